"""What built places are put together from: plots of ground, panes, roofs, trees, lamps. Needs no Blender of its own."""
import math
import numpy as np


class Plot:
    """A piece of ground with axes of its own: x to the right along its front, y away from the camera, z up; metres.

    Its origin lies `right` of and `behind` the middle of the first car as the camera sees it. turn: degrees against the
    clock from above that its front is turned out of the picture's plane.
    """

    def __init__(self, site, right=0.0, behind=0.0, turn=0.0):
        self.site = site
        self.origin = np.array(site.near(right, behind))
        self.angle = site.bearing - 90 + turn
        t = math.radians(self.angle)
        self.u, self.v = np.array((math.cos(t), math.sin(t), 0)), np.array((-math.sin(t), math.cos(t), 0))

    def p(self, x, y, z=0.0):
        return tuple(self.origin + self.u * x + self.v * y + (0, 0, z))

    def points(self, xyz):
        a = np.asarray(xyz, float)
        return self.origin + a[:, :1] * self.u + a[:, 1:2] * self.v + np.c_[np.zeros((len(a), 2)), a[:, 2]]

    def box(self, x0, x1, y0, y1, z0, z1, mat, bevel=0.015, turn=0.0, tilt=(0.0, 0.0)):
        return self.site.box(self.p((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2), (x1 - x0, y1 - y0, z1 - z0), mat, bevel, self.angle + turn, tilt)

    def cylinder(self, x, y, z, radius, height, mat, top=None, sides=32):
        return self.site.cylinder(self.p(x, y, z), radius, height, mat, top, sides)

    def tube(self, pts, radius, mat, closed=False):
        return self.site.tube([self.p(*q) for q in pts], radius, mat, closed)

    def sheet(self, corners, mat, name="sheet"):
        return self.site.sheet([self.p(*q) for q in corners], mat, name)

    def floor(self, x0, x1, y0, y1, mat, z=0.0):
        """a box, so that the material has axes of the plot"""
        return self.box(x0, x1, y0, y1, z - 0.04, z, mat, 0)

    def pane(self, x0, x1, y, z0, z1, mat):
        return self.sheet([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], mat, "pane")

    def side_pane(self, x, y0, y1, z0, z1, mat):
        return self.sheet([(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)], mat, "pane")

    def car(self, range_, paint, x, y, nose, z=0.0, steer=0.0):
        """nose: in which direction it looks: 0 right, 90 away from the camera, 180 left, 270 to the camera"""
        return self.site.car(range_, paint, self.p(x, y, z), self.angle + nose - 180, steer)

    def put(self, objects, x, y, z=0.0, turn=0.0, size=1.0):
        """linked copies of objects that stand somewhere else"""
        for o in objects:
            c = o.copy()
            c.location = self.p(x, y, z)
            c.rotation_euler = (0, 0, math.radians(turn))
            c.scale = (size,) * 3
            c.hide_render = False
            self.site.link(c)

    def area(self, at, target, width, height, power, rgb=(1, 1, 1)):
        return self.site.area(self.p(*at), self.p(*target), width, height, power, rgb)

    def strip(self, x0, x1, y0, y1, z, mat):
        """a lamp in a ceiling that looks down"""
        return self.sheet([(x0, y0, z), (x0, y1, z), (x1, y1, z), (x1, y0, z)], mat, "strip")


# ---- materials
def glass(site, tint=(0.80, 0.86, 0.84), shine=1.0, name="pane", least=0.0):
    n = site.shader(name)
    f = n.node("ShaderNodeFresnel")
    f.inputs[0].default_value = 1.5
    g = n.node("ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = 0.0
    # two faces reflect; a floor polished or a pane bent shows in a slow wave
    n.link(n.bump(n.noise(0.35, 2), 0.02, 0.05), g.inputs["Normal"])
    return n.finish(n.mixs(n.m("MULTIPLY_ADD", f.outputs[0], 1.7 * shine, least, clamp=True), n.clear(tint), g.outputs[0]), haze=False)


def lamp(site, rgb=(1, 1, 1), strength=8.0, name="lamp", light=True):
    n = site.shader(name)
    return n.finish(n.glow(rgb, strength), haze=False, lamp=light)


def along(n):
    """local metres on upright and on level faces alike: u along, v up or away"""
    x, y, z = n.xyz(n.pos(local=True))
    nx, ny, nz = n.xyz(n.node("ShaderNodeTexCoord").outputs["Normal"])
    level = n.gt(n.m("ABSOLUTE", nz), 0.7)
    ends = n.gt(n.m("ABSOLUTE", nx), 0.7)
    u = n.m("ADD", n.m("MULTIPLY", x, n.inv(ends)), n.m("MULTIPLY", y, ends))
    v = n.m("ADD", n.m("MULTIPLY", z, n.inv(level)), n.m("MULTIPLY", y, level))
    return n.combine(u, v, 0.0)


def bricks(site, a, b, mortar, size=(0.22, 0.075), gap=0.010, name="bricks", rough=0.85, offset=0.5, dirt=0.25, bump=0.004, spec=0.3):
    n = site.shader(name)
    t = n.node("ShaderNodeTexBrick")
    t.offset = offset
    n.link(along(n), t.inputs["Vector"])
    t.inputs["Scale"].default_value = 1.0
    t.inputs["Brick Width"].default_value, t.inputs["Row Height"].default_value = size
    t.inputs["Mortar Size"].default_value, t.inputs["Mortar Smooth"].default_value = gap / 2, 0.3
    for k, c in (("Color1", a), ("Color2", b), ("Mortar", mortar)):
        t.inputs[k].default_value = tuple(c) + (1,)
    big, mid = n.noise(0.16, 5), n.noise(1.7, 6)
    col = n.scaled(t.outputs["Color"], n.m("MULTIPLY_ADD", n.sstep(big, 0.35, 0.65), dirt, 1 - dirt / 2))
    col = n.scaled(col, n.m("MULTIPLY_ADD", n.sstep(mid, 0.3, 0.7), dirt, 1 - dirt / 2))
    h = n.m("ADD", n.m("MULTIPLY", n.inv(t.outputs["Fac"]), 1.0), n.m("MULTIPLY", n.noise(40, 3), 0.25))
    return n.finish(n.surface(col, n.m("MULTIPLY_ADD", mid, 0.25, rough - 0.15), spec, n.bump(h, bump, 0.6)))


def panels(site, rgb, size=(2.4, 1.2), gap=0.012, name="panels", rough=0.35, metal=0.0, spec=0.5, vary=0.05):
    """sheets with joints between, none quite like the next"""
    r = np.array(rgb)
    n = site.shader(name)
    t = n.node("ShaderNodeTexBrick")
    t.offset = 0.0
    n.link(along(n), t.inputs["Vector"])
    t.inputs["Scale"].default_value = 1.0
    t.inputs["Brick Width"].default_value, t.inputs["Row Height"].default_value = size
    t.inputs["Mortar Size"].default_value, t.inputs["Mortar Smooth"].default_value = gap / 2, 0.0
    for k, c in (("Color1", r * (1 + vary)), ("Color2", r * (1 - vary)), ("Mortar", r * 0.25)):
        t.inputs[k].default_value = tuple(c) + (1,)
    streak = n.noise(1.0, 4, v=n.stretched((3, 3, 0.25)))
    col = n.scaled(t.outputs["Color"], n.m("MULTIPLY_ADD", streak, 0.14, 0.93))
    return n.finish(n.surface(col, rough, spec, n.bump(n.inv(t.outputs["Fac"]), 0.006, 0.5), Metallic=metal))


def plaster(site, rgb, name="plaster", dirt=0.12, rough=0.85):
    n = site.shader(name)
    big, fine = n.noise(0.4, 6), n.noise(70, 3)
    streak = n.noise(0.8, 5, v=n.stretched((2.5, 2.5, 0.3)))
    k = n.m("MULTIPLY", n.m("MULTIPLY_ADD", n.sstep(big, 0.3, 0.7), dirt, 1 - dirt / 2), n.m("MULTIPLY_ADD", n.sstep(streak, 0.3, 0.7), dirt, 1 - dirt / 2))
    return n.finish(n.surface(n.scaled(rgb, k), rough, 0.25, n.bump(fine, 0.002, 0.4)))


def tiles(site, rgb, size=1.2, gap=0.004, name="tiles", rough=0.12, spec=0.5, vary=0.03, rough_vary=0.06, joint=0.55, bump=0.0):
    """a polished floor"""
    r = np.array(rgb)
    n = site.shader(name)
    t = n.node("ShaderNodeTexBrick")
    t.offset = 0.0
    n.link(along(n), t.inputs["Vector"])
    t.inputs["Scale"].default_value = 1.0
    t.inputs["Brick Width"].default_value = t.inputs["Row Height"].default_value = size
    t.inputs["Mortar Size"].default_value, t.inputs["Mortar Smooth"].default_value = gap / 2, 0.0
    for k, c in (("Color1", r * (1 + vary)), ("Color2", r * (1 - vary)), ("Mortar", r * joint)):
        t.inputs[k].default_value = tuple(c) + (1,)
    cloud = n.noise(1.1, 7)
    col = n.scaled(t.outputs["Color"], n.m("MULTIPLY_ADD", n.sstep(cloud, 0.3, 0.7), 0.08, 0.96))
    kw = {"normal": n.bump(n.noise(3, 2), bump, 0.2)} if bump else {}
    return n.finish(n.surface(col, n.m("MULTIPLY_ADD", n.sstep(cloud, 0.3, 0.7), rough_vary, rough), spec, **kw), haze=False)


def wood(site, rgb=(0.30, 0.17, 0.085), name="wood", rough=0.45):
    n = site.shader(name)
    grain = n.noise(3.0, 6, v=n.stretched((14, 14, 1.0), n.pos(local=True)), distort=0.6)
    col = n.scaled(rgb, n.m("MULTIPLY_ADD", grain, 0.9, 0.55))
    col = n.scaled(col, n.m("MULTIPLY_ADD", n.random(), 0.35, 0.80))
    return n.finish(n.surface(col, rough, 0.4))


def clouds(low=0.52, high=0.72, rgb=(0.95, 0.95, 0.96), share=0.8, scale=0.9, seed=0.0):
    """fair-weather cloud on a flat ceiling"""
    def over(n, v, colour):
        x, y, z = n.xyz(v)
        k = n.m("DIVIDE", 1.0, n.m("MAXIMUM", n.m("ADD", z, 0.10), 0.05))
        flat = n.combine(n.m("MULTIPLY_ADD", x, k, seed), n.m("MULTIPLY", y, k), seed * 0.3)
        body = n.noise(scale, 9, 0.55, v=flat, distort=0.25)
        lit = n.noise(scale * 1.5, 6, 0.6, v=flat)
        shade = n.mix(n.sstep(lit, 0.35, 0.65), tuple(c * 0.72 for c in rgb), rgb)
        return n.mix(n.mul(n.sstep(body, low, high), n.sstep(z, 0.01, 0.14), share), colour, shade)
    return over


# ---- things
def leaves(rng, centres, radii, count, size, up=0.35):
    """quads in clumps round the centres"""
    k = rng.integers(0, len(centres), count)
    d = rng.normal(size=(count, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    at = centres[k] + d * (radii[k] * rng.random(count) ** 0.35)[:, None] * (1, 1, 0.75)
    a = rng.normal(size=(count, 3)) + d * 0.4
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    b = np.cross(a, rng.normal(size=(count, 3)) + (0, 0, up))
    b /= np.maximum(np.linalg.norm(b, axis=1, keepdims=True), 1e-6)
    s = size * rng.uniform(0.6, 1.3, (count, 1))
    a, b = a * s, b * s * 0.55
    v = np.stack([at - a, at + b, at + a, at - b], 1).reshape(-1, 3)
    return v, np.arange(4 * count).reshape(-1, 4)


def leaf_mat(site, rgb, name="leaf"):
    n = site.shader(name)
    col = n.mix(n.sstep(n.noise(1.3, 4), 0.35, 0.65), tuple(c * 0.65 for c in rgb), tuple(c * 1.2 for c in rgb))
    return n.finish(n.leaf(col, 0.3))


def tree(site, height=7.0, spread=2.6, leaf=None, bark=None, stem=0.35, seed=1, count=9000, size=0.13, clumps=34, narrow=1.0):
    """a crown of clumps upon limbs; its objects, hidden: Plot.put() plants it"""
    rng = np.random.default_rng(seed)
    z0 = height * stem
    c = rng.normal(size=(clumps, 3))
    c /= np.linalg.norm(c, axis=1, keepdims=True)
    c *= rng.random((clumps, 1)) ** 0.4
    c = c * (spread, spread, (height - z0) / 2 * narrow) + (0, 0, (height + z0) / 2)
    r = rng.uniform(0.22, 0.42, clumps) * spread
    v, f = leaves(rng, c, r, count, size)
    crown = site.mesh("crown", v, f, leaf)
    V, F = [], []

    def limb(a, b, ra, rb):
        a, b = np.array(a), np.array(b)
        d = b - a
        d /= np.linalg.norm(d)
        p = np.cross(d, (0.3, 0.9, 0.1))
        p /= np.linalg.norm(p)
        q = np.cross(d, p)
        at = len(V)
        for e, rad in ((a, ra), (b, rb)):
            for k in range(8):
                V.append(e + rad * (p * math.cos(k * math.pi / 4) + q * math.sin(k * math.pi / 4)))
        for k in range(8):
            F.append((at + k, at + (k + 1) % 8, at + 8 + (k + 1) % 8, at + 8 + k))
    thick = height * 0.022
    top = np.array((rng.normal() * 0.15, rng.normal() * 0.15, z0 * 1.15))
    limb((0, 0, -0.2), top, thick * 1.25, thick)
    for k in range(0, clumps, 2):
        mid = top * 0.45 + c[k] * 0.55 + (0, 0, -0.08 * height)
        limb(top, mid, thick * 0.5, thick * 0.3)
        limb(mid, c[k], thick * 0.3, thick * 0.08)
    trunk = site.mesh("trunk", np.array(V), np.array(F), bark, smooth=True)
    for o in (crown, trunk):
        o.hide_render = True
    return [crown, trunk]


def hedge(plot, x0, x1, y0, y1, z0, z1, leaf, seed=2, dense=900, size=0.045):
    rng = np.random.default_rng(seed)
    x, y, z = x1 - x0, y1 - y0, z1 - z0
    count = int(dense * (x * z + x * y + y * z) * 1.2)
    at = rng.random((count, 3))
    face = rng.integers(0, 5, count)
    depth = rng.random(count) ** 2 * 0.12
    for k, (axis, end) in enumerate(((1, 0), (1, 1), (0, 0), (0, 1), (2, 1))):
        m = face == k
        span = (x, y, z)[axis]
        at[m, axis] = (depth[m] / span) if end == 0 else 1 - depth[m] / span
    at = at * (x, y, z) + (x0, y0, z0) + rng.normal(size=(count, 3)) * 0.03
    v, f = leaves(rng, plot.points(at), np.full(count, 0.02), count, size)
    plot.site.mesh("hedge", v, f, leaf)
    plot.box(x0 + 0.1, x1 - 0.1, y0 + 0.1, y1 - 0.1, z0, z1 - 0.1, plot.site.plain("hedgecore", (0.012, 0.018, 0.008), 1.0, spec=0.0), 0.05)


def grass(plot, x0, x1, y0, y1, rgb=(0.10, 0.15, 0.035), z=0.03, dense=60, size=0.10, seed=3):
    """a lawn: a green ground with tufts"""
    site, rng = plot.site, np.random.default_rng(seed)
    n = site.shader("lawn")
    col = n.mix(n.sstep(n.noise(0.9, 6), 0.35, 0.65), tuple(c * 0.75 for c in rgb), (rgb[0] * 1.5, rgb[1] * 1.15, rgb[2] * 1.2))
    mat = n.finish(n.surface(n.scaled(col, n.m("MULTIPLY_ADD", n.noise(60, 3), 0.9, 0.4)), 0.95, 0.05))
    plot.box(x0, x1, y0, y1, z - 0.08, z, mat, 0)
    v, f = [], []
    for k in range(46):
        t, r = rng.uniform(0, 6.28), 0.5 * rng.random() ** 0.5
        b = np.array((r * math.cos(t), r * math.sin(t), 0))
        tip = b + (rng.normal() * 0.18, rng.normal() * 0.18, rng.uniform(0.35, 0.75))
        w = np.array((math.cos(t + 1.3), math.sin(t + 1.3), 0)) * 0.028
        i = len(v)
        v += [b - w, b + w, tip]
        f.append((i, i + 1, i + 2))
    proto = site.mesh("tuft", np.array(v), np.array(f), leaf_mat(site, rgb, "blade"))
    count = int(dense * (x1 - x0) * (y1 - y0))
    at = np.c_[rng.uniform(x0, x1, count), rng.uniform(y0, y1, count), np.full(count, z - 0.005)]
    site.scatter(proto, plot.points(at), rng.uniform(0.7, 1.4, count) * size * 2)


def slope(plot, x0, x1, ya, za, yb, zb, mat, pitch=0.15, depth=0.02):
    """a corrugated roof between two level lines"""
    xs = np.arange(x0, x1, pitch / 8)
    wave = depth * np.sin(2 * np.pi * xs / pitch)
    rows = []
    for t in (0.0, 1.0):
        rows.append(np.stack([xs, np.full(len(xs), ya + (yb - ya) * t), za + (zb - za) * t + wave], -1))
    v = np.stack(rows, 0)
    plot.site.grid(plot.points(v.reshape(-1, 3)).reshape(v.shape), mat, "roof")


def gable(plot, x, half, z0, rise, y, mat):
    plot.site.mesh("gable", plot.points([(x, y - half, z0), (x, y + half, z0), (x, y, z0 + rise)]), [(0, 1, 2)], mat)


def lined(plot, x0, x1, y0, y1, mat, z=0.004):
    """paint on the ground"""
    return plot.sheet([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], mat, "line")


def line_paint(site, rgb=(0.62, 0.62, 0.60), name="line", rough=0.7, worn=0.35):
    n = site.shader(name)
    return n.finish(n.mixs(n.m("MULTIPLY", n.sstep(n.noise(9, 6), 0.50, 0.62), worn), n.surface(rgb, rough, 0.3), n.clear()))


def window_grid(rng, cols=24, rows=48, lit=0.3, cell=(8, 10), pane=(5, 6), floors=0.08):
    """lit windows of an office tower at night: light in the sense of an emission map"""
    w, h = cell
    a = np.zeros((rows * h, cols * w, 3), np.float32)
    whole = rng.random(rows) < floors
    warm = np.array([(1.0, 0.66, 0.34), (1.0, 0.78, 0.50), (0.95, 0.92, 0.85), (0.72, 0.86, 1.0)])
    tone = rng.integers(0, 4, rows)
    share = lit * rng.gamma(1.6, 0.62, rows)     # some floors work late, others are dark
    for r in range(rows):
        for c in range(cols):
            on = rng.random() < (0.85 if whole[r] else share[r])
            k = warm[tone[r] if whole[r] else rng.choice(4, p=(0.30, 0.30, 0.28, 0.12))]
            v = k * min(0.12 + rng.exponential(0.42), 1.6) if on else np.array((0.020, 0.027, 0.046)) * rng.uniform(0.5, 1.3)
            a[r * h + 2:r * h + 2 + pane[1], c * w + 1:c * w + 1 + pane[0]] = v
    return a


def towers(site, boxes, mat, cell=(2.7, 3.4), grid=(24, 48), seed=1):
    """Many buildings as one mesh. boxes: (middle x, middle y, width, depth, z0, z1, turn in degrees); uv in windows"""
    rng = np.random.default_rng(seed)
    V, F, UV = [], [], []
    for x, y, w, d, z0, z1, turn in boxes:
        t = math.radians(turn)
        c = [(x + a * w / 2 * math.cos(t) - b * d / 2 * math.sin(t), y + a * w / 2 * math.sin(t) + b * d / 2 * math.cos(t)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        for k in range(4):
            (ax, ay), (bx, by) = c[k], c[(k + 1) % 4]
            span = max(round((w, d)[k % 2] / cell[0]), 1) / grid[0]
            rise = max(round((z1 - z0) / cell[1]), 1) / grid[1]
            u0, v0 = rng.integers(0, grid[0]) / grid[0], rng.integers(0, grid[1]) / grid[1]
            i = len(V)
            V += [(ax, ay, z0), (bx, by, z0), (bx, by, z1), (ax, ay, z1)]
            UV += [(u0, v0), (u0 + span, v0), (u0 + span, v0 + rise), (u0, v0 + rise)]
            F.append((i, i + 1, i + 2, i + 3))
        i = len(V)
        V += [q + (z1,) for q in c]
        UV += [(0.0, 0.0)] * 4
        F.append((i, i + 1, i + 2, i + 3))
    return site.mesh("towers", np.array(V), np.array(F), mat, uv=np.array(UV))
