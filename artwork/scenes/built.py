"""Places that people built: the city at blue hour, showroom, workshop, three dealerships, and the dark studio."""
import math
import numpy as np
from scenes import Haze, Look, Place, fbm, smooth
from scenes._shapes import (Plot, bricks, clouds, gable, glass, grass, hedge, lamp, leaf_mat, line_paint, lined, panels, plaster,
                            slope, tiles, towers, tree, window_grid, wood)


def black_room(site, rgb=(0.004, 0.005, 0.007)):
    site.gradient([(0.0, rgb), (1.0, rgb)])


# ---- the dark studio
def gr_night(site):
    """strips of light that run along the car, a floor that mirrors them, a wall that fades to black on the left"""
    black_room(site)
    L = site.L
    n = site.shader("studio floor")
    fine, cloud = n.noise(26, 4), n.noise(0.7, 5)
    col = n.scaled((0.020, 0.021, 0.024), n.m("MULTIPLY_ADD", cloud, 0.5, 0.75))
    floor = n.finish(n.surface(col, n.m("MULTIPLY_ADD", n.sstep(cloud, 0.35, 0.65), 0.10, 0.14), 0.5, n.bump(fine, 0.001, 0.12)))
    site.paved(-30, 50, -40, 40, floor)
    white = lamp(site, (0.92, 0.96, 1.0), 11.0, "strip")
    frame = site.plain("strip frame", (0.02, 0.02, 0.022), 0.4)
    for k, y in enumerate((-1.9, -0.35, 1.2, 2.75, 4.3)):
        x0, x1 = -0.6, 16.0
        site.box(((x0 + x1) / 2, y, 3.30), (x1 - x0, 0.16, 0.07), frame, 0)
        site.sheet([(x0, y - 0.06, 3.262), (x0, y + 0.06, 3.262), (x1, y + 0.06, 3.262), (x1, y - 0.06, 3.262)], white)
    # a wall far behind, with a wash of light from the floor
    far = Plot(site, 0, 11.0, 0)
    wall = panels(site, (0.055, 0.057, 0.062), (1.5, 6.0), 0.02, "studio wall", 0.55, vary=0.10)
    far.box(-30, 30, 0, 0.2, 0, 8, wall, 0)
    far.box(-1.5, 16, -0.30, -0.22, 0.0, 0.07, frame, 0)
    far.sheet([(-1.2, -0.2, 0.06), (16, -0.2, 0.06), (16, -0.1, 0.075), (-1.2, -0.1, 0.075)], lamp(site, (1.0, 0.16, 0.08), 7.0, "wash"))
    # the flank's long highlight, the nose's, and a rim from behind; none is seen itself
    site.area((L * 0.5, -5.2, 2.5), (L * 0.5, 0, 0.55), 7.5, 0.5, 120, (0.86, 0.93, 1.0))
    site.area((-5.0, -1.2, 2.2), (0.2, 0, 0.5), 2.6, 0.6, 55, (0.90, 0.95, 1.0))
    site.area((L + 3.0, 4.0, 2.6), (L - 0.5, 0, 0.9), 2.6, 0.7, 70, (1.0, 0.86, 0.78))


# ---- showroom
def showroom(site):
    """a bright room: pale floor, a wall of glass on the left, timber behind the cars"""
    site.gradient([(0.0, (0.80, 0.84, 0.88)), (0.15, (0.62, 0.74, 0.90)), (1.0, (0.40, 0.55, 0.85))], 2.4)
    s = Plot(site, 0, 0, 7)
    x0, x1, y0, y1, top = -6.4, 11.0, -15.0, 9.5, 4.7
    floor = tiles(site, (0.62, 0.61, 0.59), 1.2, 0.005, "pale floor", 0.13, 0.5)
    s.floor(x0, x1, y0, y1, floor)
    white = plaster(site, (0.78, 0.77, 0.75), "white wall", 0.03)
    ceiling = site.plain("ceiling", (0.80, 0.80, 0.79), 0.8, spec=0.1)
    dark = site.plain("mullion", (0.030, 0.031, 0.033), 0.35, 0.4)
    s.box(x0 - 1.5, x1, y0, y1, top, top + 0.3, ceiling, 0)
    s.box(x0, x1, y1, y1 + 0.2, 0, top, white, 0)
    s.box(x1, x1 + 0.2, y0, y1, 0, top, white, 0)
    s.box(x0, x1, y0 - 0.2, y0, 0, top, white, 0)
    # skirting, and a soft line of light where the wall meets the ceiling
    s.box(x0, x1, y1 - 0.02, y1, 0, 0.10, dark, 0)
    s.strip(x0 + 0.3, x1, y1 - 0.55, y1 - 0.40, top - 0.01, lamp(site, (1.0, 0.93, 0.84), 7.0, "cove"))
    glow = lamp(site, (1.0, 0.965, 0.92), 15.0, "line lamp")
    for x in (-4.6, -2.2, 0.2, 2.6, 5.0, 7.4):
        s.strip(x - 0.06, x + 0.06, -9.0, y1 - 1.6, top - 0.012, glow)
        s.box(x - 0.09, x - 0.06, -9.0, y1 - 1.6, top - 0.03, top, dark, 0)
        s.box(x + 0.06, x + 0.09, -9.0, y1 - 1.6, top - 0.03, top, dark, 0)
    # timber slats on a dark ground
    timber = wood(site, (0.34, 0.20, 0.105))
    a, b = -0.6, 8.2
    s.box(a, b, y1 - 0.06, y1 - 0.02, 0.10, 3.7, site.plain("slat ground", (0.022, 0.018, 0.015), 0.8), 0)
    for x in np.arange(a + 0.03, b, 0.095):
        s.box(x, x + 0.05, y1 - 0.12, y1 - 0.06, 0.10, 3.7, timber, 0.004)
    s.box(a - 0.04, b, y1 - 0.14, y1 - 0.02, 3.70, 3.76, dark, 0)
    # the glass front with its mullions, and what is outside
    pane = glass(site, (0.93, 0.96, 0.95), 0.8)
    s.side_pane(x0, y0, y1, 0.06, top, pane)
    for y in np.arange(y1, y0, -2.05):
        s.box(x0 - 0.09, x0 + 0.05, y - 0.03, y + 0.03, 0, top, dark, 0.005)
    for z in (0.04, 3.05, top - 0.05):
        s.box(x0 - 0.08, x0 + 0.04, y0, y1, z - 0.035, z + 0.035, dark, 0.005)
    s.floor(-60, x0, -40, 60, site.concrete("outside", (0.42, 0.40, 0.37)), -0.02)
    leaf = leaf_mat(site, (0.085, 0.13, 0.035))
    bark = site.plain("bark", (0.11, 0.085, 0.065), 0.9, spec=0.1)
    trees = [tree(site, 6.5, 2.3, leaf, bark, seed=k, count=5000, size=0.17) for k in (1, 2)]
    for k, (x, y) in enumerate(((-14, 2.5), (-17, 9), (-13.5, 15), (-21, 20), (-18, -5), (-26, 28), (-16, 27), (-24, 12))):
        s.put(trees[k % 2], x, y, 0, 70 * k, 0.9 + 0.12 * (k % 3))
    hedge(s, -12.2, -11.2, -9, 24, 0, 0.8, leaf, dense=350, size=0.07)
    site.sun(38, -118, 2.2, (1.0, 0.93, 0.82), 1.5)
    # two more cars, and a low table with chairs
    s.car("corolla-cross", "white", -2.35, 6.2, 222)
    s.car("fortuner", "silver", 3.95, 6.5, 230)
    # a planter by the glass
    pot = site.plain("pot", (0.05, 0.05, 0.052), 0.5)
    s.box(-5.9, -5.3, 8.3, 8.9, 0, 0.75, pot, 0.02)
    plant = tree(site, 1.9, 0.55, leaf_mat(site, (0.050, 0.080, 0.032), "indoor leaf"), bark, 0.30, 7, 1100, 0.085, 60)
    s.put(plant, -5.6, 8.6, 0.6)
    # daylight that comes through the glass, and the room behind the camera
    s.area((x0 + 0.1, -1.5, 2.6), (0, 0.3, 0.8), 13.0, 3.6, 330, (0.93, 0.97, 1.0))
    s.area((1.5, -9.0, 4.2), (0.5, 0, 0.4), 9.0, 2.0, 170, (1.0, 0.97, 0.93))


