"""The fleet: control values of every range's body, by the slug of the range."""
from . import bakkies, carriers, cars, sports, suvs

SPECS = {slug: spec for family in (cars, sports, suvs, bakkies, carriers) for slug, spec in family.RANGES.items()}
