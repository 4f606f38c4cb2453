"""Parametric car bodies as smooth implicit surfaces (signed fields), meshed to arrays.

Axes: x = 0 at the nose, grows to the tail; y = 0 on the centre line (right half only); z = 0 on the road. Metres.
"""
import numpy as np
from scipy.interpolate import CubicSpline, PchipInterpolator
from scipy.ndimage import gaussian_filter1d

F32 = np.float32


# ---------------------------------------------------------------- helpers
def S(pts, sm=0.05, lo=None, hi=None):
    """Smooth C2 profile through control points (shape kept, no overshoot)."""
    p = np.array(sorted(pts), float)
    lo = p[0, 0] - 1.0 if lo is None else lo
    hi = p[-1, 0] + 1.0 if hi is None else hi
    g = np.arange(lo, hi + 0.005, 0.01)
    if len(p) > 2:
        f = PchipInterpolator(p[:, 0], p[:, 1])
        v = f(np.clip(g, p[0, 0], p[-1, 0]))
        d0, d1 = f.derivative()(p[0, 0]), f.derivative()(p[-1, 0])
    else:
        v = np.interp(g, p[:, 0], p[:, 1])
        d0 = d1 = (p[1, 1] - p[0, 1]) / (p[1, 0] - p[0, 0])
    v = v + np.where(g < p[0, 0], (g - p[0, 0]) * d0, 0) + np.where(g > p[-1, 0], (g - p[-1, 0]) * d1, 0)
    if sm:
        v = gaussian_filter1d(v, sm / 0.01, mode="nearest")
    cs = CubicSpline(g, v)

    def fn(t):
        return cs(np.clip(t, lo, hi)).astype(F32)
    return fn


def smax(a, b, r):
    """Smooth maximum, blend about r wide (cubic: curvature starts softly)."""
    if r <= 0:
        return np.maximum(a, b)
    r = r * 1.6
    h = np.maximum(r - np.abs(a - b), 0) / r
    return np.maximum(a, b) + h * h * h * (r / 6)


def smin(a, b, r):
    return -smax(-a, -b, r)


def step(t):
    t = np.clip(t, 0, 1)
    return t * t * t * (t * (t * 6 - 15) + 10)


def sd_poly(px, py, verts, rad=0.0):
    """Signed distance to a polygon, corners rounded by rad (shape keeps its outer size)."""
    v = np.array(verts, float)
    if rad:
        v = inset(v, rad)
    n = len(v)
    d = np.full(np.broadcast(px, py).shape, 1e9, F32)
    s = np.ones_like(d)
    j = n - 1
    for i in range(n):
        ex, ey = v[j, 0] - v[i, 0], v[j, 1] - v[i, 1]
        wx, wy = px - v[i, 0], py - v[i, 1]
        t = np.clip((wx * ex + wy * ey) / (ex * ex + ey * ey + 1e-12), 0, 1)
        d = np.minimum(d, (wx - ex * t) ** 2 + (wy - ey * t) ** 2)
        c1 = py >= v[i, 1]
        c2 = py < v[j, 1]
        c3 = ex * wy > ey * wx
        flip = (c1 & c2 & c3) | (~c1 & ~c2 & ~c3)
        s = np.where(flip, -s, s)
        j = i
    return (s * np.sqrt(d) - rad).astype(F32)


def inset(v, r):
    n = len(v)
    area = sum(v[i - 1, 0] * v[i, 1] - v[i, 0] * v[i - 1, 1] for i in range(n))
    if area < 0:
        v = v[::-1]
    out = []
    for i in range(n):
        a, b, c = v[i - 1], v[i], v[(i + 1) % n]
        d1, d2 = (b - a) / np.linalg.norm(b - a), (c - b) / np.linalg.norm(c - b)
        n1, n2 = np.array([-d1[1], d1[0]]), np.array([-d2[1], d2[0]])
        k = 1 + float(n1 @ n2)
        out.append(b + (n1 + n2) * (r / max(k, 0.35)))
    return np.array(out)


def xor(a, b):
    """Signed field whose zero set is both outlines."""
    m = np.minimum(np.abs(a), np.abs(b))
    return np.where((a < 0) ^ (b < 0), -m, m)


