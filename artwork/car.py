"""Puts one car together in Blender: the meshes of build.py, and what is lathed, swept or boxed: tyres, rails, lamps, cabin."""
import json
import math
import bpy
import numpy as np
from shaders import body_material, glass_material, paint_part, simple

RIMS = {  # colour, metallic, roughness, clear coat
    "silver": ((0.52, 0.53, 0.54), 0.95, 0.22, 0.5),
    "grey": ((0.16, 0.165, 0.17), 0.9, 0.25, 0.6),
    "black": ((0.018, 0.018, 0.02), 0.3, 0.22, 0.8),
    "bronze": ((0.22, 0.13, 0.06), 0.95, 0.28, 0.4),
    "steel": ((0.23, 0.235, 0.24), 0.5, 0.42, 0.2),
}


class Assembly:
    """the objects of one car, from the file that build.py wrote"""

    def __init__(self, path, scene):
        self.data = np.load(path)
        self.meta = json.loads(str(self.data["meta"]))
        self.spec = self.meta["spec"]
        self.scene = scene

    # ---- geometry
    def mesh(self, name, v, f, normals=None, attrs=None, mat=None, sharp=None):
        me = bpy.data.meshes.new(name)
        me.vertices.add(len(v))
        me.vertices.foreach_set("co", np.ascontiguousarray(v, np.float32).ravel())
        k = f.shape[1]
        me.loops.add(f.size)
        me.loops.foreach_set("vertex_index", np.ascontiguousarray(f, np.int32).ravel())
        me.polygons.add(len(f))
        me.polygons.foreach_set("loop_start", np.arange(0, f.size, k, dtype=np.int32))
        me.polygons.foreach_set("loop_total", np.full(len(f), k, np.int32))
        me.polygons.foreach_set("use_smooth", np.ones(len(f), bool))
        me.update()
        me.validate(clean_customdata=False)
        if normals is not None:
            me.use_auto_smooth = True
            me.normals_split_custom_set_from_vertices(normals.tolist())
        if sharp is not None:
            me.use_auto_smooth = True
            me.auto_smooth_angle = math.radians(sharp)
        for a, d in (attrs or {}).items():
            at = me.attributes.new(a, "FLOAT", "POINT")
            at.data.foreach_set("value", np.ascontiguousarray(d, np.float32))
        o = bpy.data.objects.new(name, me)
        self.scene.collection.objects.link(o)
        if mat:
            me.materials.append(mat)
        return o

    def part(self, name, mat, mirror=True, clamp=False):
        """a mesh of build.py; mirrored to the other side; clamp: closed on the centre line"""
        if name + ".v" not in self.data.files:
            return None
        v, f, nn = self.data[name + ".v"], self.data[name + ".f"], self.data[name + ".n"]
        at = {k.split("@")[1]: self.data[k] for k in self.data.files if k.startswith(name + "@")}
        if clamp:
            c = v[:, 1] < 0.0005
            v, nn = v.copy(), nn.copy()
            v[c, 1] = 0
            nn[c, 1] = 0
            nn /= np.maximum(np.linalg.norm(nn, axis=1, keepdims=True), 1e-9)
        if mirror:
            s = np.array([1, -1, 1], np.float32)
            f = np.concatenate([f, f[:, ::-1] + len(v)])
            v, nn = np.concatenate([v, v * s]), np.concatenate([nn, nn * s])
            at = {k: np.concatenate([a, a]) for k, a in at.items()}
        return self.mesh(name, v, f, nn, at, mat)

    def lathe(self, name, profile, mat, n=96):
        """profile: (radius, offset along y)"""
        p = np.array(profile, float)
        a = np.linspace(0, 2 * np.pi, n, endpoint=False)
        v = np.stack([np.outer(np.cos(a), p[:, 0]), np.broadcast_to(p[:, 1], (n, len(p))), np.outer(np.sin(a), p[:, 0])], -1).reshape(-1, 3)
        m = len(p)
        i, j = np.meshgrid(np.arange(n), np.arange(m - 1), indexing="ij")
        i2 = (i + 1) % n
        f = np.stack([i * m + j, i * m + j + 1, i2 * m + j + 1, i2 * m + j], -1).reshape(-1, 4)
        return self.mesh(name, v, f, mat=mat, sharp=38)

    def tube(self, name, pts, r, mat, bevel=6, closed=False):
        cu = bpy.data.curves.new(name, "CURVE")
        cu.dimensions = "3D"
        cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = r, bevel, True
        s = cu.splines.new("POLY")
        s.use_cyclic_u = closed
        s.points.add(len(pts) - 1)
        for p, q in zip(s.points, pts):
            p.co = tuple(q) + (1,)
        o = bpy.data.objects.new(name, cu)
        cu.materials.append(mat)
        self.scene.collection.objects.link(o)
        return o

    def box(self, name, c, s, mat, bev=0.02, rot=(0, 0, 0)):
        bpy.ops.mesh.primitive_cube_add(size=1, location=c, rotation=rot)
        o = bpy.context.object
        o.name = name
        o.scale = s
        bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
        m = o.modifiers.new("b", "BEVEL")
        m.width, m.segments = bev, 3
        for p in o.data.polygons:
            p.use_smooth = True
        o.data.use_auto_smooth = True
        o.data.materials.append(mat)
        return o

    def ball(self, c, r, mat):
        bpy.ops.mesh.primitive_uv_sphere_add(radius=r, location=c, segments=32, ring_count=16)
        o = bpy.context.object
        o.data.materials.append(mat)
        for p in o.data.polygons:
            p.use_smooth = True

    # ---- the car
    def assemble(self):
        self.black = simple("plastic", (0.014, 0.014, 0.015), 0, 0.42)
        self.gloss = simple("gloss", (0.006, 0.006, 0.007), 0, 0.12, 1.0)
        self.chrome = simple("chrome", (0.62, 0.63, 0.64), 1.0, 0.12)
        self.satin = simple("satin", (0.38, 0.39, 0.40), 1.0, 0.30)
        self.part("body", body_material(chrome=bool(self.spec.get("chrome"))), clamp=True)
        self.part("glass", glass_material("glass", (0.42, 0.45, 0.44), 0.02, 0.85), clamp=True)
        self.part("cov_lamp", glass_material("clear", (0.96, 0.96, 0.97), None, 0.8))
        self.part("cov_tail", glass_material("redglass", (0.78, 0.06, 0.05), None, 0.8))
        self.part("lattice", self.chrome if self.spec.get("chrome") == "bars" else self.gloss, clamp=True)
        self.mirrors()
        self.wheels()
        self.handles()
        self.plates()
        self.cabin()
        self.lamps()
        for extra in (self.rails, self.sports_bar, self.side_steps, self.spoiler, self.exhausts, self.fin, self.emblem, self.wipers):
            extra()

    def mirrors(self):
        def cap(n):
            return n.mul(n.gt(n.attr("mz"), -0.030), n.lt(n.attr("mx"), 0.035), n.gt(n.attr("my"), -0.10))
        self.part("mirror", paint_part("mirror", cap, dark=(0.010, 0.010, 0.010)))

    def wheels(self):
        sp = self.spec
        R, rr, tw = sp["wheel_r"], sp["rim_r"], sp["tyre_w"]
        w = tw / 2
        colour, metal, rough, coat = RIMS[sp.get("rim") or ("steel" if sp["wheel"] in ("dish", "steel6") else "silver")]
        alloy = simple("alloy", colour, metal, rough, coat)
        barrel_mat = simple("darkmetal", (0.03, 0.03, 0.032), 0.8, 0.4)
        rubber = simple("rubber", (0.016, 0.016, 0.016), 0, 0.58, spec=0.35)
        disc_mat = simple("disc", (0.33, 0.33, 0.33), 1.0, 0.34)
        red = simple("caliper", (0.42, 0.01, 0.012), 0.0, 0.3, 0.8) if sp.get("caliper") == "red" else simple("caliper", (0.10, 0.10, 0.105), 0.6, 0.4)
        bulge = 0.006
        tyre = [(rr - 0.012, -w + 0.03), (rr + 0.004, -w + 0.012), (rr + 0.012, -w + 0.008), (rr + 0.024, -w + 0.003), ((R + rr) / 2 + .008, -w - bulge), (R - 0.038, -w + 0.004), (R - 0.022, -w + 0.011), (R - 0.010, -w + 0.022), (R - 0.003, -w + 0.040)]
        for gy in (-0.055, -0.018, 0.018, 0.055):
            gy *= tw / 0.235
            tyre += [(R, gy - 0.006), (R - 0.008, gy - 0.0045), (R - 0.008, gy + 0.0045), (R, gy + 0.006)]
        tyre += [(a, -b) for a, b in reversed(tyre[:9])]
        profile = []
        for (a, b), (a2, b2) in zip(tyre[:-1], tyre[1:]):
            profile.append((a, b))
            if abs(a - a2) > 0.012:
                profile += [(a + (a2 - a) * t, b + (b2 - b) * t) for t in (1 / 3, 2 / 3)]
        profile.append(tyre[-1])
        rim = self.part("wheel", alloy, mirror=False)
        rim.location = (0, w - 0.008, 0)
        objs = [
            rim,
            self.lathe("tyre", profile, rubber, 160),
            self.lathe("barrel", [(rr - 0.002, w - 0.012), (rr - 0.016, w - 0.03), (rr - 0.022, 0.0), (rr - 0.03, -w + 0.02), (0.06, -w + 0.03)], barrel_mat),
            self.lathe("disc", [(0.05, 0.012), (rr * 0.66, 0.012), (rr * 0.68, 0.008), (rr * 0.68, -0.012), (0.05, -0.012)], disc_mat, 64),
        ]
        objs[3].location = (0, w - 0.115, 0)
        if sp.get("tyre") == "at":
            objs.append(self.lugs(R, w, rubber))
        still = self.caliper(rr, w - 0.115, red)
        for xi, x in enumerate(sp["axles"]):
            for side in (1, -1):
                hub = bpy.data.objects.new("hub", None)
                self.scene.collection.objects.link(hub)
                hub.location = (x, side * sp["track"], R)
                hub.rotation_euler = (0, 0.35 + xi * 0.5, 0 if side > 0 else math.pi)
                upright = bpy.data.objects.new("upright", None)
                self.scene.collection.objects.link(upright)
                upright.location = hub.location
                upright.rotation_euler = (0, 0, 0 if side > 0 else math.pi)
                for o, parent in [(o, hub) for o in objs] + [(still, upright)]:
                    c = bpy.data.objects.new(o.name, o.data)
                    c.location = o.location
                    c.parent = parent
                    self.scene.collection.objects.link(c)
        for o in [*objs, still]:
            bpy.data.objects.remove(o)

    def caliper(self, rr, y, mat):
        a = np.linspace(-0.42, 0.42, 9)
        v, f = [], []
        for t in a:
            for r, dy in ((rr * 0.50, 0.034), (rr * 0.74, 0.034), (rr * 0.74, -0.03), (rr * 0.50, -0.03)):
                v.append((r * math.cos(t), y + dy, r * math.sin(t)))
        for i in range(len(a) - 1):
            for k in range(4):
                f.append((i * 4 + k, i * 4 + (k + 1) % 4, i * 4 + 4 + (k + 1) % 4, i * 4 + 4 + k))
        e = (len(a) - 1) * 4
        f += [(0, 1, 2, 3), (e + 3, e + 2, e + 1, e)]
        return self.mesh("caliper", np.array(v), np.array(f), mat=mat, sharp=30)

    def lugs(self, R, w, mat, count=38):
        """blocks on the shoulder of an all-terrain tyre"""
        v, f = [], []
        for k in range(count):
            for side in (1, -1):
                t = 2 * math.pi * (k + (0.5 if side > 0 else 0)) / count
                i = len(v)
                for dt in (-0.055, 0.055):
                    for r, y in ((R - 0.030, w - 0.006), (R - 0.008, w + 0.001 - 0.012), (R + 0.003, w - 0.028), (R + 0.003, w - 0.062), (R - 0.030, w - 0.062)):
                        v.append((r * math.cos(t + dt * (0.8 if r > R else 1)), side * y, r * math.sin(t + dt * (0.8 if r > R else 1))))
                for q in range(5):
                    f.append((i + q, i + (q + 1) % 5, i + 5 + (q + 1) % 5, i + 5 + q))
        return self.mesh("lugs", np.array(v), np.array(f), mat=mat, sharp=30)

    def handles(self):
        mat = paint_part("handle")
        for pts in self.meta["handles"]:
            for s in (1, -1):
                q = [(x, s * (y + 0.020 * min(1.0, (1 - abs(i - 4) / 4) * 3) - 0.002), z) for i, (x, y, z) in enumerate(pts)]
                self.tube("handle", q, 0.0125, mat)

    def plates(self):
        plate = simple("plate", (0.62, 0.62, 0.60), 0, 0.4)
        for key, out in (("plate_f", -1), ("plate_r", 1)):
            x0, x1, z = self.meta[key]
            tilt = math.atan2(x1 - x0, 0.10)
            xx = min(x0, x1) - 0.012 if out < 0 else max(x0, x1) + 0.006
            self.box(key, (xx, 0, z), (0.008, 0.44, 0.115), plate, 0.003, (0, tilt, 0))
            self.box(key + "_frame", (xx - out * 0.006, 0, z), (0.012, 0.47, 0.14), self.black, 0.004, (0, tilt, 0))

    def cabin(self):
        seat = simple("seat", (0.055, 0.052, 0.05), 0, 0.55)
        trim = simple("cabin", (0.024, 0.024, 0.026), 0, 0.6)
        for x, y, z in self.spec["seats"]:
            for s in (1, -1):
                self.box("seat", (x - 0.2, s * y, z), (0.5, 0.48, 0.16), seat, 0.06)
                self.box("back", (x + 0.10, s * y, z + 0.30), (0.14, 0.46, 0.56), seat, 0.06, (0, 0.25, 0))
                self.box("head", (x + 0.20, s * y, z + 0.66), (0.10, 0.24, 0.17), seat, 0.045, (0, 0.2, 0))
        cx, cz = self.meta["cowl"]
        self.box("dash", (cx + 0.45, 0, cz - 0.07), (0.5, 1.35, 0.16), trim, 0.06)
        sx, sy, sz = self.spec["seats"][0]
        bpy.ops.mesh.primitive_torus_add(location=(sx - 0.62, sy, sz + 0.30), rotation=(0, -1.15, 0), major_radius=0.18, minor_radius=0.014)
        bpy.context.object.data.materials.append(trim)

    def lamps(self):
        lens = simple("lens", (0.75, 0.80, 0.88), 0.2, 0.04, 1.0, 0.10)
        bezel = simple("bezel", (0.30, 0.31, 0.32), 0.95, 0.18)
        for x, y, z, r in self.meta.get("proj", []):
            for s in (1, -1):
                self.ball((x + 0.018, s * y, z), r * 0.92, lens)
                ring = self.lathe("bezel", [(r * 0.98, 0.0), (r * 1.18, -0.004), (r * 1.18, 0.010), (r * 0.98, 0.012)], bezel, 40)
                ring.location, ring.rotation_euler = (x + 0.006, s * y, z), (0, 0, math.pi / 2)
        glow = simple("fog", (0.9, 0.92, 0.95), 0, 0.2, 1.0, 0.5)
        for x, y, z, r in self.meta.get("fogs", []):
            for s in (1, -1):
                self.ball((x + 0.03 + r * 0.55, s * y, z), r * 0.9, glow)
                ring = self.lathe("fogring", [(r * 0.95, 0.0), (r * 1.2, -0.006), (r * 1.2, 0.02), (r * 0.95, 0.02)], self.gloss, 40)
                ring.location, ring.rotation_euler = (x + 0.03, s * y, z), (0, 0, math.pi / 2)

    def rails(self):
        pts = self.meta.get("rails") or []
        mat = self.black if self.spec.get("rails_black") else self.satin
        for s in (1, -1):
            q = []
            for i, (x, y, z) in enumerate(pts):
                t = i / (len(pts) - 1)
                q.append((x, s * y, z + 0.045 * min(1, min(t, 1 - t) / 0.07) ** 0.6 - 0.01))
            if q:
                self.tube("rail", q, 0.013, mat)

    def sports_bar(self):
        if not self.spec.get("hoop"):
            return
        x0, x1 = self.spec["hoop"]
        hw, z0 = self.spec["hw"] - 0.10, self.meta["rail_z"]
        zt = self.meta["roof_mid"] - 0.13
        half = [(0, hw, z0 - .05), (-.02, hw - .015, z0 + .20), (-.05, hw - .075, zt - .12), (-.06, hw - .12, zt - .04), (-.06, hw - .22, zt)]
        self.tube("hoop", [(x0 + x, -y, z) for x, y, z in half] + [(x0 + x, y, z) for x, y, z in reversed(half)], 0.030, self.gloss)
        for s in (1, -1):
            self.tube("stay", [(x0 - .05, s * (hw - .06), zt - .13), (x0 + .12, s * (hw - .045), zt - .20), (x1, s * hw, z0 - .03)], 0.028, self.gloss)

    def side_steps(self):
        if not self.spec.get("step"):
            return
        xa, xb, z = self.spec["step"]
        for s in (1, -1):
            yy = s * (self.spec["hw"] - 0.055)
            self.box("step", ((xa + xb) / 2, yy, z), (xb - xa, 0.13, 0.045), self.black, 0.02)
            self.box("tread", ((xa + xb) / 2, yy + s * .004, z + 0.012), (xb - xa - .10, 0.125, 0.028), self.satin, 0.012)

    def spoiler(self):
        """a small wing: x, z of its leading edge in the middle, half width, chord, how far the trailing edge rises"""
        sp = self.spec.get("spoiler")
        if not sp:
            return
        section = [(0.0, 0.0), (0.15, 0.016), (0.45, 0.020), (0.85, 0.012), (1.0, 0.004), (1.0, -0.006), (0.8, -0.010), (0.4, -0.020), (0.12, -0.016)]
        ys = np.linspace(-1, 1, 61)
        v = []
        for t in ys:
            k = 1 - 0.30 * abs(t) ** 6
            for u, h in section:
                v.append((sp["x"] - 0.07 * t * t + sp["chord"] * u * k, sp["hw"] * t, sp["z"] - 0.045 * t * t + sp["rise"] * u + h * k))
        m = len(section)
        i, j = np.meshgrid(np.arange(len(ys) - 1), np.arange(m), indexing="ij")
        f = np.stack([i * m + j, i * m + (j + 1) % m, (i + 1) * m + (j + 1) % m, (i + 1) * m + j], -1).reshape(-1, 4)
        mat = self.gloss if sp.get("black") else paint_part("spoiler", roof=1.0)
        self.mesh("spoiler", np.array(v), f, mat=mat, sharp=50)

    def exhausts(self):
        for x, y, z, r in self.meta.get("exhaust", []):
            for s in (1, -1):
                tip = self.lathe("exhaust", [(r * 0.82, 0.10), (r * 0.84, -0.02), (r, -0.025), (r, 0.10)], self.satin, 48)
                tip.location, tip.rotation_euler = (x, s * y, z), (0, 0, math.pi / 2)
                inside = self.lathe("exhaust_in", [(r * 0.83, 0.01), (0.001, 0.012)], self.black, 32)
                inside.location, inside.rotation_euler = (x, s * y, z), (0, 0, math.pi / 2)

    def fin(self):
        at = self.meta.get("aerial")
        if not at:
            return
        x, z = at
        section = [(0.0, 0.0), (0.05, 0.018), (0.10, 0.040), (0.135, 0.056), (0.155, 0.058), (0.165, 0.0)]
        v, f = [], []
        for px, pz in section:
            wd = 0.030 * (1 - 0.75 * pz / 0.06)
            v += [(x + px, -wd, z + pz - 0.006), (x + px, wd, z + pz - 0.006)]
        for px, _ in section:
            v += [(x + px, -0.034, z - 0.008), (x + px, 0.034, z - 0.008)]
        m = len(section)
        for i in range(m - 1):
            f += [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1), (2 * m + 2 * i, 2 * m + 2 * i + 2, 2 * i + 2, 2 * i), (2 * i + 1, 2 * i + 3, 2 * m + 2 * i + 3, 2 * m + 2 * i + 1)]
        self.mesh("fin", np.array(v), np.array(f), mat=self.gloss, sharp=40)

    def emblem(self):
        """our own: a canopy in outline with a bar across"""
        at = self.meta.get("emblem")
        if not at:
            return
        x, z, tilt = at
        outline = [(-0.062, -0.026), (0.062, -0.026), (0.034, 0.026), (-0.034, 0.026)]
        for pts, r, closed in ((outline, 0.0055, True), ([(-0.045, 0.0), (0.045, 0.0)], 0.0045, False)):
            self.tube("emblem", [(x - 0.006 + h * tilt, y, z + h) for y, h in pts], r, self.chrome, 4, closed)

    def wipers(self):
        for pts in self.meta.get("wipers", []):
            self.tube("wiper", [tuple(p) for p in pts], 0.008, self.black, 3)
