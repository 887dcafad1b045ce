"""What Skat and Schieberamsch share: contracts, their scoring and play, passing the skat, and the skill to play."""