# ---- workshop
def cabinet(s, x, y, w, h, d, body, front, drawers=5):
    s.box(x, x + w, y - d, y, 0.06, h, body, 0.008)
    step = (h - 0.14) / drawers
    for k in range(drawers):
        z = 0.09 + k * step
        s.box(x + 0.025, x + w - 0.025, y - d - 0.018, y - d, z + 0.008, z + step - 0.008, front, 0.006)
        s.box(x + 0.07, x + w - 0.07, y - d - 0.034, y - d - 0.016, z + step - 0.05, z + step - 0.034, s.site.plain("handle steel", (0.55, 0.55, 0.56), 0.3, 1.0), 0.004)


def lift(s, x, y, turn_mat, raised, half=1.62, reach=1.0):
    """a lift with two posts; the car on it looks to the camera"""
    steel = s.site.plain("lift foot", (0.05, 0.05, 0.052), 0.5)
    for k in (-1, 1):
        s.box(x + k * half - 0.15, x + k * half + 0.15, y - 0.17, y + 0.17, 0.02, 3.55, turn_mat, 0.02)
        s.box(x + k * half - 0.28, x + k * half + 0.28, y - 0.34, y + 0.34, 0.0, 0.03, steel, 0.005)
        s.box(x + k * (half - 0.17) - 0.10, x + k * (half - 0.17) + 0.10, y - 0.2, y + 0.2, raised - 0.05, raised + 0.55, steel, 0.01)
        for j in (-1, 1):
            s.tube([(x + k * (half - 0.18), y + j * 0.1, raised + 0.02), (x + k * 0.62, y + j * reach, raised + 0.02)], 0.055, steel)
            s.cylinder(x + k * 0.62, y + j * reach, raised, 0.07, 0.14, steel)
    s.box(x - half - 0.15, x + half + 0.15, y - 0.09, y + 0.09, 3.55, 3.72, turn_mat, 0.01)


def workshop(site):
    """a clean bay: sealed floor, strip lights, a second car up on a lift, cabinets along the wall"""
    site.gradient([(0.0, (0.85, 0.90, 0.95)), (1.0, (0.55, 0.70, 0.95))], 1.0)
    s = Plot(site, 0, 0, 5)
    x0, x1, y0, y1, top = -9.5, 9.5, -13.0, 9.0, 5.2
    n = site.shader("sealed floor")
    cloud, fine = n.noise(0.9, 6), n.noise(14, 4)
    col = n.scaled((0.27, 0.28, 0.285), n.m("MULTIPLY_ADD", n.sstep(cloud, 0.3, 0.7), 0.16, 0.92))
    col = n.scaled(col, n.inv(n.m("MULTIPLY", n.sstep(n.noise(2.6, 7), 0.60, 0.75), 0.25)))
    floor = n.finish(n.surface(col, n.m("MULTIPLY_ADD", cloud, 0.22, 0.10), 0.5, n.bump(fine, 0.0012, 0.12)))
    s.floor(x0, x1, y0, y1, floor)
    yellow = line_paint(site, (0.62, 0.40, 0.02), "bay line", 0.35, 0.25)
    for x in (-3.4, 2.9, 8.3):
        lined(s, x - 0.05, x + 0.05, -4.5, y1 - 1.5, yellow)
    lined(s, -3.4, 8.3, -4.6, -4.5, yellow)
    wall = panels(site, (0.66, 0.67, 0.67), (1.2, 5.4), 0.014, "wall sheets", 0.5, vary=0.02)
    low = site.plain("wall base", (0.080, 0.085, 0.092), 0.45)
    red = site.plain("cabinet red", (0.40, 0.012, 0.014), 0.28, 0, 0.6)
    grey = site.plain("cabinet grey", (0.055, 0.058, 0.062), 0.35, 0, 0.3)
    dark = site.plain("frame", (0.03, 0.031, 0.033), 0.4, 0.3)
    s.box(x0, x1, y1, y1 + 0.2, 0, top, wall, 0)
    s.box(x0 - 0.2, x0, y0, y1, 0, top, wall, 0)
    s.box(x1, x1 + 0.2, y0, y1, 0, top, wall, 0)
    s.box(x0, x1, y0 - 0.2, y0, 0, top, wall, 0)
    s.box(x0, x1, y1 - 0.02, y1, 0, 1.15, low, 0)
    s.box(x0, x1, y1 - 0.03, y1, 1.15, 1.22, red, 0)
    # roof: dark sheet, beams, ducts, strips of light
    s.box(x0, x1, y0, y1, top, top + 0.1, site.plain("roof sheet", (0.62, 0.63, 0.64), 0.7), 0)
    for y in (-6.0, -2.0, 2.0, 6.0):
        s.box(x0, x1, y - 0.07, y + 0.07, top - 0.32, top, site.plain("beam", (0.45, 0.46, 0.47), 0.5, 0.0), 0.01)
    duct = site.plain("duct", (0.60, 0.61, 0.62), 0.45, 0.6)
    s.tube([(x0, y1 - 1.0, top - 0.75), (x1, y1 - 1.0, top - 0.75)], 0.24, duct)
    for x in np.arange(x0 + 1, x1, 1.5):
        s.tube([(x, y1 - 1.0, top - 0.75), (x + 0.03, y1 - 1.0, top - 0.75)], 0.25, duct)
    tube = lamp(site, (0.94, 0.98, 1.0), 13.0, "tube")
    for x in (-7.6, -4.4, -1.2, 2.0, 5.2, 8.4):
        for y in np.arange(-8.2, 7.5, 2.2):
            s.box(x - 0.10, x + 0.10, y, y + 1.9, top - 0.44, top - 0.38, dark, 0)
            s.strip(x - 0.075, x + 0.075, y + 0.03, y + 1.87, top - 0.445, tube)
    # on the left, a sectional door with a band of milky panes
    a, b = -9.0, -4.2
    door = panels(site, (0.58, 0.60, 0.62), (5.0, 0.61), 0.02, "door", 0.4, vary=0.01)
    s.box(a, b, y1 - 0.09, y1 - 0.03, 0, 4.0, door, 0)
    for q in (a, b):
        s.box(q - 0.10, q + 0.10, y1 - 0.16, y1 - 0.03, 0, 4.15, dark, 0.01)
    s.box(a - 0.1, b + 0.1, y1 - 0.16, y1 - 0.03, 4.0, 4.2, dark, 0.01)
    milk = lamp(site, (0.86, 0.94, 1.0), 1.5, "milky", False)
    for q in range(4):
        w = (b - a) / 4
        s.box(a + q * w + 0.12, a + (q + 1) * w - 0.12, y1 - 0.10, y1 - 0.085, 2.02, 2.85, dark, 0)
        s.pane(a + q * w + 0.16, a + (q + 1) * w - 0.16, y1 - 0.105, 2.06, 2.81, milk)
    # cabinets and a bench, a board of tools above them
    for k in range(3):
        cabinet(s, -3.6 + 0.78 * k, y1 - 0.05, 0.75, 1.02, 0.55, grey, red if k != 1 else grey, 6)
    s.box(-3.65, -1.2, y1 - 0.66, y1 - 0.03, 1.02, 1.06, wood(site, (0.32, 0.21, 0.12)), 0.006)
    s.box(-3.6, -1.25, y1 - 0.07, y1 - 0.03, 1.30, 2.25, site.plain("tool board", (0.10, 0.105, 0.11), 0.5), 0.006)
    rng = np.random.default_rng(5)
    steel = site.plain("tool steel", (0.60, 0.60, 0.61), 0.25, 1.0)
    for k in range(17):
        x = -3.5 + 0.13 * k
        h = 0.16 + 0.14 * ((k * 7) % 10) / 10
        s.box(x, x + 0.022, y1 - 0.10, y1 - 0.08, 2.12 - h, 2.12, steel if k % 4 else red, 0.004)
        s.cylinder(x + 0.011, y1 - 0.095, 2.10, 0.022, 0.02, steel, sides=12)
        h = 0.10 + 0.12 * rng.random()
        s.box(x, x + 0.03, y1 - 0.10, y1 - 0.08, 1.68 - h, 1.68, steel if k % 3 else grey, 0.004)
    cabinet(s, 7.0, y1 - 0.05, 0.9, 1.85, 0.5, grey, red, 3)
    cabinet(s, 7.95, y1 - 0.05, 0.9, 1.85, 0.5, grey, grey, 3)
    # tyres on a rack, an oil trolley
    rubber = site.plain("loose tyre", (0.018, 0.018, 0.018), 0.6)
    for r in range(3):
        s.box(5.6 - 0.6, 6.9, y1 - 0.62, y1 - 0.1, 0.35 + 0.72 * r, 0.38 + 0.72 * r, dark, 0)
        for k in range(7):
            x = 5.2 + 0.24 * k
            ring = [(x, y1 - 0.36 + 0.25 * math.cos(t), 0.70 + 0.72 * r + 0.25 * math.sin(t)) for t in np.linspace(0, 2 * np.pi, 28, endpoint=False)]
            s.tube(ring, 0.085, rubber, True)
    # the next bay: a car up on a lift
    charcoal = site.plain("lift grey", (0.11, 0.115, 0.125), 0.35, 0, 0.4)
    lift(s, 3.0, 4.6, charcoal, 1.62)
    s.car("fortuner", "white", 3.0, 4.75, 268, 1.50)
    under = site.plain("underside", (0.045, 0.045, 0.047), 0.55, 0.4)
    s.tube([(3.25, 2.9, 1.74), (3.3, 4.6, 1.72), (3.5, 5.6, 1.74), (3.5, 6.6, 1.78)], 0.045, under)
    s.box(2.65, 3.25, 2.9, 4.2, 1.72, 1.95, under, 0.06)
    s.tube([(2.95, 4.1, 1.82), (2.95, 6.2, 1.80)], 0.05, under)
    # a roller cabinet stands near the car
    cabinet(s, -3.05, 2.6, 0.72, 0.92, 0.46, grey, red, 6)
    for x in (-2.97, -2.41):
        for y in (2.22, 2.54):
            s.cylinder(x, y, 0, 0.05, 0.07, dark, sides=16)
    s.area((-2.5, -8.5, 4.4), (0.3, 0, 0.5), 8.0, 1.6, 210, (0.97, 0.985, 1.0))
    s.area((-8.5, -1.0, 3.2), (0, 0, 0.7), 9.0, 1.6, 150, (0.90, 0.96, 1.0))