# ---------------------------------------------------------------- the car
class Car:
    def __init__(self, sp):
        self.sp = sp
        g = sp.get
        self.Tb = S(sp["deck"], g("deck_sm", 0.06))            # lower body top, at the shoulder
        self.crown = S(sp["crown"], 0.1)                        # how much higher the centre is
        self.plan = S(sp["plan"], 0.16)                          # half width along the length
        self.sec = S(sp["sec"], 0.035)                           # inward offset over relative height
        self.zsill = S(sp["sill"], 0.06)
        self.belt = S(sp["belt"], 0.1)
        self.xf = S(sp["front"], 0.035)
        self.xr = S(sp["rear"], g("rear_sm", 0.03))
        self.crease_z = S(sp["crease"], 0.12)
        self.crease_h = S(sp["crease_h"], 0.12)
        self.roof = S(sp["roof"], 0.12)
        self.ws = S(sp["ws"], g("ws_sm", 0.0) or 0.05)           # x of windscreen as f(z)
        self.bl = S(sp["bl"], g("bl_sm", 0.05))                  # x of backlight as f(z)
        self.wg = S(sp["gplan"], 0.15)                           # greenhouse half width at the belt
        self.Ra = sp["wheel_r"] + g("arch_gap", 0.05)

    # side surface half width
    def W(self, x, z):
        sp = self.sp
        zs, zt = 0.22, self.Tb(x)
        u = (z - sp["sec_z0"]) / (zt - sp["sec_z0"])
        w = self.plan(x) - self.sec(u)
        s = z - self.crease_z(x)
        e = 0.009
        q = np.sqrt(s * s + e * e)
        k = 0.5 * (1 + s / q)
        ln = sp.get("crease_dn", 0.13) * (1 - k) + sp.get("crease_up", 0.05) * k
        w = w + self.crease_h(x) * np.exp(-(q - e) / ln)
        zc, zw_, hh = sp.get("scallop", (0.48, 0.10, 0.012))
        xa, xb = sp["axles"]
        win = step((x - xa - 0.35) / 0.5) * step((xb - 0.30 - x) / 0.5)
        w = w - hh * win * np.exp(-(((z - zc - 0.03 * (x - xa)) / zw_) ** 2))
        for xw in sp["axles"]:
            r = np.hypot(x - xw, (z - sp["wheel_r"]) * sp.get("flare_sq", 1.0))
            w = w + sp["flare"] * step((self.Ra + sp["flare_w"] - r) / sp["flare_w"])
        return w.astype(F32)

    def side(self, x, y, z):
        e = 0.004
        w = self.W(x, z)
        wx = (self.W(x + e, z) - w) / e
        wz = (self.W(x, z + e) - w) / e
        return (y - w) / np.sqrt(1 + wx * wx + wz * wz)

    def Fr(self, y, z):
        a, b = self.sp["front_plan"]
        yy = (y / self.sp["hw"]) ** 2
        return self.xf(z) + a * yy + b * yy * yy * yy

    def Re(self, y, z):
        a, b = self.sp["rear_plan"]
        yy = (y / self.sp["hw"]) ** 2
        return self.xr(z) - a * yy - b * yy * yy * yy

    def front(self, x, y, z):
        e = 0.004
        f = self.Fr(y, z)
        fy = (self.Fr(y + e, z) - f) / e
        fz = (self.Fr(y, z + e) - f) / e
        return (f - x) / np.sqrt(1 + fy * fy + fz * fz)

    def rear(self, x, y, z):
        e = 0.004
        f = self.Re(y, z)
        fy = (self.Re(y + e, z) - f) / e
        fz = (self.Re(y, z + e) - f) / e
        return (x - f) / np.sqrt(1 + fy * fy + fz * fz)

    def top(self, x, y, z):
        def T(x, y):
            yy = np.minimum(np.abs(y) / self.sp["hw"], 1.2)
            t = self.Tb(x) + self.crown(x) * (1 - yy ** 2.2)
            for y0, w_, h in self.sp.get("bonnet_lines", []):
                ww = w_
                fade = step((self.sp["cowl_x"] + 0.2 - x) / 0.3)
                t = t + h * step((y0 - 0.06 * (self.sp["cowl_x"] - x) + ww / 2 - np.abs(y)) / ww) * fade
            return t
        e = 0.004
        t = T(x, y)
        tx = (T(x + e, y) - t) / e
        ty = (T(x, y + e) - t) / e
        return (z - t) / np.sqrt(1 + tx * tx + ty * ty)

    def lower(self, x, y, z):
        sp = self.sp
        f = smax(self.side(x, y, z), self.top(x, y, z), sp["r_shoulder"])
        if np.min(x) < 1.5:
            f = smax(f, self.front(x, y, z), sp["r_front"])
        if np.max(x) > sp["L"] - 1.5:
            f = smax(f, self.rear(x, y, z), sp["r_rear"])
        f = smax(f, self.zsill(x) - z, 0.03)
        return f

    def Wg(self, x, z):
        d = z - self.belt(x)
        return self.wg(x) - self.sp["tumble"] * d - self.sp["tumble2"] * d * np.abs(d)

    def gside(self, x, y, z):
        e = 0.004
        w = self.Wg(x, z)
        wx = (self.Wg(x + e, z) - w) / e
        wz = (self.Wg(x, z + e) - w) / e
        return (y - w) / np.sqrt(1 + wx * wx + wz * wz)

    def groof(self, x, y, z):
        sp = self.sp
        e = 0.004

        def R(x, y):
            return self.roof(x) - sp["roof_crown"] * (np.abs(y) / 0.6) ** 2.3
        t = R(x, y)
        tx = (R(x + e, y) - t) / e
        ty = (R(x, y + e) - t) / e
        return (z - t) / np.sqrt(1 + tx * tx + ty * ty)

    def gws(self, x, y, z):
        e = 0.004
        f = lambda y, z: self.ws(z) + self.sp["ws_bow"] * (np.abs(y) / 0.65) ** 2.2
        t = f(y, z)
        ty = (f(y + e, z) - t) / e
        tz = (f(y, z + e) - t) / e
        return (t - x) / np.sqrt(1 + ty * ty + tz * tz)

    def gbl(self, x, y, z):
        e = 0.004
        f = lambda y, z: self.bl(z) - self.sp["bl_bow"] * (np.abs(y) / 0.65) ** 2.2
        t = f(y, z)
        ty = (f(y + e, z) - t) / e
        tz = (f(y, z + e) - t) / e
        return (x - t) / np.sqrt(1 + ty * ty + tz * tz)

    def green(self, x, y, z):
        sp = self.sp
        f = smax(self.gside(x, y, z), self.groof(x, y, z), sp["r_roof"])
        f = smax(f, self.gws(x, y, z), sp["r_ws"])
        f = smax(f, self.gbl(x, y, z), sp["r_bl"])
        return f

    # ---- window openings (2-D signed fields)
    def dlo(self, x, z):
        """side glass outline in the x-z plane"""
        sp = self.sp
        m = sp["dlo"]
        zt = self.roof(x) - m["top"]
        d = smax(z - zt, self.belt(x) + m["bot"] - z, m.get("r", 0.05))
        fx = m.get("front_k", 1.0)
        xs = self.ws(z) + m["front"]
        sl = 1 / np.sqrt(1 + ((self.ws(z + .01) - self.ws(z)) / .01) ** 2)
        d = smax(d, (xs - x) * sl, m.get("rf", 0.05))
        xe = S(m["rear"], 0.02)(z)
        sl = 1 / np.sqrt(1 + ((S(m["rear"], .02)(z + .01) - xe) / .01) ** 2)
        d = smax(d, (x - xe) * sl, m.get("rr", 0.05))
        return d

    def wsd(self, x, y, z):
        """windscreen outline"""
        sp = self.sp
        d = smax(np.abs(y) - (self.Wg(self.ws(z) + 0.10, z) - sp["a_pillar"]), z - sp["ws_top"], 0.08)
        d = smax(d, sp["ws_bot"] - z, 0.08)
        return smax(d, x - (self.ws(z) + 0.45), 0)

    def bld(self, x, y, z):
        sp = self.sp
        d = smax(np.abs(y) - (self.Wg(self.bl(z) - 0.1, z) - sp["c_pillar"]), z - sp["bl_top"], 0.08)
        d = smax(d, sp["bl_bot"] - z, 0.08)
        return smax(d, (self.bl(z) - 0.35) - x, 0)

    def openings(self, x, y, z):
        d = smax(self.dlo(x, z), 0.35 - y, 0)
        for b in self.sp.get("pillars", []):
            x0, lean, w = b
            d = smax(d, w / 2 - np.abs(x - x0 - lean * (z - self.sp["belt_ref"])), 0.008)
        d = np.minimum(d, self.wsd(x, y, z))
        if not self.sp.get("no_backlight"):
            d = np.minimum(d, self.bld(x, y, z))
        return d

    # ---- pockets (lamps, grille, intakes); s unwraps round the corner
    def s_front(self, x, y):
        return np.abs(y) + self.sp.get("wrap", 0.75) * np.maximum(x - self.sp["wrap_x0"], 0)

    def s_rear(self, x, y):
        return np.abs(y) + self.sp.get("wrap", 0.75) * np.maximum(self.sp["wrap_x1"] - x, 0)

    def pocket_d(self, x, y, z, p):
        s = self.s_front(x, y) if p["at"] == "f" else self.s_rear(x, y)
        sh = np.broadcast(s, z).shape
        pts = [(a, b) for a, b in p["poly"]]
        if p.get("sym"):                                   # mirrored across the centre
            pts = pts + [(-a, b) for a, b in reversed(pts)]
        return sd_poly(np.broadcast_to(s, sh), np.broadcast_to(z, sh), pts, p.get("r", 0.02))

    def in_range(self, p, x):
        if p["at"] == "f":
            return np.min(x) < p.get("xmax", 0.85)
        return np.max(x) > self.sp["L"] - p.get("xmax", 0.85)

    # ---- whole body
    def base(self, x, y, z):
        """the skin without details; also the lower body and the greenhouse by themselves"""
        sp = self.sp
        low, gr = self.lower(x, y, z), self.green(x, y, z)
        gr = smax(gr, sp.get("green_floor", 0.7) - z, 0.02)
        return smin(low, gr, sp["r_belt"]), low, gr

    def clad(self, x, y, z):
        """black lower cladding: negative inside"""
        c = self.sp.get("clad")
        if not c:
            return np.full(np.broadcast(x, y, z).shape, 1.0, F32)
        d = z - S(c["line"], 0.03)(x)
        for xw in self.sp["axles"]:
            r = np.hypot(x - xw, z - self.sp["wheel_r"])
            d = smin(d, r - (self.Ra + c["ring"]), 0.02)
        return d + 0 * y

    def F(self, x, y, z, details=True):
        sp = self.sp
        f, low, gr = self.base(x, y, z)
        if not details:
            return f
        if sp.get("clad"):
            f = f - sp["clad"].get("h", 0.009) * step(0.5 - self.clad(x, y, z) / 0.016)
        f0 = f
        for p in sp["pockets"]:
            if self.in_range(p, x):
                d = self.pocket_d(x, y, z, p)
                f = smax(f, -smax(d, -(f0 + p["depth"]), 0.004), 0.006)
        # wheel wells
        for xw in sp["axles"]:
            c = np.hypot(x - xw, z - sp["wheel_r"]) - self.Ra
            c = smax(c, sp.get("well_in", 0.42) - y, 0.02)
            f = smax(f, -c, 0.010)
        # windows and cabin
        o = smax(self.openings(x, y, z), (gr * 0 - 0.02) - gr * 0 - 0.06 - gr, 0)
        f = smax(f, -smax(self.openings(x, y, z), -(gr + 0.10), 0), 0.006)
        cav = smax(gr + 0.055, 0.52 - z, 0.05)
        cav = smax(cav, sp["cab_x0"] - x, 0.05)
        cav = smax(cav, x - sp["cab_x1"], 0.05)
        cav = smax(cav, y - (self.wg(x) - 0.07), 0.05)
        f = smax(f, -cav, 0.005)
        if sp.get("bed"):
            f = smax(f, -self.bed(x, y, z), 0.015)
        for gx, w_, z0, z1 in sp.get("slots", []):
            c = smax(np.abs(x - gx) - w_ / 2, np.maximum(z0 - z, z - z1), 0)
            c = smax(c, -(f0 + 0.035), 0)
            f = smax(f, -c, 0.005)
        return f

    def bed(self, x, y, z):
        b = self.sp["bed"]
        c = smax(b["x0"] - x, x - b["x1"], 0.03)
        c = smax(c, np.abs(y) - b["hw"], 0.03)
        c = smax(c, b["floor"] - z, 0.03)
        return c

    # ---- per-vertex fields for the shaders
    def attrs(self, x, y, z):
        sp = self.sp
        n = x.shape
        low = self.lower(x, y, z)
        gr = self.green(x, y, z)
        fb, _, _ = self.base(x, y, z)
        if sp.get("clad"):
            fb = fb - sp["clad"].get("h", 0.009) * step(0.5 - self.clad(x, y, z) / 0.016)
        A = {}
        A["clad"] = self.clad(x, y, z)
        pk = {k: np.full(n, 1.0, F32) for k in ("black", "lamp", "tail", "grille", "silver")}
        for p in sp["pockets"] + sp.get("decals", []):
            m = (x < p.get("xmax", 0.85)) if p["at"] == "f" else (x > sp["L"] - p.get("xmax", 0.85))
            if m.any():
                d = self.pocket_d(x[m], y[m], z[m], p)
                pk[p["kind"]][m] = np.minimum(pk[p["kind"]][m], d)
        for k, v in pk.items():
            A["p_" + k] = v
        lv = np.full(n, 1.0, F32)          # which side of the lamp's long axis a point is on
        for p in sp["pockets"]:
            if p["kind"] != "lamp":
                continue
            q = np.array(p["poly"])
            mid = q.mean(0)
            ax = np.linalg.svd(q - mid)[2][0]
            ax = ax if ax[0] > 0 else -ax
            m = x < p.get("xmax", 0.85)
            s_ = self.s_front(x[m], y[m])
            lv[m] = (z[m] - mid[1]) * ax[0] - (s_ - mid[0]) * ax[1] + p.get("drl", 0.0)
        A["lampv"] = lv
        w = np.full(n, 1.0, F32)
        for xw in sp["axles"]:
            c = np.hypot(x - xw, z - sp["wheel_r"]) - self.Ra
            w = np.minimum(w, c)
        A["well"] = w                       # < 0.004 and deep => liner
        A["depth"] = fb                     # < 0: below the outer skin
        A["win"] = self.openings(x, y, z)
        A["green"] = np.where(z > self.belt(x) - 0.05, gr, 1.0).astype(F32)
        A["dlo"] = np.where((y > 0.35) & (np.abs(gr) < 0.05), self.dlo(x, z), 1.0).astype(F32)
        A["wsd"] = np.where(np.abs(gr) < 0.05, np.minimum(self.wsd(x, y, z), 1.0 if sp.get("no_backlight") else self.bld(x, y, z)), 1.0).astype(F32)
        A["under"] = (z - self.zsill(x)).astype(F32)
        sh = np.full(n, 1.0, F32)
        for dd in sp["doors"]:
            d = sd_poly(x, z, dd["poly"], dd.get("r", 0.03))
            d = np.where(y > 0.4, d, 0.5)
            sh = xor(sh, d) if dd.get("xor", True) else np.minimum(sh, d)
        A["shutA"] = sh.astype(F32)
        sb = np.full(n, 1.0, F32)
        for b in sp.get("bonnet", []):
            d = sd_poly(x, np.abs(y), b["poly"], b.get("r", 0.05))
            d = np.where((z > b["zmin"]) & (gr > 0.004), d, 0.5)
            sb = xor(sb, d)
        for b in sp.get("gates", []):
            d = sd_poly(np.abs(y), z, b["poly"] + [(-a, c) for a, c in reversed(b["poly"])], b.get("r", 0.05))
            d = np.where(x > b["xmin"], d, 0.5)
            sb = xor(sb, d)
        for b in sp.get("flaps", []):
            d = sd_poly(x, z, b["poly"], b.get("r", 0.03))
            d = np.where(y > sp.get("flap_y", 0.62), d, 0.5)
            sb = xor(sb, d)
        A["shutB"] = sb.astype(F32)
        sc = np.full(n, 1.0, F32)
        for b in sp.get("splits", []):      # bumper split lines, side polygon
            d = sd_poly(x, z, b["poly"], b.get("r", 0.01))
            sc = xor(sc, d)
        A["shutC"] = sc.astype(F32)
        A["roofd"] = np.where(np.abs(gr) < 0.03, self.belt(x) + 0.03 - z, 1.0)   # < 0: a second tone's place
        A["bar"] = np.full(n, 1.0, F32)                                        # < 0: a line of light between the tail lamps
        tails = [p for p in sp["pockets"] if p["kind"] == "tail"]
        if sp.get("light_bar") and tails:
            inner = min(tails, key=lambda p: min(a for a, _ in p["poly"]))["poly"]
            y1 = min(a for a, _ in inner)
            zs = [b for a, b in inner if a < y1 + 0.12]
            d = np.maximum(np.abs(z - (min(zs) + max(zs)) / 2) - 0.008, np.abs(y) - y1 - 0.02)
            A["bar"] = np.where(x > sp["L"] - 0.85, d, 1.0)
        A["bed"] = self.bed(x, y, z) if sp.get("bed") else np.full(n, 1.0, F32)
        return {k: np.asarray(v, F32) for k, v in A.items()}


