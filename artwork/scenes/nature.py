"""Landscapes of our own: plain, dunes, mountain road, coast, gravel, farm."""
import os
import numpy as np
from scenes import Haze, Look, Place, fbm, noise, smooth


# ---- where things are
def seen(site, x, y):
    """metres to the right of the camera, and before it"""
    dx, dy = x - site.eye.x, y - site.eye.y
    return dx * site.right.x + dy * site.right.y, dx * site.ahead.x + dy * site.ahead.y


def lying(points, height):
    """points (n, 2) put on the ground"""
    return np.c_[points, height(points[:, 0], points[:, 1])]


# ---- plants and stones
def tuft(site, name, mat, blades=90, tall=0.5, wide=0.25, thick=0.006, droop=0.5, seed=0):
    """a bunch of grass: every blade bends outwards in two steps"""
    rng = np.random.default_rng(seed)
    v, f = [], []
    for _ in range(blades):
        t, u = rng.uniform(0, 2 * np.pi), rng.random() ** 0.6
        out = np.array([np.cos(t), np.sin(t), 0])
        side = np.array([-np.sin(t), np.cos(t), 0]) * thick * rng.uniform(0.6, 1.3)
        foot = out * wide * 0.28 * u
        up = tall * rng.uniform(0.55, 1.0) * (1.1 - 0.45 * u)
        reach = wide * u * rng.uniform(0.6, 1.2)
        mid = foot + out * reach * 0.35 + (0, 0, up * 0.6)
        tip = foot + out * reach * (1 + droop * rng.random()) + (0, 0, up * (1 - droop * 0.4 * rng.random()))
        i = len(v)
        v += [foot - side, foot + side, mid + side * 0.8, mid - side * 0.8, tip]
        f += [(i, i + 1, i + 2, i + 3), (i + 3, i + 2, i + 4, i + 4)]
    return site.mesh(name, v, f, mat)