# ---- city
def tall_tower(s, x, y, z0, scale=1.0):
    """a mast of our own: a tapering shaft of three fins, a faceted gallery high up, and a needle"""
    site = s.site
    shaft = site.plain("tower shaft", (0.11, 0.115, 0.13), 0.6)
    k = scale
    for j in range(3):
        t = math.radians(120 * j + 20)
        c, q = math.cos(t), math.sin(t)
        s.tube([(x + 9 * k * c, y + 9 * k * q, z0), (x + 3.5 * k * c, y + 3.5 * k * q, z0 + 190 * k)], 2.2 * k, shaft)
    s.cylinder(x, y, z0, 4.2 * k, 212 * k, shaft, 2.8 * k, 12)
    glow = lamp(site, (1.0, 0.72, 0.42), 1.6, "gallery", False)
    blue = lamp(site, (0.22, 0.42, 1.0), 2.2, "ring", False)
    for z, r, r2, h, m in ((176, 4, 13, 9, shaft), (185, 13, 13.5, 3.2, glow), (188.2, 13.5, 13.5, 1.2, shaft), (189.4, 13.2, 12.8, 3.0, glow), (192.4, 13.0, 6, 9, shaft), (203, 6.4, 6.2, 1.3, blue), (168, 5.6, 5.6, 0.9, blue)):
        s.cylinder(x, y, z0 + z * k, r * k, h * k, m, r2 * k, 18)
    s.cylinder(x, y, z0 + 212 * k, 1.3 * k, 52 * k, shaft, 0.35 * k, 8)
    s.cylinder(x, y, z0 + 263 * k, 1.1 * k, 2.2 * k, lamp(site, (1.0, 0.05, 0.03), 5.0, "beacon", False), sides=8)


