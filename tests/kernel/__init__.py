"""Tests of the search core, run on the compiled and on the plain form."""