def bush(site, name, mat, size=0.5, leaves=420, leaf=0.03, flat=0.7, seed=0, clumps=9):
    """a shrub or a crown of leaves: small quads on the shells of a few balls, facing every way"""
    rng = np.random.default_rng(seed)
    c = rng.normal(0, 0.30, (clumps, 3)) * size
    c[:, 2] = np.abs(c[:, 2]) * flat + size * 0.30 * flat
    r = size * rng.uniform(0.28, 0.5, clumps)
    which = rng.integers(0, clumps, leaves)
    d = rng.normal(0, 1, (leaves, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    p = c[which] + d * (r[which] * rng.uniform(0.65, 1.0, leaves))[:, None] * (1, 1, flat)
    p[:, 2] = np.abs(p[:, 2])
    a = rng.normal(0, 1, (leaves, 3))
    a -= d * (a * d).sum(1, keepdims=True) * 0.6
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    b = np.cross(a, d + rng.normal(0, 0.5, (leaves, 3)))
    b /= np.linalg.norm(b, axis=1, keepdims=True)
    s = leaf * rng.uniform(0.6, 1.4, (leaves, 1))
    v = np.stack([p - a * s, p - b * s * 0.45, p + a * s, p + b * s * 0.45], 1).reshape(-1, 3)
    return site.mesh(name, v, np.arange(leaves * 4).reshape(-1, 4), mat)


def rock(site, name, mat, seed=0, flat=0.7, fine=3, square=0.0):
    """a stone about one metre across"""
    import bmesh
    import bpy
    rng = np.random.default_rng(seed)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=fine, radius=0.5)
    cuts = rng.normal(0, 1, (9, 3))
    cuts /= np.linalg.norm(cuts, axis=1, keepdims=True)
    depth = rng.uniform(0.30, 0.46, 9)
    for w in bm.verts:
        p = np.array(w.co)
        if square:      # towards a rough block
            p = p / (np.abs(p).max() * 2) * square + p * (1 - square)
        for c, d in zip(cuts, depth):
            over = p @ c - d
            if over > 0:
                p = p - c * over * 0.85
        p = p * (1 + 0.10 * float(noise(p[0] * 6 + seed, p[1] * 6 + p[2] * 4)))
        w.co = p * (1, 1, flat)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    return site.link(bpy.data.objects.new(name, me))


def tree(site, name, leaf_mat, bark, tall=12.0, wide=5.0, seed=0, leaves=1600, bare=0.35):
    """a trunk and a crown of clumps; joined, so that it can be scattered"""
    rng = np.random.default_rng(seed)
    v, f = [], []
    for k in range(11):
        t = rng.uniform(0, 2 * np.pi)
        z = tall * (bare + (1 - bare) * rng.random() * 0.92)
        r = wide * 0.5 * rng.uniform(0.1, 0.75) * (1.15 - 0.6 * z / tall)
        c = np.array([np.cos(t) * r, np.sin(t) * r, z])
        size = wide * rng.uniform(0.17, 0.30)
        n = leaves // 11
        d = rng.normal(0, 1, (n, 3))
        d /= np.linalg.norm(d, axis=1, keepdims=True)
        p = c + d * size * rng.uniform(0.5, 1.0, (n, 1)) * (1, 1, 0.8)
        a = rng.normal(0, 1, (n, 3))
        a /= np.linalg.norm(a, axis=1, keepdims=True)
        b = np.cross(a, rng.normal(0, 1, (n, 3)))
        b /= np.linalg.norm(b, axis=1, keepdims=True)
        s = wide * 0.035
        q = np.stack([p - a * s, p - b * s * 0.6, p + a * s, p + b * s * 0.6], 1).reshape(-1, 3)
        f.append(np.arange(n * 4).reshape(-1, 4) + sum(map(len, v)))
        v.append(q)
    o = site.mesh(name, np.concatenate(v), np.concatenate(f), leaf_mat)
    w = tall * 0.018
    tv, tf = [], []
    for top in rng.normal(0, wide * 0.10, (3, 2)):
        i = len(tv)
        for z, r, q in ((-0.3, w * 1.4, 0.0), (tall * bare, w, 0.35), (tall * 0.85, w * 0.3, 1.0)):
            tv += [(top[0] * q + np.cos(a) * r, top[1] * q + np.sin(a) * r, z) for a in np.linspace(0, 2 * np.pi, 6, endpoint=False)]
        for ring in (0, 6):
            tf += [(i + ring + k, i + ring + (k + 1) % 6, i + ring + 6 + (k + 1) % 6, i + ring + 6 + k) for k in range(6)]
    n0 = len(o.data.vertices)
    me = o.data
    faces = np.concatenate([np.concatenate(f), np.array(tf) + n0])
    both = site.mesh(name, np.concatenate([np.concatenate(v), np.array(tv)]), faces, leaf_mat)
    both.data.materials.append(bark)
    index = np.zeros(len(faces), np.int32)
    index[-len(tf):] = 1
    both.data.polygons.foreach_set("material_index", index)
    import bpy
    bpy.data.objects.remove(o)
    bpy.data.meshes.remove(me)
    return both


def blades(site, name, dark, light, through=0.35):
    """grass whose tufts differ in colour, paler towards the tips"""
    n = site.shader(name)
    col = n.mix(n.random(), dark, light)
    big = n.noise(0.12, 3)
    col = n.scaled(col, n.m("MULTIPLY_ADD", n.sstep(big, 0.35, 0.65), 0.5, 0.72))
    return n.finish(n.leaf(col, through))


# ---- clouds
def cumulus(seed, sun, cover=0.50, base=900.0, top=2300.0, size=2600.0, width=1500, height=620, span=110.0, rise=42.0):
    """Fair-weather clouds by marching rays through noise: (height, width, 4), light and how much they hide.

    sun: direction (right, ahead, up). Columns go from -span/2 to span/2 degrees, rows from `rise` degrees down to 0.
    """
    path = os.path.join(os.environ.get("WORK", "work"), "places", f"cloud-{seed}-{hash((tuple(np.round(sun, 3)), cover, base, top, size, width, height, span, rise)) & 0xFFFFFFFF:08x}.npy")
    if os.path.exists(path):
        return np.load(path)
    import torch
    torch.set_num_threads(2)
    from torch.nn.functional import grid_sample
    g = torch.Generator().manual_seed(seed)
    res = 96
    vol = torch.zeros(1, 1, res, res, res)
    for k, cells in enumerate((6, 12, 24, 48)):     # tiling value noise
        small = torch.rand(1, 1, cells, cells, cells, generator=g)
        pad = torch.nn.functional.pad(small, (1, 1, 1, 1, 1, 1), mode="circular")
        step = res // cells
        big = torch.nn.functional.interpolate(pad, scale_factor=step, mode="trilinear", align_corners=False)[..., step:-step, step:-step, step:-step]
        vol = vol + big * 0.52 ** k
    vol = (vol - vol.mean()) / vol.std()
    vol = torch.nn.functional.pad(vol, (0, 1, 0, 1, 0, 1), mode="circular")

    def look(p, scale):
        q = p / scale
        q = (q - torch.floor(q)) * 2 - 1
        return grid_sample(vol, q.reshape(1, 1, 1, -1, 3), mode="bilinear", align_corners=True).reshape(p.shape[:-1])

    def density(p):
        z = (p[..., 2] - base) / (top - base)
        flat = p.clone()
        flat[..., 2] = 300.0
        mass = look(flat, size * 6.0)
        shape = look(p, size * 1.7) * 0.55 + look(p, size * 0.42) * 0.30
        rise_ = torch.clamp(z / 0.07, 0, 1) * torch.clamp((1 - z) / 0.75, 0, 1)
        d = mass * 0.9 + shape - (1.0 - cover) * 2.4 - z * 1.15
        return torch.clamp(d * 2.2, 0, 1) * rise_
    az = torch.deg2rad(torch.linspace(-span / 2, span / 2, width))
    el = torch.deg2rad(torch.linspace(rise, 0.25, height))
    s = torch.tensor(sun, dtype=torch.float32)
    s = s / s.norm()
    out = np.zeros((height, width, 4), np.float32)
    with torch.no_grad():
        for r0 in range(0, height, 40):
            e, a = torch.meshgrid(el[r0:r0 + 40], az, indexing="ij")
            d = torch.stack([torch.sin(a) * torch.cos(e), torch.cos(a) * torch.cos(e), torch.sin(e)], -1)
            near, far = base / d[..., 2], torch.minimum(top / d[..., 2], torch.full_like(d[..., 2], 45000.0))
            ok = far > near
            steps = 56
            through, lit, dim, depth = (torch.ones_like(near), torch.zeros_like(near), torch.zeros_like(near), torch.zeros_like(near))
            dt = torch.clamp((far - near) / steps, min=0.0)
            jitter = torch.rand(near.shape, generator=g)
            mu = (d @ s)
            phase = 0.75 + 0.55 * torch.clamp(mu, 0, 1) ** 6
            for i in range(steps):
                t = near + (i + jitter) * dt
                p = d * t[..., None]
                k = density(p) * ok
                hit = k > 0.004
                if not hit.any():
                    continue
                q, kk = p[hit], k[hit]
                shade = torch.zeros(len(q))
                for m in (60.0, 170.0, 340.0, 620.0):
                    shade += density(q + s * m) * (m * 0.85)
                sun_in = torch.exp(-shade * 0.0052) * 0.82 + torch.exp(-shade * 0.0011) * 0.18
                up = torch.clamp((q[:, 2] - base) / (top - base), 0, 1)
                gone = 1 - torch.exp(-kk * dt[hit] * 0.010)
                w = torch.zeros_like(through)
                w[hit] = through[hit] * gone
                light, dull = torch.zeros_like(w), torch.zeros_like(w)
                light[hit], dull[hit] = sun_in, 0.55 + 0.45 * up
                lit += w * light * phase
                dim += w * dull
                depth += w * t
                through = through * (1 - torch.where(hit, w / through.clamp(min=1e-6), torch.zeros_like(w)))
            alpha = 1 - through
            haze = torch.exp(-(depth / alpha.clamp(min=1e-4)) / 26000.0)
            out[r0:r0 + 40] = torch.stack([lit / alpha.clamp(min=1e-4), dim / alpha.clamp(min=1e-4), haze, alpha], -1).numpy()
    from scipy.ndimage import gaussian_filter
    alpha = out[..., 3:] + 1e-5
    soft = gaussian_filter(np.concatenate([out[..., :3] * alpha, alpha], -1), (1.1, 1.1, 0))
    out = np.concatenate([soft[..., :3] / soft[..., 3:], soft[..., 3:]], -1)
    np.save(path, out)
    return out


def clouded(site, elevation, bearing, warm=(1.0, 0.95, 0.88), cool=(0.50, 0.58, 0.70), bright=1.6, seed=1, **kw):
    """a function for Site.sky that lays marched clouds over it"""
    e, b = np.radians(elevation), np.radians(bearing)
    a = cumulus(seed, (np.cos(e) * np.sin(b), np.cos(e) * np.cos(b), np.sin(e)), **kw)
    span, rise = kw.get("span", 110.0), kw.get("rise", 42.0)
    colour = a[..., :1] * np.array(warm) * bright + a[..., 1:2] * np.array(cool) * 0.62
    lit = site.picture("clouds", np.concatenate([colour, (a[..., 3] * np.minimum(1, a[..., 2] * 1.15))[..., None]], -1))

    def lay(n, v, sky):
        x, y, z = n.xyz(v)
        r = n.m("ADD", n.m("MULTIPLY", x, site.right.x), n.m("MULTIPLY", y, site.right.y))
        f = n.m("ADD", n.m("MULTIPLY", x, site.ahead.x), n.m("MULTIPLY", y, site.ahead.y))
        turn = n.m("ARCTAN2", r, f)
        u = n.m("PINGPONG", n.m("MULTIPLY_ADD", turn, 180 / np.pi / span, 0.5), 1.0)
        w = n.m("MULTIPLY", n.m("ARCSINE", z), 180 / np.pi / rise)
        uv = n.combine(u, w, 0.0)
        t = n.node("ShaderNodeTexImage", image=lit, extension="EXTEND")
        n.link(uv, t.inputs["Vector"])
        keep = n.mul(t.outputs["Alpha"], n.inv(n.sstep(w, 0.9, 1.0)), n.gt(z, 0.0))
        return n.mix(keep, sky, t.outputs["Color"])
    return lay


# ---- the places
def karoo_dusk(site):
    site.haze = Haze((0.58, 0.33, 0.31), 7500, 0.42, low=1.6, depth=70)
    site.gradient([(0.0, (1.05, 0.42, 0.16)), (0.04, (0.90, 0.41, 0.22)), (0.10, (0.60, 0.35, 0.30)), (0.19, (0.33, 0.28, 0.38)), (0.33, (0.17, 0.21, 0.38)), (0.65, (0.09, 0.14, 0.32)), (1.0, (0.05, 0.09, 0.24))],
                  0.9, glow=(6, (2.6, 1.15, 0.40), 14.0, 9.0), clouds=lambda n, v, c: streaks(n, v, c, (1.25, 0.50, 0.34)))
    site.sun(4.0, 14, 2.2, (1.0, 0.50, 0.24), 4)
    site.area(site.near(-7, -12, 6), site.near(0, 0, 0.7), 9, 4, 270, (1.0, 0.90, 0.88))
    rng = np.random.default_rng(11)

    mesas = [(-1050, 3900, 330, 1000, 0.36), (-2700, 5600, 470, 1500, 0.45), (-350, 6600, 400, 1150, 0.50), (820, 4600, 300, 820, 0.16), (2300, 5600, 480, 1500, 0.42), (1500, 7600, 520, 1500, 0.5), (-1750, 2900, 120, 520, 0.10)]

    def far(x, y):
        r, a = seen(site, x, y)
        h = np.zeros_like(x) - 6
        wr, wa = 230 * fbm(x / 800, y / 800, 4, 5), 230 * fbm(x / 800, y / 800, 4, 9)
        gully = fbm(x / 110, y / 110, 4, 21, ridged=True)
        for cr, ca, H, R, top in mesas:
            d = np.hypot(r - cr + wr, (a - ca + wa) * 0.8) / R
            d = d + 0.06 * (gully - 0.5) * smooth(d, 0.3, 0.7)
            talus = np.clip((1.2 - d) / (1.2 - top), 0, 1)
            k = 0.76 * talus ** 1.55
            k = k + 0.15 * smooth(top - d, -0.012, 0.010) + 0.045 * smooth(top - d, -0.20, -0.17) + 0.04 * smooth(top - d, 0.05, 0.08)
            k = k - 0.10 * gully * talus * (d > top)
            h = np.maximum(h, H * np.maximum(k, 0) + 7 * fbm(x / 60, y / 60, 3, 3) * (k > 0.02) - 6)
        return h

    def near(x, y):
        rough = 0.10 * fbm(x / 3.0, y / 3.0, 4, 2) + 0.5 * fbm(x / 30, y / 30, 3, 4)
        rough = rough + 0.035 * fbm(x / 0.5, y / 0.5, 3, 14)
        off = smooth(np.abs(y + 0.3 * noise(x / 14, 0, 3)), 1.3, 3.0)
        ruts = -0.035 * smooth(0.30 - np.abs(np.abs(y) - 0.8), 0, 0.2)
        return (rough * (0.12 + 0.88 * off) + ruts) * (1 - site.clear(x, y, 0.1, 1.6))

    n = site.shader("plain")
    x, y, z = n.xyz()
    big, mid, fine, grain = n.noise(0.06, 6), n.noise(1.4, 7), n.noise(9.0, 6), n.noise(70.0, 3)
    col = n.mix(n.sstep(mid, 0.36, 0.64), (0.19, 0.105, 0.062), (0.31, 0.19, 0.115))
    col = n.mix(n.m("MULTIPLY", n.sstep(big, 0.42, 0.60), 0.55), col, (0.13, 0.105, 0.062))
    edge = n.m("ADD", n.m("ABSOLUTE", y), n.m("MULTIPLY", n.m("SUBTRACT", mid, 0.5), 1.6))
    col = n.mix(n.m("MULTIPLY", n.inv(n.sstep(edge, 1.4, 2.5)), 0.8), col, (0.36, 0.245, 0.165))
    col = n.scaled(col, n.m("MULTIPLY_ADD", n.sstep(fine, 0.3, 0.7), 0.7, 0.62))
    col = n.mix(n.m("MULTIPLY", n.sstep(grain, 0.56, 0.68), 0.5), col, (0.07, 0.05, 0.04))
    ground = n.finish(n.surface(col, 0.95, 0.1, n.bump(n.m("ADD", fine, n.m("MULTIPLY", grain, 0.4)), 0.05, 0.9)))
    site.ground(near, ground, 1.0, 1500, rows=900, cols=600)
    n = site.shader("mountain")
    x, y, z = n.xyz()
    band = n.noise(1.0, 6, 0.65, n.stretched((0.004, 0.004, 0.09)))
    veg = n.noise(0.02, 8, 0.7)
    _, _, up = n.xyz(n.normal())
    col = n.mix(n.sstep(band, 0.40, 0.60), (0.105, 0.058, 0.044), (0.20, 0.125, 0.09))
    col = n.mix(n.m("MULTIPLY", n.mul(n.sstep(up, 0.55, 0.85), n.sstep(veg, 0.35, 0.6)), 0.8), col, (0.115, 0.088, 0.05))
    site.ground(far, n.finish(n.surface(col, 1.0, 0.0, n.bump(veg, 14, 0.7))), 1400, 9000, rows=700, cols=1100)
    leaf = [blades(site, f"karoo{i}", d, l, 0.2) for i, (d, l) in enumerate((((0.070, 0.066, 0.040), (0.13, 0.11, 0.062)), ((0.10, 0.078, 0.045), (0.19, 0.145, 0.08)), ((0.050, 0.056, 0.042), (0.095, 0.10, 0.07))))]
    shrubs = [bush(site, f"shrub{i}", leaf[i % 3], 0.42, 1500, 0.013, 0.62, i) for i in range(5)] + [tuft(site, f"dry{i}", leaf[1], 140, 0.34, 0.30, 0.003, 0.5, i) for i in range(4)]
    p = np.concatenate([site.fan(1700, 4, 60, bias=1.3), site.fan(5000, 30, 300, bias=1.3), site.fan(6000, 150, 1300, bias=1.2)])
    keep = (np.abs(p[:, 1]) > 2.1 + rng.random(len(p)) * 1.6) & (site.clear(p[:, 0], p[:, 1], 0.5, 0.4) < 0.01) & (noise(p[:, 0] / 9, p[:, 1] / 9, 8) > rng.uniform(-1.1, 0.5, len(p)))
    p = p[keep]
    r, a = seen(site, p[:, 0], p[:, 1])
    p = p[(np.hypot(r, a) > 4.5) & ((a > 9.5) | (r < -2.4))]
    site.scatter(shrubs, lying(p, near) - (0, 0, 0.03), rng.uniform(0.45, 1.25, len(p)) ** 1.3, tilt=0.08)
    n = site.shader("stone")
    stone = n.finish(n.surface(n.mix(n.random(), (0.12, 0.075, 0.052), (0.27, 0.18, 0.125)), 0.9, 0.15))
    stones = [rock(site, f"stone{i}", stone, i, 0.6, 2) for i in range(4)]
    p = np.concatenate([site.fan(9000, 2.2, 40, bias=1.7), site.fan(1500, 20, 200)])
    s = 0.012 + 0.13 * rng.random(len(p)) ** 7
    lane = np.abs(np.abs(p[:, 1]) - 0.8) < 0.35
    s = np.where(lane | (np.abs(p[:, 1]) < 1.2), np.minimum(s, 0.022), s)
    site.scatter(stones, lying(p, near), s, tilt=0.3)


def streaks(n, v, colour, rgb, amount=0.6, scale=(1.5, 1.5, 17.0), low=0.05):
    """thin drawn-out clouds"""
    _, _, z = n.xyz(v)
    f = n.noise(1.5, 8, 0.62, n.stretched(scale, v), 0.3)
    k = n.mul(n.sstep(f, 0.50, 0.74), n.sstep(z, low, low + 0.09), amount)
    return n.mix(k, colour, rgb)


def arm(x, y, crest, width=0.62, wander=10.0, seed=0):
    """the height of one arm of a dune: `crest` is a line of (x, y, height) that falls from the top; sides lie at the angle of repose"""
    c = np.asarray(crest, float)
    best = np.full(np.shape(x), -1e3)
    wx = wander * fbm(x / 110, y / 110, 3, seed)
    wy = wander * fbm(x / 110, y / 110, 3, seed + 5)
    X, Y = x + wx, y + wy
    for (x0, y0, h0), (x1, y1, h1) in zip(c[:-1], c[1:]):
        dx, dy = x1 - x0, y1 - y0
        t = np.clip(((X - x0) * dx + (Y - y0) * dy) / (dx * dx + dy * dy), 0, 1)
        d = np.hypot(X - x0 - t * dx, Y - y0 - t * dy)
        h = h0 + (h1 - h0) * t
        run = np.maximum(h, 1) / width
        k = np.clip(1 - d / (run * 1.9), 0, 1)
        best = np.maximum(best, h * (0.78 * k ** 1.45 + 0.22 * k ** 3))
    return best


def spline(points, count=40):
    """a smooth line through a few points (n, k)"""
    p = np.asarray(points, float)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p[:, :2], axis=0), axis=1))]
    from scipy.interpolate import PchipInterpolator
    t = np.linspace(0, s[-1], count)
    return np.stack([PchipInterpolator(s, p[:, i])(t) for i in range(p.shape[1])], -1)


