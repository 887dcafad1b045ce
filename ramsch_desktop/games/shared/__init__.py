"""What several games of the family share: packets, the Ramsch of a Skat table, common words."""