# ---------------------------------------------------------------- meshing
def mesh_field(fn, lo, hi, h, newton=3, slab=24):
    from skimage.measure import marching_cubes
    n = [int(np.ceil((hi[i] - lo[i]) / h)) + 1 for i in range(3)]
    X = (lo[0] + h * np.arange(n[0])).astype(F32)
    Y = (lo[1] + h * np.arange(n[1])).astype(F32)
    Z = (lo[2] + h * np.arange(n[2])).astype(F32)
    vol = np.empty(n, F32)
    for i in range(0, n[0], slab):
        vol[i:i + slab] = fn(X[i:i + slab, None, None], Y[None, :, None], Z[None, None, :])
    if vol.min() > 0 or vol.max() < 0:
        return None
    v, f, _, _ = marching_cubes(vol, 0.0)
    v = (v * h + np.array(lo)).astype(np.float64)

    def ev(p):
        out = np.empty(len(p), F32)
        for i in range(0, len(p), 120000):
            q = p[i:i + 120000].astype(F32)
            out[i:i + 120000] = fn(q[:, 0], q[:, 1], q[:, 2])
        return out.astype(np.float64)

    def grad(p, e=0.0015):
        g = np.empty_like(p)
        for k in range(3):
            d = np.zeros(3)
            d[k] = e
            g[:, k] = (ev(p + d) - ev(p - d)) / (2 * e)
        return g
    # sort by x so that chunks span little of the length (lets fields skip far features)
    order = np.argsort(v[:, 0], kind="stable")
    inv = np.empty_like(order)
    inv[order] = np.arange(len(order))
    v, f = v[order], inv[f]
    for it in range(newton):
        g = grad(v)
        gg = np.maximum((g * g).sum(1), 0.05)
        stepv = -(ev(v) / gg)[:, None] * g
        ln = np.linalg.norm(stepv, axis=1, keepdims=True)
        v = v + stepv * np.minimum(1, 0.6 * h / np.maximum(ln, 1e-9))
    g = grad(v, 0.0012)
    nn = g / np.maximum(np.linalg.norm(g, axis=1, keepdims=True), 1e-9)
    # orientation: make faces agree with the outward gradient
    a, b, c = v[f[:, 0]], v[f[:, 1]], v[f[:, 2]]
    fn_ = np.cross(b - a, c - a)
    if (fn_ * nn[f[:, 0]]).sum() < 0:
        f = f[:, ::-1]
    return v, f.astype(np.int32), nn


def keep_faces(v, f, n, mask, extra=None):
    """keep faces whose three vertices are in mask"""
    k = mask[f].all(1)
    f = f[k]
    used = np.unique(f)
    m = np.full(len(v), -1, np.int32)
    m[used] = np.arange(len(used))
    out = [v[used], m[f], n[used]]
    if extra is not None:
        out.append({a: b[used] for a, b in extra.items()})
    return out