def namib_dunes(site):
    site.haze = Haze((0.80, 0.66, 0.54), 7000, 0.62)
    site.sky(17, -104, 0.125, dust=2.2, ozone=1.6, clouds=lambda n, v, c: streaks(n, v, c, (0.95, 0.90, 0.86), 0.35, (1.2, 1.2, 9.0), 0.10))
    site.sun(17, -104, 4.6, (1.0, 0.76, 0.52), 0.6)

    def placed(points):
        return [site.at(r, a, h) for r, a, h in points]
    arms = [
        spline(placed([(40, 760, 150), (10, 640, 140), (-60, 520, 112), (-40, 400, 84), (-105, 300, 55), (-90, 215, 28), (-130, 150, 6)])),
        spline(placed([(40, 760, 150), (150, 700, 118), (210, 600, 84), (330, 520, 50), (400, 430, 14)])),
        spline(placed([(-520, 1100, 135), (-400, 960, 118), (-430, 820, 86), (-330, 700, 46), (-340, 600, 10)])),
        spline(placed([(-520, 1100, 135), (-700, 1020, 100), (-900, 1000, 30)])),
        spline(placed([(620, 1250, 170), (520, 1080, 140), (600, 900, 95), (520, 760, 50), (560, 640, 10)])),
        spline(placed([(-150, 1700, 160), (0, 1600, 190), (200, 1650, 170), (420, 1800, 120)])),
        spline(placed([(-1300, 1900, 150), (-1000, 1700, 190), (-760, 1750, 140), (-500, 1900, 80)])),
    ]

    def height(x, y):
        h = np.zeros_like(x)
        for k, c in enumerate(arms):
            h = np.maximum(h, 0.78 * arm(x, y, c, 0.62, 14, 3 * k))
        low = 1.7 * fbm(x / 38, y / 38, 3, 5) + 2.6 * fbm(x / 120, y / 120, 2, 6)
        out = h + low * smooth(np.hypot(x - site.middle.x, y - site.middle.y), 14, 70)
        soft = 0.05 * fbm(x / 2.6, y / 2.6, 3, 8)
        tracks = np.zeros_like(x)
        for s in (-1, 1):      # where the wheels have been
            d = np.abs(y - s * 0.83 - 0.0012 * np.maximum(x - 6, 0) ** 2)
            tracks = tracks + (-0.045 * smooth(0.20 - d, 0, 0.09) + 0.03 * smooth(0.14 - np.abs(d - 0.25), 0, 0.13)) * smooth(x, 0.7, 1.2)
        near = site.clear(x, y, 0.1, 2.0)
        return out + soft * (1 - near) + tracks + 0.022 * near
    n = site.shader("sand")
    pos = n.pos()
    big, mid, grain = n.noise(0.02, 4), n.noise(0.7, 5), n.noise(160, 2)
    wave = n.node("ShaderNodeTexWave", wave_type="BANDS", bands_direction="DIAGONAL", wave_profile="SIN")
    bent = n.node("ShaderNodeVectorMath", operation="ADD")
    n.link(n.stretched((1, 1, 0.3), turn=35), bent.inputs[0])
    n.link(n.combine(n.m("MULTIPLY", n.noise(0.5, 3), 1.3), n.m("MULTIPLY", n.noise(0.9, 2), 0.8), 0.0), bent.inputs[1])
    n.link(bent.outputs[0], wave.inputs["Vector"])
    wave.inputs["Scale"].default_value, wave.inputs["Distortion"].default_value, wave.inputs["Detail"].default_value = 2.1, 1.2, 2
    x, y, z = n.xyz()
    inlane = n.mul(n.lt(n.m("ABSOLUTE", n.m("SUBTRACT", n.m("ABSOLUTE", y), 0.85)), 0.4), n.gt(x, 0.5), n.lt(x, 14.0))
    ripple = n.mul(wave.outputs["Fac"], n.m("MULTIPLY_ADD", mid, 1.4, -0.15), n.inv(inlane))
    col = n.mix(n.sstep(mid, 0.35, 0.65), (0.47, 0.235, 0.105), (0.53, 0.285, 0.140))
    col = n.mix(n.m("MULTIPLY", n.sstep(big, 0.4, 0.6), 0.5), col, (0.50, 0.22, 0.085))
    col = n.scaled(col, n.m("MULTIPLY_ADD", grain, 0.3, 0.85))
    bump = n.bump(n.m("ADD", ripple, n.m("MULTIPLY", grain, 0.06)), 0.045, 0.75)
    sand = n.finish(n.surface(col, 0.92, 0.12, bump))
    site.ground(height, sand, 1.0, 140, rows=1000, cols=700)
    site.ground(height, sand, 139, 3500, rows=1000, cols=900)
    # a few dry tufts on the flat
    rng = np.random.default_rng(3)
    grass = blades(site, "duneGrass", (0.20, 0.16, 0.08), (0.34, 0.27, 0.13))
    tufts = [tuft(site, f"dune{i}", grass, 160, 0.55, 0.40, 0.004, 0.6, i) for i in range(3)]
    p = site.fan(260, 22, 170, bias=1.2)
    p = p[(noise(p[:, 0] / 16, p[:, 1] / 16, 4) > 0.05) & (height(p[:, 0], p[:, 1]) < 6)]
    site.scatter(tufts, lying(p, height) - (0, 0, 0.02), rng.uniform(0.5, 1.3, len(p)))


def along(line, x, y):
    """distance to a line of points (n, 3), and its height at the nearest"""
    from scipy.spatial import cKDTree
    d, i = cKDTree(line[:, :2]).query(np.stack([x.ravel(), y.ravel()], -1))
    return d.reshape(x.shape), line[i, 2].reshape(x.shape), i.reshape(x.shape)


