"""Wheel faces as implicit surfaces: spokes, hub, lip, bolts. Radius in metres; y = 0 is the outer face, negative goes inwards."""
import numpy as np
from carsdf import smax, smin, step


def spokes(style, u, v, R):
    """distance to the spokes of one sector: u along the spoke from the hub, v across it"""
    k = np.clip((u - 0.05) / (R - 0.05), 0, 1)
    if style == "y5":            # each spoke splits in two towards the rim
        return np.abs(np.abs(v) - (0.010 + 0.052 * step(k * 0.95))) - (0.020 - 0.004 * u / R)
    if style == "twin5":         # two slim parallel spokes
        return np.abs(np.abs(v) - (0.020 + 0.014 * k)) - (0.0125 - 0.002 * k)
    if style == "multi":
        return np.abs(v) - (0.013 + 0.004 * u / R)
    if style == "split10":       # slim, forked near the rim
        return np.abs(np.abs(v) - 0.026 * step((k - 0.35) / 0.6)) - (0.0105 - 0.002 * k)
    if style == "turbine":       # curved blades, all one way
        return np.abs(v - 0.055 * k * k + 0.012) - (0.014 + 0.013 * k)
    if style == "mesh":          # crossing pairs
        return np.minimum(np.abs(v - 0.045 * (2 * k - 1)), np.abs(v + 0.045 * (2 * k - 1))) - 0.0085
    if style == "star6":         # broad, waisted
        return np.abs(v) - (0.036 - 0.026 * np.sin(np.pi * np.clip(k, 0, 1)) + 0.010 * k)
    if style == "offroad6":      # thick, straight, with a window between
        return np.abs(v) - (0.034 + 0.004 * k)
    if style == "steel6":
        return np.abs(v) - (0.040 + 0.012 * (1 - u / R))
    return np.abs(v + 0.05 * (u - 0.12)) - (0.030 - 0.010 * u / R)      # blade: wide, tapering


def wheel_field(sp):
    n, R = sp.get("spokes", 5), sp["rim_r"]
    style = sp.get("wheel", "y5")

    def disc(x, y, z, r):
        """a pressed steel wheel: a closed dish with holes near the rim"""
        face = -0.030 - 0.030 * step((r / R - 0.30) / 0.25) + 0.034 * step((r / R - 0.62) / 0.25)
        f = smax(np.abs(y - face) - 0.006, r - R + 0.004, 0.004)
        th = np.arctan2(z, x)
        per = 2 * np.pi / max(n, 8)
        a = (th + per / 2) % per - per / 2
        hole = np.hypot(r * np.cos(a) - R * 0.72, r * np.sin(a) * 0.8) - R * 0.095
        return smax(f, -hole, 0.006)

    def fn(x, y, z):
        r = np.hypot(x, z)
        if style == "dish":
            f = disc(x, y, z, r)
            hub = smax(r - 0.055, np.abs(y + 0.035) - 0.022, 0.010)
        else:
            th = np.arctan2(z, x)
            face = -0.012 - 0.030 * (1 - r / R) ** 2 + 0.012 * (r / R) ** 6      # slightly dished
            per = 2 * np.pi / n
            a = (th + per / 2) % per - per / 2
            d = spokes(style, r * np.cos(a), r * np.sin(a), R)
            f = smax(d, np.abs(y - (face - 0.020)) - 0.020, 0.010)
            f = smax(f, r - R + 0.004, 0.004)
            hub = smax(r - 0.062, np.abs(y + 0.045) - 0.022, 0.012)
        f = smin(f, hub, 0.02)
        lip = smax(np.abs(r - (R - 0.006)) - 0.011, np.abs(y + 0.012) - 0.014, 0.006)
        f = smin(f, lip, 0.012)
        cap = smax(r - 0.028, np.abs(y + 0.030) - 0.016, 0.006)
        f = smin(f, cap, 0.003)
        for k in range(5):
            t = 2 * np.pi * (k + .5) / 5
            b = np.hypot(x - 0.045 * np.cos(t), z - 0.045 * np.sin(t)) - 0.009
            f = smax(f, -smax(b, -(y + 0.036), 0.002), 0.003)
        return f
    return fn