def city(site):
    """the top deck of a parkade after rain; behind its wall the towers, their windows lit, and the last light"""
    site.haze = Haze((0.115, 0.115, 0.20), 5200)
    stops = [(0.0, (0.66, 0.31, 0.17)), (0.022, (0.46, 0.26, 0.22)), (0.062, (0.21, 0.20, 0.31)), (0.14, (0.085, 0.135, 0.31)), (0.34, (0.036, 0.075, 0.21)), (1.0, (0.016, 0.036, 0.115))]

    def wisps(n, v, colour):
        flat = n.noise(2.0, 8, 0.55, v=n.stretched((1.3, 1.3, 11.0), v), distort=0.4)
        _, _, z = n.xyz(v)
        return n.mix(n.mul(n.sstep(flat, 0.48, 0.75), n.sstep(z, 0.02, 0.10), 0.45), colour, (0.30, 0.20, 0.27))
    site.gradient(stops, 1.0, glow=(-8, (0.95, 0.42, 0.20), 5.0, 14.0), clouds=wisps)
    s = Plot(site, 0, 0, 10)
    rng = np.random.default_rng(11)
    # the deck
    n = site.shader("wet deck")
    grain, patch, big = n.noise(95, 3), n.noise(1.2, 6), n.noise(0.30, 5)
    wet = n.sstep(big, 0.46, 0.56)
    col = n.scaled((0.058, 0.058, 0.060), n.m("MULTIPLY_ADD", n.sstep(grain, 0.3, 0.7), 0.7, 0.62))
    col = n.scaled(col, n.m("MULTIPLY_ADD", patch, 0.5, 0.72))
    col = n.scaled(col, n.m("MULTIPLY_ADD", wet, -0.45, 1.0))
    rough = n.m("ADD", n.m("MULTIPLY_ADD", wet, -0.30, 0.38), n.m("MULTIPLY", n.sstep(patch, 0.35, 0.65), 0.10))
    deck = n.finish(n.surface(col, n.m("MAXIMUM", rough, 0.05), 0.5, n.bump(n.m("MULTIPLY", grain, n.m("MULTIPLY_ADD", wet, -0.92, 1.0)), 0.004, 0.6)))
    s.floor(-70, 70, -30, 9.6, deck)
    bay = line_paint(site, (0.50, 0.50, 0.48), "bay", 0.35, 0.5)
    for x in np.arange(-22, 24, 2.6):
        lined(s, x - 0.055, x + 0.055, 4.2, 9.3, bay)
    lined(s, -70, 70, -6.9, -6.78, bay)
    wall = site.concrete("parapet", (0.24, 0.235, 0.23), 0.6)
    for x in np.arange(-48, 48, 4.0):
        s.box(x + 0.01, x + 3.99, 9.6, 9.8, 0, 0.82, wall, 0.02)
    s.box(-48, 48, 9.57, 9.83, 0.82, 0.88, wall, 0.012)
    rail = site.plain("rail", (0.30, 0.31, 0.32), 0.3, 1.0)
    s.tube([(-48, 9.7, 1.12), (48, 9.7, 1.12)], 0.03, rail)
    for x in np.arange(-48, 48, 2.0):
        s.tube([(x, 9.7, 0.86), (x, 9.7, 1.12)], 0.02, rail)
    # lamp posts along the wall
    post = site.plain("post", (0.05, 0.05, 0.055), 0.4, 0.5)
    head = lamp(site, (1.0, 0.86, 0.66), 22.0, "street lamp")
    for x in (-17.5, 8.7, 20.3):
        s.tube([(x, 9.2, 0), (x, 9.2, 5.4), (x, 8.1, 5.7)], 0.055, post)
        s.box(x - 0.12, x + 0.12, 7.45, 8.15, 5.68, 5.76, post, 0.02)
        s.strip(x - 0.09, x + 0.09, 7.5, 8.1, 5.675, head)
        s.area((x, 7.8, 5.6), (x, 7.0, 0), 0.8, 0.3, 190, (1.0, 0.80, 0.55))
    # a stair head stands on the deck at the right
    s.box(9.6, 14.5, 6.0, 9.6, 0, 3.3, wall, 0.03)
    s.box(9.3, 14.8, 5.7, 9.9, 3.3, 3.5, wall, 0.02)
    s.box(10.4, 11.5, 5.96, 6.0, 0, 2.2, post, 0.01)
    s.sheet([(10.5, 5.95, 0.1), (11.4, 5.95, 0.1), (11.4, 5.95, 2.1), (10.5, 5.95, 2.1)], lamp(site, (1.0, 0.80, 0.52), 1.6, "door light", False))
    # the town: low roofs first, towers behind; the ground is 21 m down
    down = -21.0
    town = site.plain("town floor", (0.02, 0.021, 0.026), 0.9)
    s.sheet([(-6000, 12, down), (6000, 12, down), (6000, 9000, down), (-6000, 9000, down)], town)
    styles = []
    for k, (lit, base) in enumerate(((0.34, 0.055), (0.20, 0.085), (0.46, 0.040), (0.12, 0.070))):
        n = site.shader(f"tower {k}")
        im = site.picture(f"lit {k}", window_grid(np.random.default_rng(k + 3), lit=lit, pane=((5, 6), (6, 4), (3, 7), (5, 5))[k]))
        e = n.image(im, repeat=True)
        walls = n.surface((base, base * 1.02, base * 1.12), 0.45, 0.5)
        styles.append(n.finish(n.adds(walls, n.glow(e, 0.85))))
    sets = [[] for _ in styles]

    def block(x, y, w, d, h, turn, k=None):
        k = rng.integers(0, len(styles)) if k is None else k
        sets[k].append((x, y, w, d, down, down + h, turn))
        if h > 60 and rng.random() < 0.6:
            sets[k].append((x, y, w * 0.7, d * 0.7, down + h, down + h + rng.uniform(6, 18), turn))
        sets[1 if k != 1 else 3].append((x + w * 0.1, y, w * 0.3, d * 0.3, down + h, down + h + 4.5, turn))
    for _ in range(520):        # near roofs
        y = 60 + 700 * rng.random() ** 1.3
        block(rng.uniform(-0.9, 0.7) * (y + 60), y, rng.uniform(14, 34), rng.uniform(12, 26), rng.uniform(6, 17), rng.choice((-14, -14, 8, 76)))
    for _ in range(150):        # the middle distance
        y = rng.uniform(650, 1900)
        block(rng.uniform(-0.85, 0.75) * y, y, rng.uniform(20, 44), rng.uniform(18, 30), rng.uniform(18, 46) + 12 * rng.random() ** 3, rng.choice((-14, 8, 20)))
    # the centre: a hill of towers whose middle stands behind the car
    for _ in range(105):
        t = rng.normal() * 0.42
        y = rng.uniform(950, 1750)
        x = (0.10 + 0.36 * t) * y
        h = (60 + 115 * math.exp(-(t / 0.45) ** 2)) * rng.uniform(0.55, 1.12)
        block(x, y, rng.uniform(22, 36), rng.uniform(20, 32), h, rng.choice((-14, -14, 10)))
    for x, y, w, h, k in ((40, 1180, 34, 205, 0), (205, 1260, 30, 186, 2), (330, 1150, 38, 158, 0), (-110, 1300, 32, 164, 1), (120, 1050, 30, 148, 3)):
        block(x, y, w, w * 0.9, h, -14, k)
    for k, b in enumerate(sets):
        box = [(*s.p(x, y)[:2], w, d, z0, z1, s.angle + t) for x, y, w, d, z0, z1, t in b]
        towers(site, box, styles[k], seed=k)
    tall_tower(s, -285, 1250, down, 1.0)
    # street lamps between the roofs
    spark = site.cylinder((0, 0, 0), 0.5, 0.6, lamp(site, (1.0, 0.62, 0.28), 9.0, "sparks", False), sides=6)
    y = 70 + 1500 * rng.random(900) ** 1.4
    pts = s.points(np.c_[rng.uniform(-0.9, 0.7, 900) * (y + 40), y, np.full(900, down + 9.0) + rng.uniform(0, 6, 900)])
    site.scatter(spark, pts, 2 * np.clip(y / 700, 0.5, 1.4))
    # the car's own lamps on the wet ground, and the sky's light on its flank
    for k in (-1, 1):
        o = site.area((-0.15, k * 0.62, 0.62), (-7.0, k * 1.1, 0.0), 0.22, 0.10, 45, (0.92, 0.96, 1.0))
        o.data.spread = math.radians(62)
    s.area((-2.5, -8.5, 4.6), (0, 0, 0.5), 12.0, 1.6, 560, (0.58, 0.72, 1.0))
    s.area((-9.5, -3.6, 3.6), (-1.5, 0, 0.6), 5.0, 1.2, 190, (0.66, 0.78, 1.0))


# ---- dealerships by day
def day(site, elevation=36, bearing=-128, cloud=(0.50, 0.70), seed=0.0, power=3.6, sky=0.115, scale=0.9):
    site.haze = Haze((0.58, 0.66, 0.78), 3800, 0.85)
    site.sky(elevation, bearing, sky, dust=0.8, clouds=clouds(*cloud, rgb=(0.92, 0.93, 0.95), scale=scale, seed=seed))
    site.sun(elevation, bearing, power, (1.0, 0.93, 0.84), 0.6)