def strip(site, line, left, right, mat, lift=0.0, name="strip"):
    """a ribbon along a line, from `left` to `right` metres beside it; uv: across, along in metres"""
    p = np.asarray(line)
    t = np.gradient(p[:, :2], axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    side = np.stack([-t[:, 1], t[:, 0]], -1)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p[:, :2], axis=0), axis=1))]
    cols = np.linspace(left, right, 5)
    v = np.stack([np.c_[p[:, :2] + side * c, p[:, 2] + lift] for c in cols], 1)
    uv = np.stack([np.c_[np.full(len(p), c), s] for c in cols], 1).reshape(-1, 2)
    return site.grid(v[:, ::-1], mat, name, uv=uv.reshape(len(p), 5, 2)[:, ::-1].reshape(-1, 2))


def tar(site, worn=(0.085, 0.082, 0.080), centre="dashed", edges=True, half=3.5):
    """a country road; uv: metres from its middle, metres along it. Worn lines: yellow at the edges, white in the middle"""
    n = site.shader("tar")
    uv = n.node("ShaderNodeTexCoord").outputs["UV"]
    u, s, _ = n.xyz(uv)
    grain, mid, big = n.noise(120, 3), n.noise(2.2, 6), n.noise(0.25, 5, 0.6, n.stretched((1, 0.25, 1)))
    col = n.scaled(worn, n.m("MULTIPLY_ADD", n.sstep(grain, 0.3, 0.7), 0.6, 0.70))
    col = n.scaled(col, n.m("MULTIPLY_ADD", n.sstep(big, 0.35, 0.65), 0.4, 0.80))
    lane = n.inv(n.sstep(n.m("ABSOLUTE", n.m("SUBTRACT", n.m("ABSOLUTE", n.m("SUBTRACT", n.m("ABSOLUTE", u), half / 2)), 0.8)), 0.1, 0.45))
    col = n.scaled(col, n.m("MULTIPLY_ADD", lane, -0.16, 1.0))
    # cracks sealed with tar
    cracks = n.cells(0.35, n.stretched((1, 1, 1)), "DISTANCE_TO_EDGE")
    col = n.scaled(col, n.m("MULTIPLY_ADD", n.mul(n.lt(cracks, 0.006), n.gt(big, 0.5)), -0.5, 1.0))
    chips = n.sstep(n.m("ADD", n.noise(14, 5), n.m("MULTIPLY", grain, 0.25)), 0.45, 0.60)
    paint = n.inv(n.m("MULTIPLY", chips, 0.55))
    if edges:
        col = n.mix(n.mul(n.band(n.m("ABSOLUTE", u), half - 0.42, half - 0.30), paint), col, (0.52, 0.34, 0.06))
    if centre:
        on = n.band(n.m("ABSOLUTE", u), -1.0, 0.055)
        if centre == "dashed":
            on = n.mul(on, n.lt(n.m("MODULO", s, 12.0), 4.5))
        else:
            on = n.band(n.m("ABSOLUTE", u), 0.06, 0.17)
        col = n.mix(n.mul(on, paint), col, (0.60, 0.60, 0.57))
    return n.finish(n.surface(col, n.m("MULTIPLY_ADD", mid, 0.2, 0.52), 0.4, n.bump(n.m("ADD", grain, n.m("MULTIPLY", mid, 0.5)), 0.006, 0.6)))


def drakensberg_road(site):
    rng = np.random.default_rng(5)
    site.haze = Haze((0.52, 0.63, 0.80), 9500, 0.62)
    site.sky(34, 142, 0.11, dust=0.5, ozone=1.6, horizon=((0.55, 0.66, 0.80), 0.6), clouds=clouded(site, 34, 142, seed=4, cover=0.50, base=1100, top=2300), altitude=2000)
    site.sun(34, 142, 4.4, (1.0, 0.92, 0.80), 0.6)
    # the road: past the car along x, then in bends up the valley
    pts = [(-60, 1.75, -1.2), (-25, 1.75, -0.25), (0, 1.75, 0), (14, 1.75, 0), (30, 2.6, 0.2), (50, 8, 0.9), (72, 22, 2.2), (92, 46, 4.0), (104, 76, 6.3), (118, 108, 9.5), (150, 138, 13), (190, 166, 17), (220, 210, 22), (215, 268, 28), (180, 320, 34), (170, 390, 42), (210, 450, 50)]
    line = smooth_line(pts, 1.0)

    def land(x, y):
        r, a = seen(site, x, y)
        hills = 16 * fbm(x / 130, y / 130, 5, 3) * smooth(a, 20, 200)
        valley = np.maximum(0, np.abs(r - 0.10 * a - 14) - 0.10 * a - 6)
        slope = 0.15 * valley * smooth(a, 12, 200) + 0.045 * np.maximum(a - 60, 0)
        side = 0.10 * np.maximum(-y - 6, 0)
        # rounded spurs that come down from the wall
        spur = np.maximum(0, fbm(r / 420 + 3, a / 900, 4, 8)) * 230 * smooth(a, 350, 1700)
        small = 0.35 * fbm(x / 9, y / 9, 4, 6) + 0.05 * fbm(x / 0.8, y / 0.8, 3, 7)
        return hills + np.minimum(slope, 90 + 0.12 * slope) + spur + small - side * 0.4

    def height(x, y):
        d, z, _ = along(line, x, y)
        k = smooth(d, 3.9, 16.0)
        bank = -0.08 * smooth(d, 3.7, 5.0) - 0.20 * smooth(d, 4.6, 6.5) * smooth(12 - d, 0, 6)
        rough = 0.03 * fbm(x / 0.6, y / 0.6, 3, 12) * smooth(d, 3.4, 4.2)
        return (z + bank) * (1 - k) + land(x, y) * k + rough - 0.03 * smooth(3.75 - d, 0, 0.3)

    def wall(x, y):
        r, a = seen(site, x, y)
        w = 520 * fbm(r / 1100, 0.3, 4, 31) + 90 * fbm(r / 210, a / 400, 4, 32)
        butt = fbm(r / 420, a / 700, 4, 34, ridged=True)
        d = a - 4500 - w + 330 * butt
        top = 560 + 70 * fbm(r / 900, 0.7, 4, 33) + 40 * smooth(fbm(r / 330, 0.1, 2, 35), -0.1, 0.15) + 170 * smooth(r, -1500, 700)
        foot = 250 * smooth(d, -1900, 0) ** 1.5 + 90 * fbm(x / 340, y / 340, 5, 36) * smooth(d, -2000, -500)
        cliff = smooth(d, 0, 110) * 0.36 + 0.14 * smooth(d, 110, 330) + smooth(d, 330, 400) * 0.38 + 0.12 * smooth(d, 400, 800)
        return foot + (top - 250) * cliff + 16 * fbm(x / 45, y / 45, 3, 37) * smooth(d, 0, 60)
    n = site.shader("veld")
    _, _, up = n.xyz(n.normal())
    big, mid, fine = n.noise(0.012, 6), n.noise(0.35, 7), n.noise(6, 6)
    col = n.mix(n.sstep(big, 0.38, 0.62), (0.165, 0.135, 0.060), (0.240, 0.180, 0.085))
    col = n.mix(n.m("MULTIPLY", n.sstep(mid, 0.42, 0.62), 0.45), col, (0.120, 0.112, 0.048))
    col = n.scaled(col, n.m("MULTIPLY_ADD", fine, 0.7, 0.62))
    rocky = n.mul(n.inv(n.sstep(up, 0.72, 0.88)), n.sstep(mid, 0.35, 0.5))
    col = n.mix(rocky, col, (0.15, 0.13, 0.11))
    gravel = n.sstep(n.m("ADD", n.attr("road"), n.m("MULTIPLY", mid, 1.2)), 4.6, 5.5)
    col = n.mix(gravel, n.mix(n.sstep(fine, 0.35, 0.65), (0.17, 0.13, 0.095), (0.27, 0.215, 0.16)), col)
    veld = n.finish(n.surface(col, 0.95, 0.1, n.bump(n.m("ADD", fine, n.m("MULTIPLY", mid, 2.0)), 0.10, 0.8)))
    off = {"road": lambda x, y: along(line, x, y)[0]}
    site.ground(height, veld, 1.0, 260, rows=900, cols=700, attrs=off)
    site.ground(height, veld, 255, 3300, rows=600, cols=900, attrs=off)
    n = site.shader("berg")
    _, _, up = n.xyz(n.normal())
    band, rough, blot = n.noise(1.0, 7, 0.65, n.stretched((0.0025, 0.0025, 0.035))), n.noise(0.02, 8, 0.7), n.noise(0.004, 6)
    col = n.mix(n.sstep(band, 0.40, 0.62), (0.085, 0.070, 0.062), (0.19, 0.16, 0.135))
    col = n.scaled(col, n.m("MULTIPLY_ADD", rough, 0.9, 0.55))
    green = n.mix(n.sstep(blot, 0.4, 0.6), (0.13, 0.135, 0.05), (0.21, 0.175, 0.075))
    col = n.mix(n.sstep(n.m("ADD", up, n.m("MULTIPLY", n.m("SUBTRACT", rough, 0.5), 0.5)), 0.58, 0.76), col, green)
    site.ground(wall, n.finish(n.surface(col, 1.0, 0.0, n.bump(rough, 25, 0.8))), 2600, 6200, rows=800, cols=1300)
    strip(site, line, -3.6, 3.6, tar(site), 0.0, "road")
    grass = [blades(site, f"berg{i}", d, l, 0.4) for i, (d, l) in enumerate((((0.19, 0.155, 0.065), (0.34, 0.26, 0.125)), ((0.13, 0.125, 0.05), (0.25, 0.21, 0.09))))]
    tufts = [tuft(site, f"grass{i}", grass[i % 3 == 2], 130, 0.50, 0.34, 0.004, 0.7, i) for i in range(6)]
    p = np.concatenate([site.fan(18000, 2.0, 30, bias=1.2), site.fan(45000, 14, 130, bias=1.4), site.fan(60000, 60, 500, bias=1.2)])
    d, _, _ = along(line, p[:, 0], p[:, 1])
    r, a = seen(site, p[:, 0], p[:, 1])
    p = p[(d > 4.7 + rng.random(len(p)) ** 2 * 1.0) & (np.hypot(r, a) > 2.6) & (noise(p[:, 0] / 3, p[:, 1] / 3, 4) > rng.uniform(-1.4, 0.6, len(p)))]
    s = rng.uniform(0.45, 1.2, len(p)) * (0.55 + 0.45 * smooth(along(line, p[:, 0], p[:, 1])[0], 4.5, 8))
    site.scatter(tufts, lying(p, height) - (0, 0, 0.03), s, tilt=0.12)
    n = site.shader("boulder")
    stone = n.finish(n.surface(n.mix(n.noise(3, 6), (0.10, 0.09, 0.08), (0.24, 0.21, 0.18)), 0.9, 0.15, n.bump(n.noise(18, 5), 0.03)))
    p = site.fan(900, 12, 500, bias=1.3)
    d, _, _ = along(line, p[:, 0], p[:, 1])
    p = p[d > 7]
    site.scatter([rock(site, f"rock{i}", stone, i) for i in range(4)], lying(p, height), 0.15 + 1.3 * rng.random(len(p)) ** 4, tilt=0.2)
    small = site.fan(5000, 2, 40, bias=1.4)
    d, _, _ = along(line, small[:, 0], small[:, 1])
    small = small[(d > 3.7) & (d < 5.6)]
    site.scatter([rock(site, f"chip{i}", stone, 20 + i, 0.7, 2) for i in range(3)], lying(small, height), 0.015 + 0.05 * rng.random(len(small)) ** 4, tilt=0.3)


