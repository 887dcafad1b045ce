"""Everything that is not code in the program: card faces, icons, and the generator that draws them."""
