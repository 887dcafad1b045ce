"""Every part in every state on one page, drawn with stand-in pictures."""
