"""The look: tokens without Qt, the theme as one value, one palette and one style sheet."""