def greenery(site, rgb=(0.075, 0.115, 0.035), count=12000, size=0.12, heights=((6.5, 2.4), (8.0, 2.9), (5.2, 2.0))):
    leaf = leaf_mat(site, rgb)
    bark = site.plain("bark", (0.13, 0.105, 0.085), 0.9, spec=0.1)
    return [tree(site, h, r, leaf, bark, seed=k + 1, count=count, size=size, clumps=58) for k, (h, r) in enumerate(heights)], leaf


def pylon(s, x, y, height, width, body, mark, dark):
    """a sign without a word: a slab, a band of colour, our canopy in outline"""
    s.box(x - width / 2 - 0.15, x + width / 2 + 0.15, y - 0.35, y + 0.35, 0, 0.16, s.site.concrete("pylon foot", (0.40, 0.39, 0.37)), 0.01)
    s.box(x - width / 2, x + width / 2, y - 0.16, y + 0.16, 0.16, height, body, 0.02)
    s.box(x - width / 2 - 0.01, x - width / 2 + 0.09, y - 0.18, y + 0.18, 0.16, height + 0.02, mark, 0.01)
    z, w = height - width * 0.62, width * 0.30
    pts = [(-w, -0.42 * w), (w, -0.42 * w), (0.55 * w, 0.42 * w), (-0.55 * w, 0.42 * w)]
    s.tube([(x + 0.04 + a, y - 0.18, z + b) for a, b in pts], 0.022, dark, True)
    s.tube([(x + 0.04 - 0.72 * w, y - 0.18, z), (x + 0.04 + 0.72 * w, y - 0.18, z)], 0.018, dark)


def opposite(s, trees, y=-30):
    """what the panes and the paint mirror: the far side of the road"""
    site = s.site
    road = site.plain("far road", (0.10, 0.10, 0.10), 0.9)
    s.floor(-90, 90, -60, -14, road, -0.02)
    wall = site.plain("far wall", (0.32, 0.29, 0.25), 0.9)
    for k, (x, w, h) in enumerate(((-40, 18, 6), (-17, 14, 4.5), (4, 20, 7), (30, 16, 5), (52, 18, 6))):
        s.box(x, x + w, y - 10, y, 0, h, wall, 0)
        s.put(trees[k % len(trees)], x - 3, y + 2, 0, 40 * k)


def seen_inside(s, x0, x1, y0, y1, top, floor_rgb=(0.55, 0.54, 0.52), wall_rgb=(0.62, 0.60, 0.57), rows=3):
    """a lit room behind the panes"""
    site = s.site
    s.floor(x0, x1, y0, y1, tiles(site, floor_rgb, 0.9, 0.006, "inside floor", 0.18), 0.02)
    wall = site.plain("inside wall", wall_rgb, 0.8, spec=0.2)
    s.box(x0, x1, y1, y1 + 0.15, 0, top, wall, 0)
    s.box(x0 - 0.15, x0, y0 + 0.2, y1, 0, top, wall, 0)
    s.box(x1, x1 + 0.15, y0 + 0.2, y1, 0, top, wall, 0)
    glow = lamp(site, (1.0, 0.93, 0.83), 7.0, "inside lamps")
    for y in np.linspace(y0 + 1.6, y1 - 1.2, rows):
        s.strip(x0 + 0.8, x1 - 0.8, y - 0.09, y + 0.09, top - 0.03, glow)


def frames(s, x0, x1, y, z0, z1, count, mat, w=0.06, bars=()):
    for x in np.linspace(x0, x1, count + 1):
        s.box(x - w / 2, x + w / 2, y - 0.06, y + 0.08, z0, z1, mat, 0.006)
    for z in (z0 + w / 2, z1 - w / 2, *bars):
        s.box(x0, x1, y - 0.05, y + 0.07, z - w / 2, z + w / 2, mat, 0.006)


def dealership_city(site):
    """a two-storey front of glass under a deep dark fascia, offices and street trees behind"""
    day(site, 40, -132, (0.52, 0.74), 3.1)
    s = Plot(site, 0.6, 0, 14)
    trees, leaf = greenery(site)
    opposite(s, trees)
    pave = bricks(site, (0.30, 0.295, 0.285), (0.24, 0.235, 0.23), (0.13, 0.125, 0.12), (0.40, 0.20), 0.008, "pavers", 0.8, 0.5, 0.22)
    s.floor(-60, 60, -14, 70, pave)
    y, x0, x1, top = 16.5, -9.5, 13.5, 6.2
    alu = panels(site, (0.055, 0.058, 0.063), (3.0, 1.6), 0.016, "fascia", 0.32, 0.6, vary=0.03)
    light = panels(site, (0.62, 0.62, 0.61), (3.0, 1.2), 0.014, "cladding", 0.4, 0.0, vary=0.015)
    dark = site.plain("mullions", (0.035, 0.037, 0.040), 0.35, 0.5)
    mark = site.plain("mark", (0.42, 0.012, 0.016), 0.3, 0, 0.5)
    steel = site.plain("brushed", (0.62, 0.63, 0.64), 0.3, 1.0)
    # the body of the house, the hall in front of it
    s.box(x0 - 5.5, x0, y + 1.2, y + 16, 0, 7.4, light, 0.02)
    seen_inside(s, x0, x1, y, y + 9, 5.4, rows=4)
    s.box(x0, x1, y + 5.0, y + 9, 3.1, 3.4, light, 0)
    s.box(x0, x1, y - 0.05, y + 10, 5.4, 5.7, site.plain("hall ceiling", (0.66, 0.66, 0.65), 0.8), 0)
    frames(s, x0, x1, y, 0.05, 5.4, 10, dark, 0.07, (3.2,))
    s.pane(x0, x1, y, 0.08, 5.38, glass(site, (0.70, 0.77, 0.76), 1.0, "front pane", 0.05))
    s.box(x0 - 0.6, x1 + 0.6, y - 2.4, y + 12, 5.55, top + 0.15, alu, 0.02)
    s.box(x0 - 0.6, x1 + 0.6, y - 2.42, y - 2.39, 5.55, 5.65, mark, 0)
    spot = lamp(site, (1.0, 0.95, 0.88), 3.0, "soffit lamps", False)
    for x in np.linspace(x0 + 0.6, x1 - 0.6, 12):
        s.strip(x - 0.08, x + 0.08, y - 1.3, y - 1.14, 5.545, spot)
    for x in (x0 - 0.2, x0 + 7.5, x1 + 0.2):
        s.cylinder(x, y - 1.9, 0, 0.13, 5.56, steel)
    # the portal round the door
    a = 1.0
    s.box(a - 1.7, a - 1.4, y - 0.9, y + 0.4, 0, 3.9, light, 0.01)
    s.box(a + 1.4, a + 1.7, y - 0.9, y + 0.4, 0, 3.9, light, 0.01)
    s.box(a - 1.7, a + 1.7, y - 0.9, y + 0.4, 3.6, 3.9, light, 0.01)
    s.box(a - 0.03, a + 0.03, y - 0.08, y + 0.08, 0, 3.0, steel, 0.005)
    # cars: inside, and on the forecourt
    s.car("corolla", "silver", -6.2, y + 2.9, 235)
    s.car("fortuner", "white", -3.3, 11.2, 250)
    s.car("corolla", "silver", 7.3, 11.0, 248)
    kerb = site.concrete("kerb", (0.44, 0.43, 0.41))
    s.box(x0 - 8, x1 + 6, y - 3.0, y - 2.75, 0, 0.13, kerb, 0.02)
    s.floor(x0 - 8, x1 + 6, y - 2.75, y, site.concrete("walk", (0.40, 0.39, 0.37)), 0.12)
    for x in (-7.2, -4.8, -2.0, 2.5, 5.2):
        lined(s, x - 0.05, x + 0.05, 8.4, 13.3, line_paint(site, name=f"line {x}"))
    pylon(s, 6.0, 13.4, 5.6, 1.35, site.plain("pylon", (0.70, 0.70, 0.69), 0.35, 0, 0.3), mark, dark)
    # street trees in grates, offices behind
    s.put(trees[1], -12.6, 13.8, 0, 30, 0.9)
    s.put(trees[0], 11.0, 12.5, 0, 200, 0.8)
    s.put(trees[2], -17.5, 17.0, 0, 100, 1.1)
    hedge(s, -22, -10.4, 12.9, 13.6, 0, 0.7, leaf, dense=500, size=0.06)
    im = site.picture("office", office_front())
    n = site.shader("offices")
    col = n.image(im, repeat=True)
    offices = n.finish(n.surface(col, 0.25, 0.6))
    box = [(-36, 52, 22, 18, 0, 13, 6), (-8, 66, 26, 20, 0, 16, -4), (22, 58, 20, 18, 0, 15, 10), (44, 72, 24, 20, 0, 22, 0), (-64, 80, 26, 20, 0, 16, 0), (66, 60, 22, 18, 0, 14, 0)]
    towers(site, [(*s.p(x, q)[:2], w, d, z0, z1, s.angle + t) for x, q, w, d, z0, z1, t in box], offices, (3.0, 3.4), (8, 8))


