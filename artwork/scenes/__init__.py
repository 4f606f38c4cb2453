"""Places: what a picture of a place is made of, and the noise that makes ground and clouds. Needs no Blender."""
from dataclasses import dataclass, field
from typing import Callable
import numpy as np

FRAME = (1920, 1350)    # one render holds both cuts
WIDE = (1920, 1080)
TALL = (1080, 1350)


@dataclass(frozen=True)
class Look:
    """how the light becomes a picture; every value is relative to what is usual, 1.0 or 0.0"""
    exposure: float = 0.0       # stops
    contrast: float = 1.0
    saturation: float = 1.0
    warmth: float = 0.0         # -1 cold .. 1 warm
    shadows: tuple = (0.0, 0.0, 0.0)    # tint that is added to the dark tones, about 0.01
    highlights: tuple = (0.0, 0.0, 0.0)  # and to the bright ones
    bloom: float = 0.04         # how much of what is brighter than white spreads
    vignette: float = 0.10
    sharpen: float = 0.35


@dataclass
class Haze:
    rgb: tuple = (0.60, 0.68, 0.80)
    metres: float = 9000.0      # after so many, 63 % of what is seen is air
    strength: float = 1.0
    low: float = 0.0            # so much more air lies in the low ground,
    depth: float = 80.0         # thinning out with its height


@dataclass(frozen=True)
class Place:
    make: Callable              # make(site) puts everything but the first car into the scene
    range: str | None           # the first car; None: make() brings its own
    paint: str = "white"
    azimuth: float = 35         # degrees: 0 the nose to the viewer, 90 the whole left side
    dist: float = 10.0          # from the camera to the car's middle, metres
    eye: float = 1.30           # height of the camera
    span: float = 0.50          # how much of the frame's width the car's outline takes
    at: tuple = (0.64, 0.64)    # where in the frame the middle of the car is, from top left
    pitch: float = 0.0          # degrees; 0 keeps verticals upright, the horizon is then placed by `at`
    fstop: float | None = None  # depth of field, focused on the car
    steer: float = 0.0          # degrees that the front wheels are turned; positive to the car's left
    roll: float = 0.0           # degrees that the body leans
    squat: float = 0.0          # degrees that the nose lifts
    speed: float = 0.0          # metres that it goes while the picture is taken
    turn: float = 0.0           # degrees that the car stands turned on the spot
    wide_top: int = 150         # first row of the wide cut in the frame, 0..270
    tall_left: int | None = None    # first column of the tall cut, 0..840; None puts the car into its middle
    size: tuple | None = None   # (length, height, half width) that the camera frames where range is None
    look: Look = field(default_factory=Look)


# ---- noise
def _hash(i, j, seed):
    h = (i * 374761393 + j * 668265263 + seed * 974711) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    h = h ^ (h >> 16)
    return h


def noise(x, y, seed=0):
    """gradient noise, about -1..1, one cell for each unit"""
    x, y = np.broadcast_arrays(np.asarray(x, np.float64), np.asarray(y, np.float64))
    i, j = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    u, v = x - i, y - j

    def corner(di, dj):
        a = _hash(i + di, j + dj, seed) * (2 * np.pi / 2 ** 32)
        return np.cos(a) * (u - di) + np.sin(a) * (v - dj)
    su, sv = u * u * u * (u * (u * 6 - 15) + 10), v * v * v * (v * (v * 6 - 15) + 10)
    a, b = corner(0, 0), corner(1, 0)
    c, d = corner(0, 1), corner(1, 1)
    low, high = a + (b - a) * su, c + (d - c) * su
    return (low + (high - low) * sv) * 1.5


def fbm(x, y, octaves=5, seed=0, gain=0.5, ridged=False):
    """noise upon noise, each twice as fine; ridged: sharp crests, 0..1"""
    total, weight, out = 0.0, 1.0, 0.0
    for k in range(octaves):
        n = noise(np.asarray(x) * 2 ** k + 17.3 * k, np.asarray(y) * 2 ** k - 9.1 * k, seed + k)
        out = out + weight * ((1 - np.abs(n)) ** 2 if ridged else n)
        total += weight
        weight *= gain
    return out / total


def smooth(x, lo, hi):
    t = np.clip((np.asarray(x, float) - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)