def smooth_line(points, step=1.0):
    """points (n, 3) to a line with one point for each `step` metres, without corners"""
    p = np.asarray(points, float)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p[:, :2], axis=0), axis=1))]
    from scipy.interpolate import CubicSpline, PchipInterpolator
    t = np.arange(0, s[-1], step)
    flat = CubicSpline(s, p[:, :2])(t)
    return np.c_[flat, PchipInterpolator(s, p[:, 2])(t)]


def coastal_pass(site):
    rng = np.random.default_rng(9)
    site.haze = Haze((0.46, 0.62, 0.86), 15000, 0.66)
    site.sky(38, 155, 0.095, dust=0.3, ozone=2.4, horizon=((0.44, 0.62, 0.86), 0.9), clouds=clouded(site, 38, 155, seed=8, cover=0.375, base=1000, top=1900), altitude=20)
    site.sun(38, 155, 4.8, (1.0, 0.93, 0.81), 0.6)
    # camera's left is the sea (+y); the road bends right of the picture round the mountain
    pts = [(-70, 1.75, 0), (-30, 1.75, 0), (0, 1.75, 0), (15, 1.75, 0), (32, 1.2, 0.1), (55, 2.5, 0.3), (80, 10, 0.8), (104, 26, 1.6), (122, 50, 2.6), (140, 80, 4), (170, 104, 5), (220, 112, 6)]
    line = smooth_line(pts, 1.0)
    SEA = -62.0

    def shore(x):
        """y of the coast's cliff edge at x"""
        q = np.interp(x, [-400, -60, 0, 20, 50, 80, 104, 122, 140, 170, 215, 300, 420, 600, 900, 1300, 1800, 2400, 3200, 4200],
                      [6, 7.2, 7.2, 7.2, 8, 15.5, 32, 57, 88, 116, 140, 90, 100, 300, 330, 520, 1000, 900, 1800, 2200])
        return q

    def height(x, y):
        d, z, i = along(line, x, y)
        rag = 6 * fbm(x / 28, y / 28, 4, 3) * smooth(np.hypot(x, y), 25, 80) + 40 * fbm(x / 260, y / 260, 4, 13) * smooth(x, 200, 700)
        inland = shore(x) - y + rag          # metres behind the edge
        rise = np.maximum(inland - 15, 0)
        ridge = fbm(x / 170, y / 170, 5, 5, ridged=True)
        peak = 70 + 330 * smooth(x, 120, 900) + 160 * smooth(x, 1500, 3000)
        mount = peak * (1 - np.exp(-rise * 0.95 / peak)) * (0.72 + 0.45 * ridge) + 4 * fbm(x / 14, y / 14, 4, 6) * smooth(rise, 0, 30)
        drop = -np.maximum(-inland, 0) * 1.25 * (0.8 + 0.5 * ridge)
        land = mount + drop + 1.4 * fbm(x / 5, y / 5, 4, 7) * smooth(np.abs(inland), 0.5, 14)
        k = smooth(d, 5.2, 9.0)
        return np.maximum(z * (1 - k) + land * k - 0.03 * smooth(3.75 - d, 0, 0.3), SEA - 6)
    n = site.shader("coast")
    _, _, up = n.xyz(n.normal())
    x, y, z = n.xyz()
    band, rough, mid, big = n.noise(1.0, 6, 0.65, n.stretched((0.03, 0.03, 0.22))), n.noise(0.22, 9, 0.68), n.noise(1.1, 7), n.noise(0.02, 5)
    rockc = n.mix(n.sstep(band, 0.38, 0.62), (0.19, 0.135, 0.095), (0.34, 0.265, 0.20))
    rockc = n.scaled(rockc, n.m("MULTIPLY_ADD", rough, 1.0, 0.5))
    bushc = n.mix(n.sstep(mid, 0.36, 0.64), (0.038, 0.052, 0.022), (0.105, 0.115, 0.045))
    bushc = n.mix(n.m("MULTIPLY", n.sstep(big, 0.45, 0.62), 0.5), bushc, (0.15, 0.125, 0.06))
    col = n.mix(n.sstep(n.m("ADD", up, n.m("MULTIPLY", n.m("SUBTRACT", rough, 0.5), 0.9)), 0.55, 0.74), rockc, bushc)
    col = n.mix(n.inv(n.sstep(n.attr("road"), 4.9, 5.8)), col, n.mix(n.sstep(mid, 0.4, 0.6), (0.20, 0.155, 0.115), (0.29, 0.235, 0.18)))
    col = n.mix(n.inv(n.sstep(z, SEA + 1, SEA + 9)), col, n.scaled(rockc, 0.55))
    coast = n.finish(n.surface(col, 0.95, 0.1, n.bump(n.m("ADD", n.m("MULTIPLY", rough, 3.0), n.m("MULTIPLY", mid, 0.5)), 0.8, 0.7)))
    off = {"road": lambda x, y: along(line, x, y)[0]}
    site.ground(height, coast, 1.0, 300, rows=900, cols=700, attrs=off)
    site.ground(height, coast, 295, 6000, rows=900, cols=1000, attrs=off)
    n = site.shader("sea")
    x, y, z = n.xyz()
    swell = n.noise(1, 5, 0.55, n.stretched((0.02, 0.05, 1), turn=30))
    wind, patch = n.noise(0.16, 3, 0.55, n.stretched((1, 1.9, 1), turn=30)), n.noise(0.0016, 4, 0.6, n.stretched((1, 3, 1), turn=20))
    deep = n.mix(n.sstep(patch, 0.36, 0.64), (0.005, 0.070, 0.140), (0.010, 0.110, 0.190))
    inshore = n.m("SUBTRACT", n.attr("off"), n.m("MULTIPLY", wind, 30.0))
    deep = n.mix(n.inv(n.sstep(inshore, -10, 130)), deep, (0.03, 0.20, 0.22))
    foam = n.mul(n.inv(n.sstep(inshore, -22.0, 6.0)), n.sstep(n.noise(0.16, 7, 0.72), 0.42, 0.56))
    caps = n.mul(n.sstep(n.noise(0.055, 2, 0.6, n.stretched((1, 2.2, 1), turn=30)), 0.66, 0.74), 0.25)
    deep = n.mix(n.mx(foam, caps), deep, (0.78, 0.82, 0.84))
    # waves lean towards the eye, so that even far out the water shows more of its own colour than a mirror would
    bump = n.bump(n.m("ADD", n.m("MULTIPLY", swell, 6.0), wind), 1.6, n.m("DIVIDE", 0.5, n.m("MULTIPLY_ADD", n.node("ShaderNodeCameraData").outputs["View Distance"], 1 / 300, 1.0)))
    water, shine = n.node("ShaderNodeBsdfDiffuse"), n.node("ShaderNodeBsdfGlossy")
    n.link(deep, water.inputs["Color"])
    shine.inputs["Roughness"].default_value = 0.25
    for lobe in (water, shine):
        n.link(bump, lobe.inputs["Normal"])
    sea = n.finish(n.mixs(n.m("MULTIPLY_ADD", n.sstep(n.noise(0.006, 4, 0.6, n.stretched((1, 3.5, 1), turn=20)), 0.38, 0.62), 0.12, 0.12), water.outputs[0], shine.outputs[0]))
    open_water = {"off": lambda x, y: np.maximum(y - shore(x) - 50 - 40 * fbm(x / 260, y / 260, 4, 13) * smooth(x, 200, 700), -40)}
    site.ground(lambda x, y: np.full_like(x, SEA), sea, 30, 60000, spread=50, rows=500, cols=400, attrs=open_water)
    strip(site, line, -3.6, 3.6, tar(site, centre="double"), 0.0, "road")
    # land on the other side of the bay
    def across(x, y):
        r, a = seen(site, x, y)
        far = 520 * fbm(r / 2600 + 4, 0.2, 5, 51, ridged=True) * smooth(fbm(r / 5000 + 1.3, 0.5, 2, 52), -0.35, 0.3) * smooth(r, -9000, -3000) * smooth(-r, -400, 1800)
        return SEA - 5 + far * smooth(a, 11500, 12600) * (0.7 + 0.5 * fbm(x / 700, y / 700, 5, 53, ridged=True))
    site.ground(across, coast, 11000, 14500, rows=160, cols=900, attrs={"road": lambda x, y: np.full_like(x, 50)})
    # a low dry-stone wall on the side of the sea, of two courses and a coping
    n = site.shader("wall")
    stone = n.finish(n.surface(n.scaled(n.mix(n.random(), (0.15, 0.125, 0.10), (0.31, 0.265, 0.215)), n.m("MULTIPLY_ADD", n.noise(9, 6), 0.9, 0.55)), 0.9, 0.2, n.bump(n.noise(30, 5), 0.02)))
    blocks = [rock(site, f"block{i}", stone, 40 + i, 0.66, 3, 0.45) for i in range(8)]
    t = np.gradient(line[:, :2], axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    side = np.stack([-t[:, 1], t[:, 0]], -1)
    s = np.arange(len(line)) * 1.0
    q, z = [], []
    for course, (lift, size) in enumerate(((0.05, 0.36), (0.24, 0.34), (0.42, 0.33), (0.60, 0.36))):
        for back in (0.0, 0.26):
            at = np.arange(2, min(150, s[-1] - 2), 0.31) + 0.13 * course + rng.uniform(-0.03, 0.03)
            c = np.stack([np.interp(at, s, line[:, k] + (side[:, k] * 4.35 if k < 2 else 0)) for k in range(3)], -1)
            c[:, 1] += back
            c += np.c_[rng.normal(0, 0.025, (len(c), 2)), lift + rng.normal(0, 0.012, len(c))]
            q.append(c)
            z.append(np.full(len(c), size) * rng.uniform(0.86, 1.18, len(c)))
    q, z = np.concatenate(q), np.concatenate(z)
    site.scatter(blocks, q, z, rng.choice([0, 90, 180, 270], len(q)) + rng.normal(0, 9, len(q)), tilt=0.06)
    # mortar inside, so that no daylight comes through
    core = site.plain("core", (0.16, 0.14, 0.12), 0.95, spec=0.1)
    inner = line.copy()
    inner[:, :2] += side * 4.48
    for k in range(0, 150, 2):
        a, b = inner[k], inner[k + 2]
        site.box(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2 + 0.25), (np.hypot(*(b - a)[:2]) + 0.1, 0.26, 0.56), core, 0, turn=np.degrees(np.arctan2(b[1] - a[1], b[0] - a[0])))
    fyn = [blades(site, f"fyn{i}", d, l, 0.25) for i, (d, l) in enumerate((((0.045, 0.065, 0.028), (0.10, 0.125, 0.05)), ((0.10, 0.10, 0.05), (0.20, 0.17, 0.08)), ((0.06, 0.075, 0.045), (0.14, 0.155, 0.10))))]
    shrubs = [bush(site, f"fynbos{i}", fyn[i % 3], 0.9, 900, 0.04, 0.7, i) for i in range(5)] + [tuft(site, f"reed{i}", fyn[1], 120, 0.7, 0.4, 0.005, 0.5, i) for i in range(2)]
    p = np.concatenate([site.fan(9000, 3, 90, bias=1.3), site.fan(24000, 60, 700, bias=1.2)])
    d, _, _ = along(line, p[:, 0], p[:, 1])
    hgt = height(p[:, 0], p[:, 1])
    r, a = seen(site, p[:, 0], p[:, 1])
    p = p[(d > 5.6) & ((p[:, 1] > 0) | (a > 26)) & (hgt > SEA + 14) & (noise(p[:, 0] / 11, p[:, 1] / 11, 4) > rng.uniform(-0.9, 0.7, len(p)))]
    site.scatter(shrubs, lying(p, height) - (0, 0, 0.06), rng.uniform(0.5, 1.5, len(p)) ** 1.4 * (1 + smooth(np.hypot(p[:, 0], p[:, 1]), 80, 500)), tilt=0.1)