def office_front():
    """bands of panes and of concrete, eight bays by eight floors"""
    rng = np.random.default_rng(8)
    a = np.zeros((8 * 34, 8 * 30, 3), np.float32)
    a[:] = (0.40, 0.385, 0.36)
    for r in range(8):
        for c in range(8):
            k = rng.uniform(0.6, 1.3)
            a[r * 34 + 9:r * 34 + 29, c * 30 + 2:c * 30 + 28] = np.array((0.085, 0.115, 0.145)) * k
    return a


def dealership_suburb(site):
    """one storey of white plaster and brick, a flat canopy on slim columns, a lawn and hedges"""
    day(site, 44, -125, (0.47, 0.68), 9.4)
    s = Plot(site, 0.4, 0, -12)
    trees, leaf = greenery(site, (0.080, 0.125, 0.032), heights=((7.5, 3.1), (9.5, 3.4), (5.6, 2.3)))
    opposite(s, trees)
    pave = bricks(site, (0.275, 0.185, 0.145), (0.215, 0.148, 0.120), (0.15, 0.125, 0.11), (0.22, 0.11), 0.006, "clay pavers", 0.85, 0.5, 0.25)
    s.floor(-70, 70, -14, 60, pave)
    y, x0, x1, h = 10.5, -6.5, 15.0, 3.55
    white = plaster(site, (0.74, 0.73, 0.70), "white plaster", 0.08)
    face = bricks(site, (0.30, 0.125, 0.075), (0.22, 0.095, 0.062), (0.34, 0.31, 0.28), name="face brick")
    dark = site.plain("window frames", (0.045, 0.046, 0.048), 0.4, 0.3)
    mark = site.plain("mark", (0.42, 0.012, 0.016), 0.3, 0, 0.5)
    post = site.plain("columns", (0.66, 0.66, 0.65), 0.35, 0.2)
    edge = site.plain("canopy edge", (0.14, 0.145, 0.15), 0.4, 0.3)
    timber = wood(site, (0.33, 0.19, 0.095), "soffit")
    # the show hall with its corner window, the lower wing for service on the left
    seen_inside(s, x0, x1, y, y + 9, h, rows=3)
    s.box(x0 - 0.35, x1 + 0.35, y + 0.05, y + 10, h, h + 0.75, white, 0.02)
    s.box(x0 - 0.40, x1 + 0.40, y, y + 10.05, h + 0.75, h + 0.83, edge, 0.01)
    for a, b in ((x0 - 0.35, x0), (4.6, 5.4), (x1, x1 + 0.35)):
        s.box(a, b, y - 0.05, y + 0.5, 0, h, face, 0.01)
    frames(s, x0, 4.6, y + 0.15, 0.35, h, 5, dark, 0.06)
    frames(s, 5.4, x1, y + 0.15, 0.05, h, 4, dark, 0.06)
    pane = glass(site, (0.72, 0.78, 0.77), 1.0, "hall pane", 0.05)
    s.pane(x0, 4.6, y + 0.15, 0.38, h, pane)
    s.pane(5.4, x1, y + 0.15, 0.08, h, pane)
    s.box(x0, 4.6, y - 0.02, y + 0.3, 0, 0.35, face, 0.01)
    s.box(x0 - 14, x0 - 0.35, y + 2.6, y + 11, 0, 3.3, face, 0.01)
    s.box(x0 - 14.2, x0 - 0.30, y + 2.4, y + 11, 3.3, 3.62, white, 0.01)
    roller = panels(site, (0.50, 0.51, 0.52), (6, 0.09), 0.02, "roller door", 0.45, 0.3, vary=0.01)
    for a in (-19.2, -14.2):
        s.box(a, a + 3.4, y + 2.54, y + 2.62, 0, 2.85, roller, 0)
        s.box(a - 0.08, a + 3.48, y + 2.50, y + 2.6, 2.85, 2.98, edge, 0)
    # the canopy reaches over the forecourt
    a, b, c0, c1, z = -0.6, 10.4, 6.0, 10.6, 4.05
    s.box(a, b, c0, c1, z, z + 0.30, edge, 0.02)
    s.box(a - 0.04, b + 0.04, c0 - 0.04, c1, z + 0.30, z + 0.36, white, 0.01)
    s.box(a, b, c0 - 0.015, c0, z + 0.11, z + 0.19, mark, 0)
    for x in np.arange(a + 0.1, b - 0.1, 0.145):
        s.box(x, x + 0.13, c0 + 0.1, c1, z - 0.025, z, timber, 0.003)
    for x in (a + 0.8, (a + b) / 2, b - 0.8):
        s.cylinder(x, c0 + 0.7, 0, 0.095, z, post)
        s.cylinder(x, c0 + 0.7, 0, 0.17, 0.30, site.concrete("column foot", (0.40, 0.39, 0.37)))
    lights = lamp(site, (1.0, 0.94, 0.85), 4.0, "canopy lamps", False)
    for x in np.linspace(a + 1.2, b - 1.2, 5):
        s.strip(x - 0.10, x + 0.10, 8.2, 8.4, z - 0.03, lights)
    # cars below the canopy and before the wing
    s.car("rav4", "sky", 3.5, 8.7, 250)
    s.car("corolla-sedan", "white", -5.0, 8.0, 236)
    # lawn, hedge, low planting, pylon
    grass(s, -26, -7.7, 4.2, 8.6, (0.125, 0.145, 0.050), 0.10)
    kerb = site.concrete("kerb", (0.46, 0.45, 0.43))
    s.box(-26, -7.6, 4.05, 4.2, 0, 0.14, kerb, 0.02)
    s.box(-7.7, -7.55, 4.05, 8.6, 0, 0.14, kerb, 0.02)
    hedge(s, -24, -9.8, 8.0, 8.8, 0.05, 0.75, leaf, dense=650, size=0.05)
    pylon(s, -10.5, 5.6, 4.4, 1.2, site.plain("pylon", (0.10, 0.105, 0.11), 0.3, 0.1, 0.4), mark, site.plain("pylon mark", (0.66, 0.66, 0.66), 0.25, 0.8))
    for k, (x, q, z) in enumerate(((-17, 6.4, 1.0), (-23, 26, 1.3), (-12, 27, 1.15), (-3, 25, 1.2), (6, 26, 1.3), (15, 24, 1.1), (19, 12, 1.0), (24, 28, 1.4), (-32, 18, 1.2))):
        s.put(trees[k % 3], x, q, 0.05, 63 * k, z)