def gravel_rally(site):
    rng = np.random.default_rng(13)
    site.haze = Haze((0.72, 0.66, 0.60), 5000, 0.72)
    site.sky(30, 150, 0.13, dust=2.5, clouds=clouded(site, 30, 150, seed=15, cover=0.46))
    site.sun(30, 150, 4.3, (1.0, 0.88, 0.72), 0.7)
    pts = [(-70, -14, 0), (-40, -4.2, 0), (-20, -0.6, 0), (-6, 0, 0), (6, 0, 0), (20, 1.2, 0), (40, 7, 0.3), (64, 22, 1.2), (86, 46, 2.5), (100, 80, 4.5), (106, 120, 7), (120, 170, 10)]
    line = smooth_line(pts, 0.5)

    def land(x, y):
        r, a = seen(site, x, y)
        return 0.7 * fbm(x / 14, y / 14, 4, 3) + 0.10 * fbm(x / 1.4, y / 1.4, 3, 4) + 9 * fbm(x / 130, y / 130, 4, 6) * smooth(a, 20, 120) + 0.05 * np.maximum(a - 60, 0) + 60 * np.maximum(0, fbm(r / 300, a / 500, 4, 9) + 0.15) * smooth(a, 250, 900)

    def height(x, y):
        d, z, _ = along(line, x, y)
        k = smooth(d, 4.0, 10.0)
        berm = 0.30 * smooth(0.9 - np.abs(d - 4.4), 0, 0.9) * (0.7 + 0.8 * fbm(x / 2.2, y / 2.2, 3, 8))
        ruts = (-0.05 * smooth(0.35 - np.abs(d - 0.85), 0, 0.25) + 0.03 * fbm(x / 0.9, y / 0.9, 3, 11)) * (1 - site.clear(x, y, 0.1, 1.0))
        return (z + ruts) * (1 - k) + (0.25 + land(x, y)) * k + berm
    n = site.shader("laterite")
    big, mid, fine, grain = n.noise(0.15, 6), n.noise(1.3, 7), n.noise(12, 6), n.noise(80, 3)
    road = n.attr("road")
    dirt = n.mix(n.sstep(mid, 0.35, 0.65), (0.30, 0.105, 0.045), (0.40, 0.165, 0.08))
    dirt = n.scaled(dirt, n.m("MULTIPLY_ADD", fine, 0.7, 0.65))
    lane = n.inv(n.sstep(n.m("ABSOLUTE", n.m("SUBTRACT", road, 0.85)), 0.15, 0.6))
    dirt = n.mix(n.m("MULTIPLY", lane, 0.5), dirt, (0.44, 0.21, 0.115))
    dirt = n.mix(n.m("MULTIPLY", n.sstep(grain, 0.55, 0.68), 0.5), dirt, (0.15, 0.06, 0.035))
    soil = n.mix(n.sstep(big, 0.4, 0.6), (0.27, 0.135, 0.06), (0.30, 0.205, 0.095))
    soil = n.scaled(soil, n.m("MULTIPLY_ADD", fine, 0.7, 0.6))
    col = n.mix(n.sstep(n.m("ADD", road, n.m("MULTIPLY", mid, 1.5)), 5.2, 6.6), dirt, soil)
    ground = n.finish(n.surface(col, 0.95, 0.1, n.bump(n.m("ADD", fine, n.m("MULTIPLY", grain, 0.4)), 0.05, 0.9)))
    off = {"road": lambda x, y: along(line, x, y)[0]}
    site.ground(height, ground, 1.0, 400, rows=1000, cols=700, attrs=off)
    site.ground(height, ground, 395, 4500, rows=400, cols=800, attrs=off)
    n = site.shader("gravel")
    stone = n.finish(n.surface(n.mix(n.random(), (0.20, 0.085, 0.045), (0.40, 0.22, 0.13)), 0.9, 0.15))
    chips = [rock(site, f"chip{i}", stone, i, 0.7, 2) for i in range(4)]
    p = np.concatenate([site.fan(9000, 2, 35, bias=1.6), site.fan(2500, 20, 120)])
    d, _, _ = along(line, p[:, 0], p[:, 1])
    s = np.where(np.abs(d - 0.85) < 0.4, 0.014, 0.015 + 0.09 * rng.random(len(p)) ** 6 * smooth(d, 1.2, 4.0))
    site.scatter(chips, lying(p, height), s, tilt=0.3)
    grass = [blades(site, f"rally{i}", d, l, 0.4) for i, (d, l) in enumerate((((0.22, 0.165, 0.06), (0.42, 0.32, 0.14)), ((0.12, 0.125, 0.04), (0.26, 0.22, 0.08))))]
    tufts = [tuft(site, f"grass{i}", grass[i % 3 == 2], 130, 0.75, 0.45, 0.005, 0.6, i) for i in range(6)]
    p = np.concatenate([site.fan(12000, 3, 40, bias=1.2), site.fan(26000, 20, 160, bias=1.3), site.fan(24000, 90, 500, bias=1.2)])
    d, _, _ = along(line, p[:, 0], p[:, 1])
    p = p[(d > 5.0 + 1.6 * rng.random(len(p)) ** 2) & (noise(p[:, 0] / 4, p[:, 1] / 4, 4) > rng.uniform(-1.2, 0.6, len(p)))]
    site.scatter(tufts, lying(p, height) - (0, 0, 0.04), rng.uniform(0.5, 1.3, len(p)), tilt=0.12)
    leaf = blades(site, "thorn", (0.050, 0.068, 0.022), (0.12, 0.13, 0.045), 0.25)
    bark = site.plain("bark", (0.07, 0.052, 0.04), 0.95, spec=0.1)
    trees = [thorn(site, f"thorn{i}", leaf, bark, i) for i in range(5)]
    p = np.concatenate([site.fan(26, 42, 140), site.fan(60, 100, 300), site.fan(500, 200, 1100, bias=1.2)])
    d, _, _ = along(line, p[:, 0], p[:, 1])
    p = p[d > 9]
    site.scatter(trees, lying(p, height), rng.uniform(0.6, 1.2, len(p)))
    low = [bush(site, f"low{i}", leaf, 0.9, 2600, 0.024, 0.75, i) for i in range(4)]
    p = site.fan(900, 30, 600, bias=1.1)
    d, _, _ = along(line, p[:, 0], p[:, 1])
    p = p[d > 7]
    site.scatter(low, lying(p, height) - (0, 0, 0.1), rng.uniform(0.4, 1.3, len(p)), tilt=0.1)
    dust(site)


def thorn(site, name, leaf, bark, seed):
    """an umbrella thorn: forked stems under flat tiers of small leaves"""
    import bpy
    rng = np.random.default_rng(seed + 70)
    tall, wide = rng.uniform(4.2, 5.6), rng.uniform(5.5, 7.5)
    v, f, tv, tf = [], [], [], []
    for k in range(10):
        t, r = rng.uniform(0, 2 * np.pi), wide * 0.5 * np.sqrt(rng.random()) * 0.85
        c = np.array([np.cos(t) * r, np.sin(t) * r, tall * (0.80 + 0.20 * rng.random()) - 0.10 * r])
        n = 900
        q = np.sqrt(rng.random(n)) * wide * rng.uniform(0.13, 0.24)
        w = rng.uniform(0, 2 * np.pi, n)
        p = c + np.stack([np.cos(w) * q, np.sin(w) * q, rng.normal(0, 0.17, n) - 0.10 * q * q], -1)
        a = rng.normal(0, 1, (n, 3)) * (1, 1, 0.5)
        a /= np.linalg.norm(a, axis=1, keepdims=True)
        b = np.cross(a, rng.normal(0, 1, (n, 3)))
        b /= np.linalg.norm(b, axis=1, keepdims=True)
        s = 0.055
        f.append(np.arange(n * 4).reshape(-1, 4) + 4 * n * k)
        v.append(np.stack([p - a * s, p - b * s * 0.6, p + a * s, p + b * s * 0.6], 1).reshape(-1, 3))
        fork = np.array([0.12 * np.cos(t), 0.12 * np.sin(t), tall * 0.28])
        path = [np.array([0.05 * np.cos(t), 0.05 * np.sin(t), -0.2]), fork, fork + (c - fork) * 0.5 + (0, 0, 0.3), c]
        i = len(tv)
        for z, (at, r) in enumerate(zip(path, (0.13, 0.09, 0.05, 0.015))):
            tv += [at + (np.cos(h) * r, np.sin(h) * r, 0) for h in np.linspace(0, 2 * np.pi, 5, endpoint=False)]
        for ring in (0, 5, 10):
            tf += [(i + ring + h, i + ring + (h + 1) % 5, i + ring + 5 + (h + 1) % 5, i + ring + 5 + h) for h in range(5)]
    v, f = np.concatenate(v), np.concatenate(f)
    o = site.mesh(name, np.concatenate([v, tv]), np.concatenate([f, np.array(tf) + len(v)]), leaf)
    o.data.materials.append(bark)
    index = np.zeros(len(f) + len(tf), np.int32)
    index[len(f):] = 1
    o.data.polygons.foreach_set("material_index", index)
    return o


def dust(site):
    """what the wheels throw up: a volume of light of its own, so that it needs no lamps to be traced through it"""
    import bpy
    L = site.L
    box = site.box((L + 9.0, 0.9, 2.1), (24.0, 9.0, 4.3), None, 0)
    mat = bpy.data.materials.new("dust")
    from places import Shader
    n = Shader(mat, site)
    x, y, z = n.xyz()
    behind = n.m("SUBTRACT", x, L * 0.80)
    away = n.m("MAXIMUM", behind, 0.0)
    wide = n.m("MULTIPLY_ADD", n.m("POWER", away, 0.72), 0.48, 0.42)
    tall = n.m("MULTIPLY_ADD", n.m("POWER", away, 0.75), 0.46, 0.34)

    def body(lift):
        zz = n.m("ADD", z, lift)
        p = n.combine(n.m("MULTIPLY", x, 0.8), y, zz)
        billow = n.noise(0.62, 6, 0.60, p, 0.4)
        drift = n.m("MULTIPLY", n.m("POWER", away, 1.2), 0.02)
        plumes = None
        for s in (-1, 1):
            d = n.m("DIVIDE", n.m("SUBTRACT", n.m("SUBTRACT", y, drift), s * 0.72), wide)
            k = n.m("POWER", 2.718, n.m("MULTIPLY", n.m("MULTIPLY", d, d), -1.1))
            plumes = k if plumes is None else n.m("ADD", plumes, k)
        up = n.m("POWER", 2.718, n.m("MULTIPLY", n.m("POWER", n.m("DIVIDE", n.m("MAXIMUM", zz, 0.0), tall), 1.6), -1.0))
        return n.m("SUBTRACT", n.m("MULTIPLY", n.m("MINIMUM", plumes, 1.2), up), n.m("MULTIPLY", n.m("SUBTRACT", 0.70, billow), 2.8))
    d = body(0.0)
    thin = n.m("DIVIDE", 1.0, n.m("MULTIPLY_ADD", away, 0.13, 1.0))
    edge = n.mul(n.sstep(behind, 0.0, 0.9), n.inv(n.sstep(behind, 15.0, 20.0)))
    dense = n.mul(n.sstep(d, 0.0, 0.55), thin, edge, 6.0)
    lit = n.sstep(n.m("SUBTRACT", d, body(0.45)), -0.10, 0.38)
    colour = n.mix(lit, (0.30, 0.150, 0.085), (1.0, 0.62, 0.41))
    a = n.node("ShaderNodeVolumeAbsorption")
    a.inputs["Color"].default_value = (0, 0, 0, 1)
    n.link(dense, a.inputs["Density"])
    e = n.node("ShaderNodeEmission")
    n.link(colour, e.inputs[0])
    n.link(n.m("MULTIPLY", dense, 0.85), e.inputs[1])
    out = n.node("ShaderNodeOutputMaterial")
    n.link(n.adds(a.outputs[0], e.outputs[0]), out.inputs["Volume"])
    box.data.materials.clear()
    box.data.materials.append(mat)
    box.visible_diffuse = box.visible_glossy = box.visible_transmission = box.visible_shadow = False    # only the camera needs it, and it is dear
    mat.cycles.volume_step_rate = 0.4
    site.scene.cycles.volume_max_steps = 90
    site.scene.cycles.volume_step_rate = 1.0


def highveld_farm(site):
    rng = np.random.default_rng(17)
    site.haze = Haze((0.62, 0.72, 0.86), 6000, 0.75)
    site.sky(30, 138, 0.11, dust=0.6, ozone=1.6, horizon=((0.60, 0.68, 0.78), 0.6), clouds=clouded(site, 30, 138, seed=31, cover=0.455, base=1000, top=2500, size=2300), altitude=1600)
    site.sun(30, 138, 4.4, (1.0, 0.90, 0.76), 0.6)

    def height(x, y):
        r, a = seen(site, x, y)
        base = 0.25 * fbm(x / 9, y / 9, 4, 3) + 2.5 * fbm(x / 160, y / 160, 3, 4) * smooth(a, 30, 200) + 0.03 * fbm(x / 0.6, y / 0.6, 3, 5)
        hills = 110 * np.maximum(0, fbm(r / 900, a / 1400, 4, 8) + 0.05) * smooth(a, 1800, 4500)
        off = smooth(np.abs(y + 0.25 * noise(x / 12, 0, 2)), 1.3, 3.2)
        ruts = -0.06 * smooth(0.32 - np.abs(np.abs(y) - 0.78), 0, 0.2) + 0.05 * smooth(0.4 - np.abs(y), 0, 0.4)
        return (base * (0.12 + 0.88 * off) + ruts) * (1 - site.clear(x, y, 0.1, 1.5)) + hills
    n = site.shader("field")
    x, y, z = n.xyz()
    big, mid, fine, grain = n.noise(0.01, 5), n.noise(1.1, 7), n.noise(10, 6), n.noise(70, 3)
    col = n.mix(n.sstep(mid, 0.35, 0.65), (0.26, 0.185, 0.075), (0.38, 0.285, 0.125))
    col = n.mix(n.m("MULTIPLY", n.sstep(big, 0.42, 0.58), 0.5), col, (0.22, 0.19, 0.075))
    edge = n.m("ADD", n.m("ABSOLUTE", n.m("SUBTRACT", n.m("ABSOLUTE", y), 0.78)), n.m("MULTIPLY", n.m("SUBTRACT", mid, 0.5), 0.7))
    earth = n.mix(n.sstep(fine, 0.35, 0.65), (0.215, 0.135, 0.085), (0.33, 0.225, 0.15))
    col = n.mix(n.inv(n.sstep(edge, 0.35, 0.75)), col, earth)
    col = n.scaled(col, n.m("MULTIPLY_ADD", fine, 0.7, 0.62))
    ground = n.finish(n.surface(col, 0.95, 0.1, n.bump(n.m("ADD", fine, n.m("MULTIPLY", grain, 0.3)), 0.05, 0.9)))
    site.ground(height, ground, 1.0, 6000, rows=1300, cols=700)
    gold = [blades(site, f"gold{i}", d, l, 0.45) for i, (d, l) in enumerate((((0.32, 0.23, 0.105), (0.56, 0.43, 0.22)), ((0.22, 0.185, 0.08), (0.40, 0.32, 0.15))))]
    tufts = [tuft(site, f"gold{i}", gold[i % 3 == 2], 150, 0.72, 0.40, 0.004, 0.7, i) for i in range(6)]
    p = np.concatenate([site.fan(16000, 2.4, 30, bias=1.2), site.fan(36000, 15, 130, bias=1.4), site.fan(36000, 70, 500, bias=1.3)])
    r, a = seen(site, p[:, 0], p[:, 1])
    ay = np.abs(p[:, 1] + 0.25 * noise(p[:, 0] / 12, 0 * p[:, 0], 2))
    verge = ay > 1.45 + 0.9 * rng.random(len(p))
    mane = (ay < 0.38) & (rng.random(len(p)) < 0.6)
    keep = (verge | mane) & (site.clear(p[:, 0], p[:, 1], 0.25, 0.3) < 0.02) & (np.hypot(r, a) > 3.4) & (noise(p[:, 0] / 3.5, p[:, 1] / 3.5, 4) > rng.uniform(-1.6, 0.5, len(p)))
    p, ay = p[keep], ay[keep]
    s = rng.uniform(0.55, 1.25, len(p)) * np.where(ay < 1.0, 0.28, 0.45 + 0.55 * smooth(ay, 1.4, 4.0))
    site.scatter(tufts, lying(p, height) - (0, 0, 0.04), s, tilt=0.14)
    n = site.shader("stone")
    stone = n.finish(n.surface(n.mix(n.random(), (0.17, 0.11, 0.08), (0.33, 0.25, 0.18)), 0.9, 0.15))
    q = site.fan(4000, 2, 30, bias=1.5)
    q = q[np.abs(q[:, 1]) < 1.6]
    site.scatter([rock(site, f"chip{i}", stone, i, 0.7, 2) for i in range(3)], lying(q, height), 0.012 + 0.04 * rng.random(len(q)) ** 5, tilt=0.3)
    # maize behind the fence: rows of tall stalks
    corn = blades(site, "maize", (0.30, 0.235, 0.085), (0.48, 0.37, 0.16), 0.4)
    stalks = [maize(site, f"maize{i}", corn, i) for i in range(4)]
    rows = []
    for k in range(46):
        y = 26 + k * 1.0
        rows.append(np.stack([np.arange(-40, 190, 0.34) + rng.uniform(0, 0.3), np.full(677, y)[:len(np.arange(-40, 190, 0.34))] + rng.normal(0, 0.06, len(np.arange(-40, 190, 0.34)))], -1))
    q = np.concatenate(rows)
    site.scatter(stalks, lying(q, height), rng.uniform(0.85, 1.15, len(q)), tilt=0.04)
    # fence along the track
    post, wire = site.plain("post", (0.19, 0.155, 0.12), 0.95, spec=0.1), site.plain("wire", (0.30, 0.30, 0.30), 0.4, 1.0)
    xs = np.arange(-32, 150, 4.0)
    fy = 6.2
    for i, x in enumerate(xs):
        z = float(height(np.array([x]), np.array([fy]))[0])
        site.box((x, fy, z + 0.62), (0.10, 0.10, 1.30), post, 0.02, rng.uniform(0, 40), (rng.normal(0, 2), rng.normal(0, 2)))
    for h in (0.30, 0.60, 0.90, 1.18):
        site.tube([(x, fy, float(height(np.array([x]), np.array([fy]))[0]) + h - 0.01 * (i % 2)) for i, x in enumerate(xs)], 0.004, wire, bevel=1)
    # blue gums and a windpump with its dam
    leaf = blades(site, "gum", (0.045, 0.062, 0.030), (0.11, 0.125, 0.065), 0.25)
    bark = site.plain("gumbark", (0.24, 0.205, 0.17), 0.9, spec=0.1)
    gums = [tree(site, f"gum{i}", leaf, bark, 18, 10, i, 9000, 0.22) for i in range(4)]
    q = np.array([site.at(r + rng.normal(0, 3), a + rng.normal(0, 5))[:2] for a, r0, r1, c in ((330, -190, -95, 22), (520, 60, 330, 40), (240, 62, 120, 12), (900, -600, 100, 60)) for r in np.linspace(r0, r1, c)])
    site.scatter(gums, lying(q, height) - (0, 0, 0.2), rng.uniform(0.6, 1.15, len(q)))
    windpump(site, site.at(-21.0, 74), height)