def dealership_country(site):
    """a shop of the small town: plaster, a red corrugated roof, a verandah on posts, gravel, bluegums and a koppie"""
    day(site, 30, -120, (0.58, 0.80), 5.7, 3.7, 0.105, 0.7)
    s = Plot(site, 0.4, 0, 10)
    trees, leaf = greenery(site, (0.085, 0.105, 0.045), heights=((7.0, 2.8), (13.0, 2.9), (5.0, 2.5)), size=0.125)
    opposite(s, trees)
    n = site.shader("gravel")
    fine, mid, big = n.noise(55, 4), n.noise(2.2, 6), n.noise(0.25, 5)
    stones = n.cells(38)
    col = n.mix(n.sstep(mid, 0.35, 0.65), (0.235, 0.150, 0.095), (0.345, 0.240, 0.160))
    col = n.mix(n.m("MULTIPLY", n.sstep(big, 0.45, 0.62), 0.5), col, (0.40, 0.285, 0.195))
    col = n.scaled(col, n.m("MULTIPLY_ADD", n.sstep(stones, 0.05, 0.45), -0.5, 1.12))
    # where wheels have turned in from the road the fines are pressed pale and smooth
    x, y, _ = n.xyz(n.pos(local=True))
    bend = n.m("MULTIPLY_ADD", n.m("POWER", n.m("MULTIPLY_ADD", y, 0.02, 0.5), 2.0), 3.0, n.m("MULTIPLY", n.m("SUBTRACT", mid, 0.5), 0.5))
    worn = None
    for at in (-4.6, -3.0, -1.3, 0.4, 2.4, 4.1):
        d = n.m("ABSOLUTE", n.m("SUBTRACT", n.m("ADD", x, bend), at))
        track = n.inv(n.sstep(d, 0.08, 0.34))
        worn = n.mx(worn, track) if worn else track
    worn = n.mul(worn, n.sstep(n.noise(0.5, 5), 0.36, 0.58))
    col = n.mix(n.m("MULTIPLY", worn, 0.55), col, (0.43, 0.315, 0.225))
    h = n.m("ADD", n.m("MULTIPLY", stones, -0.8), n.m("ADD", n.m("MULTIPLY", fine, 0.5), n.m("MULTIPLY", mid, 1.2)))
    gravel = n.finish(n.surface(col, 0.95, 0.08, n.bump(h, 0.012, 0.8)))
    s.floor(-220, 220, -14, 400, gravel)
    stone = site.mesh("stone", np.array([(0, 0, -.4), (1, 0, 0), (.2, .9, 0), (-.8, .5, .05), (-.7, -.6, 0), (.4, -.9, 0), (.1, 0, .6)]) * 0.5,
                      np.array([(1, 2, 6), (2, 3, 6), (3, 4, 6), (4, 5, 6), (5, 1, 6), (2, 1, 0), (3, 2, 0), (4, 3, 0), (5, 4, 0), (1, 5, 0)]), site.plain("pebble", (0.27, 0.20, 0.145), 0.9, spec=0.1), sharp=60)
    rng = np.random.default_rng(4)
    near = site.fan(2600, 3.5, 26, bias=1.4)
    near = near[site.clear(near[:, 0], near[:, 1], 0.05, 0.1) < 0.5]
    site.scatter(stone, np.c_[near, np.zeros(len(near))], 0.02 + 0.07 * rng.random(len(near)) ** 4, tilt=0.2)
    y, x0, x1, h = 12.5, -8.5, 12.5, 3.5
    wall = plaster(site, (0.70, 0.63, 0.50), "cream plaster", 0.14)
    base = plaster(site, (0.16, 0.085, 0.055), "red base", 0.12)
    trim = site.plain("white wood", (0.70, 0.69, 0.66), 0.5)
    green = site.plain("green wood", (0.035, 0.075, 0.055), 0.4, 0, 0.3)
    mark = site.plain("mark", (0.42, 0.012, 0.016), 0.3, 0, 0.5)
    n = site.shader("roof red")
    rust = n.noise(0.9, 7, v=n.stretched((1.5, 0.5, 0.5)))
    col = n.mix(n.sstep(rust, 0.40, 0.68), (0.150, 0.030, 0.021), (0.105, 0.032, 0.024))
    col = n.mix(n.m("MULTIPLY", n.sstep(n.noise(3.1, 6), 0.58, 0.72), 0.4), col, (0.175, 0.066, 0.044))
    roof = n.finish(n.surface(col, 0.48, 0.4))
    ridge, depth = 2.3, 9.0
    seen_inside(s, x0 + 0.3, x1 - 0.3, y + 0.25, y + 6, h, (0.30, 0.20, 0.13), (0.50, 0.46, 0.38), 2)
    # front wall round two shop windows and a double door
    holes = ((-7.3, -3.6), (-1.0, 3.4), (5.6, 10.9))
    xs = [x0] + [v for q in holes for v in q] + [x1]
    for a, b in zip(xs[::2], xs[1::2]):
        s.box(a, b, y, y + 0.3, 0, h, wall, 0.01)
    pane = glass(site, (0.68, 0.73, 0.71), 1.0, "shop pane", 0.04)
    for k, (a, b) in enumerate(holes):
        foot = 0.62 if k != 1 else 0.02
        s.box(a, b, y, y + 0.3, 2.75, h, wall, 0.0)
        if k != 1:
            s.box(a, b, y, y + 0.3, 0, foot, wall, 0.0)
        frames(s, a, b, y + 0.12, foot, 2.75, 4, green, 0.09, (2.15,))
        s.pane(a, b, y + 0.14, foot, 2.75, pane)
    s.box(x0 - 0.03, x1 + 0.03, y - 0.025, y, 0.0, 0.55, base, 0.004)
    for x in (x0, x1 - 0.3):
        s.box(x, x + 0.3, y, y + depth, 0, h, wall, 0.01)
    slope(s, x0 - 0.4, x1 + 0.4, y - 0.25, h + 0.02, y + depth / 2, h + ridge, roof)
    slope(s, x0 - 0.4, x1 + 0.4, y + depth + 0.25, h + 0.02, y + depth / 2, h + ridge, roof)
    for x in (x0 - 0.02, x1 + 0.02):
        gable(s, x, depth / 2, h, ridge, y + depth / 2, wall)
    s.tube([(x0 - 0.4, y + depth / 2, h + ridge + 0.02), (x1 + 0.4, y + depth / 2, h + ridge + 0.02)], 0.09, roof)
    # the verandah: its own, flatter, roof on posts, with a fascia and brackets
    v0 = y - 2.9
    slope(s, x0 - 0.3, x1 + 0.3, v0 - 0.15, 2.72, y + 0.05, 3.22, roof)
    s.box(x0 - 0.3, x1 + 0.3, v0 - 0.08, v0 - 0.02, 2.50, 2.70, trim, 0.006)
    s.tube([(x0 - 0.35, v0 - 0.19, 2.69), (x1 + 0.35, v0 - 0.19, 2.69)], 0.06, trim)
    for x in np.linspace(x0, x1, 8):
        s.box(x - 0.055, x + 0.055, v0 - 0.055, v0 + 0.055, 0.14, 2.56, trim, 0.006)
        s.box(x - 0.10, x + 0.10, v0 - 0.10, v0 + 0.10, 0.0, 0.62, base, 0.01)
        for k in (-1, 1):
            s.tube([(x, v0, 2.05), (x + k * 0.22, v0, 2.36), (x + k * 0.48, v0, 2.50)], 0.022, trim)
    s.floor(x0 - 0.2, x1 + 0.2, v0 - 0.35, y, site.concrete("stoep", (0.33, 0.21, 0.16)), 0.14)
    # a parapet with the mark: a plain board
    s.box(-0.9, 3.3, y - 0.30, y - 0.12, h + 0.15, h + 1.05, trim, 0.01)
    s.box(-0.9, 3.3, y - 0.32, y - 0.30, h + 0.22, h + 0.34, mark, 0)
    pts = [(-0.42, -0.17), (0.42, -0.17), (0.24, 0.17), (-0.24, 0.17)]
    s.tube([(1.2 + a, y - 0.32, h + 0.68 + b) for a, b in pts], 0.022, green, True)
    s.tube([(0.92, y - 0.32, h + 0.68), (1.48, y - 0.32, h + 0.68)], 0.018, green)
    # water tank on its stand, chimney, pylon
    tank = site.plain("tank", (0.40, 0.42, 0.43), 0.4, 0.8)
    for a in (-0.7, 0.7):
        for b in (-0.7, 0.7):
            s.tube([(-12.2 + a, 17 + b, 0), (-12.2 + a, 17 + b, 3.4)], 0.06, green)
    s.box(-13.1, -11.3, 16.1, 17.9, 3.4, 3.52, green, 0)
    s.cylinder(-12.2, 17, 3.52, 0.85, 1.7, tank)
    s.cylinder(-12.2, 17, 5.22, 0.87, 0.25, tank, 0.1)
    s.box(9.0, 9.8, y + 5.2, y + 5.9, h + 1.0, h + 3.0, wall, 0.01)
    pylon(s, -9.9, 8.2, 4.2, 1.15, site.plain("pylon", (0.66, 0.64, 0.60), 0.45), mark, green)
    # cars
    s.car("hilux-double-cab", "white", -4.9, 7.2, 240)
    s.car("fortuner", "copper", 4.9, 8.4, 246)
    # trees, dry grass at the edge, hills
    for k, (x, q, z) in enumerate(((-15, 20, 1.1), (-19, 30, 1.2), (-24, 22, 1.0), (15.5, 17, 0.95), (19, 28, 1.15), (24, 20, 1.0), (2, 34, 1.0), (-7, 36, 1.1), (33, 36, 1.2), (-34, 40, 1.2), (12, 38, 1.0))):
        s.put(trees[(1, 0, 1, 2)[k % 4]], x, q, 0, 50 * k, z)
    leaf_dry = leaf_mat(site, (0.30, 0.23, 0.10), "dry grass")
    v, f = [], []
    for k in range(60):
        t, r = rng.uniform(0, 6.28), 0.4 * rng.random() ** 0.5
        b = np.array((r * math.cos(t), r * math.sin(t), 0))
        w = np.array((math.cos(t + 1.3), math.sin(t + 1.3), 0)) * 0.02
        i = len(v)
        v += [b - w, b + w, b + (rng.normal() * 0.25, rng.normal() * 0.25, rng.uniform(0.5, 1.1))]
        f.append((i, i + 1, i + 2))
    tuft = site.mesh("dry tuft", np.array(v), np.array(f), leaf_dry)
    a = np.r_[np.c_[rng.uniform(-70, 70, 3200), rng.uniform(19, 90, 3200)], np.c_[rng.uniform(-40, -11, 900), rng.uniform(9, 22, 900)], np.c_[rng.uniform(15, 40, 500), rng.uniform(9, 22, 500)]]
    site.scatter(tuft, s.points(np.c_[a, np.zeros(len(a))]), rng.uniform(0.35, 0.8, len(a)))
    gx, gy = np.meshgrid(np.linspace(-1500, 1500, 260), np.linspace(420, 2400, 150), indexing="ij")
    hill = 130 * smooth(fbm(gx / 620 + 3.3, gy / 620, 5, 5, 0.5) * 1.3 + 0.35, 0.05, 0.75) * smooth(gy, 430, 900)
    hill = hill + 10 * fbm(gx / 70, gy / 70, 4, 9) * smooth(hill, 2, 40) - 3
    n = site.shader("koppie")
    col = n.mix(n.sstep(n.noise(0.03, 8, 0.7), 0.40, 0.62), (0.150, 0.120, 0.065), (0.235, 0.165, 0.100))
    kop = n.finish(n.surface(col, 1.0, 0.0))
    g = s.points(np.stack([gx, gy, hill], -1).reshape(-1, 3)).reshape(gx.shape + (3,))
    site.grid(g, kop, "koppies")