def maize(site, name, mat, seed):
    """a dry stalk, with leaves that hang"""
    rng = np.random.default_rng(seed)
    tall = 2.1
    v, f = [], []

    def quad(a, b, w):
        side = np.array([w, 0, 0]) if abs((b - a)[0]) < 1e-6 else np.array([-(b - a)[1], (b - a)[0], 0]) / max(np.hypot(*(b - a)[:2]), 1e-6) * w
        i = len(v)
        v.extend([a - side, a + side, b + side * 0.7, b - side * 0.7])
        f.append((i, i + 1, i + 2, i + 3))
    for q in range(2):
        t = q * np.pi / 2
        i = len(v)
        s = np.array([np.cos(t), np.sin(t), 0]) * 0.014
        v.extend([-s, s, s * 0.5 + (0, 0, tall), -s * 0.5 + (0, 0, tall)])
        f.append((i, i + 1, i + 2, i + 3))
    for k in range(10):
        t = rng.uniform(0, 2 * np.pi)
        z = tall * (0.15 + 0.8 * k / 10)
        out = np.array([np.cos(t), np.sin(t), 0])
        a = np.array([0, 0, z])
        b = a + out * 0.25 + (0, 0, 0.16)
        c = b + out * 0.24 - (0, 0, 0.14 + 0.2 * rng.random())
        quad(a, b, 0.03)
        quad(b, c, 0.028)
    for k in range(6):
        t = rng.uniform(0, 2 * np.pi)
        quad(np.array([0, 0, tall]), np.array([np.cos(t) * 0.10, np.sin(t) * 0.10, tall + 0.28]), 0.008)
    return site.mesh(name, v, f, mat)


def windpump(site, at, height):
    """a lattice tower, a wheel of eighteen sails, a tail; and a round dam beside it"""
    x0, y0 = at[:2]
    z0 = float(height(np.array([x0]), np.array([y0]))[0])
    steel = site.plain("galvanised", (0.40, 0.41, 0.42), 0.45, 0.9)
    dull = site.plain("sail", (0.52, 0.53, 0.54), 0.5, 0.7)
    tall, foot = 10.5, 1.5
    for sx in (-1, 1):
        for sy in (-1, 1):
            site.tube([(x0 + sx * foot, y0 + sy * foot, z0 - 0.2), (x0 + sx * 0.12, y0 + sy * 0.12, z0 + tall)], 0.045, steel)
    levels = np.linspace(0, tall * 0.93, 7)
    for k, (a, b) in enumerate(zip(levels[:-1], levels[1:])):
        wa, wb = foot + (0.12 - foot) * a / tall, foot + (0.12 - foot) * b / tall
        ring = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1]):
            site.tube([(x0 + ax * wb, y0 + ay * wb, z0 + b), (x0 + bx * wb, y0 + by * wb, z0 + b)], 0.022, steel, bevel=1)
            site.tube([(x0 + ax * wa, y0 + ay * wa, z0 + a), (x0 + bx * wb, y0 + by * wb, z0 + b)], 0.014, steel, bevel=1)
    # the wheel looks towards the camera, a little to the left
    t = np.radians(site.bearing + 180 + 24)
    face = np.array([np.cos(t), np.sin(t), 0])
    u, w = np.array([-np.sin(t), np.cos(t), 0]), np.array([0, 0, 1.0])
    hub = np.array([x0, y0, z0 + tall + 0.1]) + face * 0.45
    R = 1.75
    v, f = [], []
    for k in range(18):
        a = 2 * np.pi * k / 18
        for r, half in ((0.55, 0.10), (R, 0.26)):
            for s in (-1, 1):
                b = a + s * half / r
                v.append(hub + (u * np.cos(b) + w * np.sin(b)) * r + face * (0.09 * s))
        i = len(v) - 4
        f.append((i, i + 1, i + 3, i + 2))
    site.mesh("sails", v, f, dull)
    for r in (0.85, 1.5):
        site.tube([hub + (u * np.cos(b) + w * np.sin(b)) * r for b in np.linspace(0, 2 * np.pi, 40, endpoint=False)], 0.022, steel, True, 1)
    for k in range(6):
        b = 2 * np.pi * k / 6
        site.tube([hub - face * 0.1, hub + (u * np.cos(b) + w * np.sin(b)) * R], 0.018, steel, bevel=1)
    site.tube([hub, hub - face * 2.4], 0.04, steel)
    tail = hub - face * 2.2
    site.mesh("tail", [tail + w * 0.12, tail - face * 1.25 + w * 0.5, tail - face * 1.25 - w * 0.5, tail - w * 0.12], [(0, 1, 2, 3)], dull)
    dam = site.concrete("dam", (0.42, 0.39, 0.35))
    cx, cy, _ = (x0 + site.right.x * 6.5 + site.ahead.x * 4, y0 + site.right.y * 6.5 + site.ahead.y * 4, 0)
    site.cylinder((cx, cy, z0 - 0.3), 3.6, 1.9, dam, sides=64)


PLACES = {
    "karoo-dusk": Place(karoo_dusk, "fortuner", "blue", azimuth=34, dist=11, eye=1.55, span=0.48, at=(0.645, 0.67), wide_top=190,
                        look=Look(exposure=0.95, contrast=1.10, saturation=1.03)),
    "namib-dunes": Place(namib_dunes, "land-cruiser-300", "sand", azimuth=36, dist=12, eye=1.9, span=0.47, at=(0.645, 0.70), wide_top=200,
                         look=Look(exposure=0.6, contrast=1.05)),
    "drakensberg-road": Place(drakensberg_road, "hilux-double-cab", "copper", azimuth=36, dist=11, eye=1.45, span=0.49, at=(0.645, 0.68), wide_top=190,
                              look=Look(exposure=0.48, contrast=1.14, saturation=0.98, warmth=0.12)),
    "coastal-pass": Place(coastal_pass, "corolla-cross", "red", azimuth=34, dist=11, eye=2.1, span=0.46, at=(0.645, 0.68), wide_top=190,
                          look=Look(exposure=0.36, contrast=1.18, saturation=1.0, warmth=0.10)),
    "gravel-rally": Place(gravel_rally, "gr-yaris", "red", azimuth=42, dist=9.5, eye=0.95, span=0.44, at=(0.60, 0.66), wide_top=190, steer=-14, roll=1.6, squat=-0.8, turn=9, speed=0.10,
                          look=Look(exposure=0.3, contrast=1.08, saturation=0.9)),
    "highveld-farm": Place(highveld_farm, "hilux-single-cab", "white", azimuth=34, dist=11.5, eye=1.55, span=0.48, at=(0.65, 0.69), wide_top=200,
                           look=Look(exposure=0.25, contrast=1.06, saturation=0.94)),
}