PLACES = {
    "gr-night": Place(gr_night, "gr-supra", "ochre", azimuth=37, dist=8.8, eye=1.02, span=0.52, at=(0.635, 0.665), wide_top=160, look=Look(exposure=0.2, bloom=0.07, vignette=0.16)),
    "showroom": Place(showroom, "rav4", "green", azimuth=38, dist=9.6, eye=1.38, span=0.50, at=(0.64, 0.66), fstop=5.6, wide_top=150, look=Look(exposure=0.68, contrast=1.10, bloom=0.05)),
    "workshop-bay": Place(workshop, "corolla", "blue", azimuth=38, dist=9.6, eye=1.45, span=0.47, at=(0.63, 0.68), fstop=5.6, wide_top=160, look=Look(exposure=0.98, contrast=1.07, bloom=0.05)),
    "city-blue-hour": Place(city, "corolla-sedan", "graphite", azimuth=37, dist=9.6, eye=1.30, span=0.50, at=(0.64, 0.70), fstop=2.8, wide_top=170, look=Look(exposure=0.62, contrast=1.06, bloom=0.06)),
    "dealership-1": Place(dealership_city, "corolla-cross", "blue", azimuth=40, dist=11.5, eye=1.55, span=0.42, at=(0.64, 0.72), wide_top=190, look=Look(exposure=0.75, contrast=1.12, warmth=0.12)),
    "dealership-2": Place(dealership_suburb, "hilux-double-cab", "copper", azimuth=38, dist=12.0, eye=1.60, span=0.44, at=(0.63, 0.72), wide_top=190, look=Look(exposure=0.75, contrast=1.12, warmth=0.12)),
    "dealership-3": Place(dealership_country, "land-cruiser-76", "sand", azimuth=38, dist=12.0, eye=1.55, span=0.44, at=(0.63, 0.72), wide_top=190, look=Look(exposure=0.75, contrast=1.12, warmth=0.12)),
}
