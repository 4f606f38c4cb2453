"""blender -b -P places.py -- place=namib-dunes out=work/places/namib-dunes [scale=0.35 spp=6 noise=0.05 threads=2]

Renders one place of scenes/: a landscape or a building with our own vehicle in it. Writes <out>.npz: linear light and the
guides for the denoiser. `develop_places.py` makes the two pictures of it: 1920x1080, and 1080x1350 for phones.

A scene is a function make(site) in scenes/*.py, listed there in PLACES. It needs no bpy of its own:

    site.car("rav4", "green", at=(4, 6), turn=90, steer=20)  another car; at: the middle of the car on the ground; turn:
                        degrees against the clock from above, 0 looks to -x. The place's own car stands already (nose at
                        x=0, looking to -x, wheels on z=0). The same range and paint again costs no memory.
    site.at(right, ahead, z)  the point that lies so many metres to the right of the camera and before it
    site.near(right, ahead, z)  the same, but right of and behind the middle of the car as the camera sees it
    site.bearing        degrees, in which direction the camera looks; give it as turn= to boxes that should face it
    site.box(at, size, mat, bevel=0.02, turn=0)    at is the middle; size along x, y, z
    site.tube(points, radius, mat)   site.cylinder(at, radius, height, mat)   site.mesh(name, v, f, mat, uv=None)
    site.sheet(corners, mat)    one quad with uv 0..1: first corner is (0,0), then (1,0), (1,1), (0,1)
    site.paved(x0, x1, y0, y1, mat, z=0)   a level rectangle
    site.ground(height, mat, near, far, spread, rows, cols)   a fan of terrain before the camera; height(x, y) in numpy;
                        multiply with 1 - site.clear(x, y) so that it is level where the car stands
    site.scatter(proto, points, sizes, turns=None, tilt=0)   thousands of copies of an object or of several
    site.plain(name, rgb, rough, metal, coat, emit, spec)    a plain material (shaders.simple)
    n = site.shader(name) ... n.finish(shader)   a material of one's own; n has shaders.N's words and noise(), pos(),
                        image(), bump(), mix(), rgb(); finish(shader, haze=True) adds the site's haze
    site.asphalt(name, wet=0), site.concrete(name, rgb)     ready materials in metres
    site.picture(name, array)   numpy (h, w, 3 or 4; linear unless srgb=True) to an image for n.image()
    site.sun(elevation, bearing, power, rgb, soft)   bearing: degrees right of where the camera looks (180 = behind it)
    site.sky(elevation, bearing, strength, ...)   a daylight sky; site.gradient([(height 0..1, rgb), ...]) one of our own
    site.area(at, target, width, height, power, rgb, camera=False)   a light panel
    site.haze = Haze(rgb, metres)   set it before materials are made

Light: sun power about 3..4 and sky strength so that a white wall in the sun is near 1. Look.exposure (stops) does the rest.
`scale` 0.25 and `spp` 4 are enough for a look.
"""
import importlib
import math
import os
import sys
import time
from dataclasses import dataclass

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np
from mathutils import Vector
import car as cars
import render
import shaders
from scenes import FRAME, Haze
from studio import outline

ARG, WORK = render.ARG, render.WORK

PAINTS = {  # of fleet.ts's paints: colour, finish
    "copper": ("#b5712c", "metallic"), "white": ("#f1f1ee", "solid"), "silver": ("#b4b8bb", "metallic"),
    "graphite": ("#474c52", "metallic"), "red": ("#b81422", "pearl"), "blue": ("#2a62a8", "metallic"),
    "sand": ("#b5a98f", "metallic"), "green": ("#414b3b", "metallic"), "sky": ("#86b4c8", "metallic"),
    "black": ("#1b1c1e", "solid"), "ochre": ("#c8952f", "pearl"),
}
DAYLIGHT = 0.80     # out here paint stands in more light than the studio's, in which its swatch was measured
FINISH = {  # how metallic, how rough below the coat
    "solid": (0.0, 0.45), "pearl": (0.30, 0.36), "metallic": (0.72, 0.34),
}


def linear(hex_):
    c = np.array([int(hex_[i:i + 2], 16) for i in (1, 3, 5)]) / 255
    return tuple(np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4))


class Paint:
    """the paint that a car is being built with, in place of the studio's three lobes: the light out here has a colour"""
    now = ("#f1f1ee", "solid", None)

    @classmethod
    def painted(cls, n, other, mask, roof, normal=None):
        hex_, finish, roof_hex = cls.now
        metal, rough = FINISH[finish]
        colour = tuple(c * DAYLIGHT for c in linear(hex_)) + (1.0,)
        if roof_hex:
            colour = n.mixc(roof, colour, linear(roof_hex))
        base = shaders.principled(n, Base_Color=colour, Metallic=metal, Roughness=rough, Specular=0.3)
        coat, fresnel = n.node("ShaderNodeBsdfGlossy"), n.node("ShaderNodeFresnel")
        coat.inputs["Roughness"].default_value, fresnel.inputs[0].default_value = 0.02, 1.5
        if normal:
            for node in (base, coat, fresnel):
                n.link(normal, node.inputs["Normal"])
        return n.mixs(mask, other, n.mixs(fresnel.outputs[0], base.outputs[0], coat.outputs[0]))


shaders.painted = Paint.painted


class Shader(shaders.N):
    """shader nodes with the words that scenes need; positions in metres of the world"""

    def __init__(self, mat, site):
        super().__init__(mat)
        self.mat, self.site = mat, site

    def pos(self, local=False):
        if local:
            return self.node("ShaderNodeTexCoord").outputs["Object"]
        return self.node("ShaderNodeNewGeometry").outputs["Position"]

    def normal(self):
        return self.node("ShaderNodeNewGeometry").outputs["Normal"]

    def xyz(self, v=None):
        s = self.node("ShaderNodeSeparateXYZ")
        self.link(v or self.pos(), s.inputs[0])
        return s.outputs[0], s.outputs[1], s.outputs[2]

    def combine(self, x, y, z):
        s = self.node("ShaderNodeCombineXYZ")
        for i, v in enumerate((x, y, z)):
            self.put(s.inputs[i], v)
        return s.outputs[0]

    def stretched(self, scale, v=None, turn=0.0):
        m = self.node("ShaderNodeMapping")
        self.link(v or self.pos(), m.inputs[0])
        m.inputs["Rotation"].default_value = (0, 0, math.radians(turn))
        m.inputs["Scale"].default_value = scale
        return m.outputs[0]

    def noise(self, scale, detail=5, rough=0.6, v=None, distort=0.0):
        """0..1, mostly 0.3..0.7; scale: cells for each metre"""
        t = self.node("ShaderNodeTexNoise")
        t.inputs["Scale"].default_value, t.inputs["Detail"].default_value, t.inputs["Roughness"].default_value = scale, detail, rough
        t.inputs["Distortion"].default_value = distort
        self.link(v or self.pos(), t.inputs["Vector"])
        return t.outputs["Fac"]

    def cells(self, scale, v=None, feature="F1", random=1.0):
        t = self.node("ShaderNodeTexVoronoi", feature=feature)
        t.inputs["Scale"].default_value = scale
        t.inputs["Randomness"].default_value = random
        self.link(v or self.pos(), t.inputs["Vector"])
        return t.outputs["Distance"]

    def image(self, image, v=None, repeat=False, smooth=True):
        t = self.node("ShaderNodeTexImage", image=image, extension="REPEAT" if repeat else "EXTEND", interpolation="Linear" if smooth else "Closest")
        self.link(v or self.node("ShaderNodeTexCoord").outputs["UV"], t.inputs["Vector"])
        return t.outputs["Color"]

    def alpha_of(self, image, v=None):
        t = self.node("ShaderNodeTexImage", image=image, extension="CLIP")
        self.link(v or self.node("ShaderNodeTexCoord").outputs["UV"], t.inputs["Vector"])
        return t.outputs["Alpha"]

    def random(self):
        """a number of every object's own"""
        return self.node("ShaderNodeObjectInfo").outputs["Random"]

    def bump(self, height, distance=0.02, strength=0.8, normal=None):
        b = self.node("ShaderNodeBump")
        self.put(b.inputs["Strength"], strength)
        self.put(b.inputs["Distance"], distance)
        self.link(height, b.inputs["Height"])
        if normal:
            self.link(normal, b.inputs["Normal"])
        return b.outputs[0]

    def mix(self, f, a, b):
        return self.mixc(f, a, b)

    def scaled(self, colour, k):
        n = self.node("ShaderNodeMixRGB", blend_type="MULTIPLY")
        n.inputs[0].default_value = 1.0
        self.put(n.inputs[1], colour if isinstance(colour, bpy.types.NodeSocket) else tuple(colour) + (1.0,))
        self.put(n.inputs[2], self.grey(k) if isinstance(k, bpy.types.NodeSocket) else (k, k, k, 1.0))
        return n.outputs[0]

    def surface(self, colour, rough=0.9, spec=0.15, normal=None, **kw):
        b = shaders.principled(self, Base_Color=colour, Roughness=rough, Specular=spec, **kw)
        if normal:
            self.link(normal, b.inputs["Normal"])
        return b.outputs[0]

    def glow(self, colour, strength=1.0):
        e = self.node("ShaderNodeEmission")
        self.put(e.inputs[0], colour if isinstance(colour, bpy.types.NodeSocket) else tuple(colour) + (1.0,))
        self.put(e.inputs[1], strength)
        return e.outputs[0]

    def clear(self, colour=(1, 1, 1)):
        t = self.node("ShaderNodeBsdfTransparent")
        self.put(t.inputs[0], colour if isinstance(colour, bpy.types.NodeSocket) else tuple(colour) + (1.0,))
        return t.outputs[0]

    def leaf(self, colour, through=0.35):
        """a thin leaf or blade: some of the light comes through"""
        d, t = self.node("ShaderNodeBsdfDiffuse"), self.node("ShaderNodeBsdfTranslucent")
        for s in (d, t):
            self.put(s.inputs[0], colour if isinstance(colour, bpy.types.NodeSocket) else tuple(colour) + (1.0,))
        return self.mixs(through, d.outputs[0], t.outputs[0])

    def finish(self, shader, haze=True, lamp=False):
        """lamp: the material is a real source of light (windows at night, tubes), and sampled as one"""
        h = self.site.haze
        if haze and h:
            far = self.node("ShaderNodeCameraData").outputs["View Distance"]
            if h.low:
                _, _, z = self.xyz()
                mist = self.m("POWER", 2.718, self.m("MULTIPLY", self.m("MAXIMUM", z, 0.0), -1.0 / h.depth))
                far = self.m("MULTIPLY", far, self.m("MULTIPLY_ADD", mist, h.low, 1.0))
            f = self.inv(self.m("POWER", 2.718, self.m("MULTIPLY", far, -1.0 / h.metres)))
            f = self.mul(f, self.node("ShaderNodeLightPath").outputs["Is Camera Ray"])
            shader = self.mixs(f, shader, self.glow(h.rgb, h.strength))
        self.out(shader)
        self.mat.cycles.sample_as_light = lamp
        return self.mat


class Site:
    """one place being built"""

    def __init__(self, scene, place):
        self.scene, self.place, self.haze = scene, place, None
        self.cars, self.known, self.footprints = [], {}, []
        self.rng = np.random.default_rng(7)
        if place.range:
            first = self.car(place.range, place.paint, None, place.turn, place.steer, place.roll, place.squat)
            self.L, self.H, self.hw = first.spec["L"], first.meta["roof_mid"], first.spec["hw"]
        else:
            self.L, self.H, self.hw = place.size or (4.6, 1.6, 0.92)
        self._camera()
        if place.speed:
            self._drive(place.speed)

    # ---- cars
    def car(self, range_, paint, at=None, turn=0.0, steer=0.0, roll=0.0, squat=0.0):
        """at: (x, y) or (x, y, z) of the car's middle; None leaves the nose at x=0"""
        key = (range_, paint, steer, roll, squat)
        if key not in self.known:
            self.known[key] = self._build(*key)
        collection, assembly = self.known[key]
        L = assembly.spec["L"]
        x, y, z = (tuple(at) + (0.0,))[:3] if at is not None else (L / 2, 0.0, 0.0)
        o = bpy.data.objects.new(range_, None)
        o.instance_type, o.instance_collection = "COLLECTION", collection
        t = math.radians(turn)
        o.rotation_euler = (0, 0, t)
        o.location = (x - L / 2 * math.cos(t), y - L / 2 * math.sin(t), z)
        self.scene.collection.objects.link(o)
        self.footprints.append((x, y, t, L, assembly.spec["hw"]))
        self.cars.append(o)
        return assembly

    def _build(self, range_, paint, steer, roll, squat):
        name, _, second = paint.partition("-")
        Paint.now = PAINTS[name] + (PAINTS[second][0] if second else None,)
        before = set(bpy.data.objects)
        for name in ("handle", "mirror", "spoiler", "body"):    # each car has its own paint
            known = bpy.data.materials.get(name)
            if known:
                known.name = name + "-before"
        a = cars.Assembly(os.path.join(WORK, range_ + ".npz"), self.scene)
        a.assemble()
        c = bpy.data.collections.new(f"{range_}-{paint}")
        fresh = [o for o in bpy.data.objects if o not in before]
        sprung = None
        if roll or squat:
            sprung = bpy.data.objects.new("sprung", None)
            sprung.location = (a.spec["L"] / 2, 0, a.spec["wheel_r"])
            sprung.rotation_euler = (math.radians(roll), math.radians(squat), 0)
            c.objects.link(sprung)
        middle = sum(a.spec["axles"]) / 2
        for o in fresh:
            for holder in list(o.users_collection):
                holder.objects.unlink(o)
            c.objects.link(o)
            wheel = o.name.startswith(("hub", "upright"))
            if wheel and o.location.x < middle:
                o.rotation_euler.z += math.radians(steer)
            if sprung and not wheel and o.parent is None:
                o.parent = sprung
                o.location = o.location - sprung.location
        return c, a

    def clear(self, x, y, margin=0.6, fade=2.5):
        """1 where a car stands, falling to 0 over `fade` metres"""
        out = np.zeros(np.broadcast(x, y).shape)
        for cx, cy, t, L, hw in self.footprints:
            u = (x - cx) * math.cos(t) + (y - cy) * math.sin(t)
            v = -(x - cx) * math.sin(t) + (y - cy) * math.cos(t)
            d = np.hypot(np.maximum(np.abs(u) - L / 2, 0), np.maximum(np.abs(v) - hw, 0)) - margin
            k = np.clip(1 - d / fade, 0, 1)
            out = np.maximum(out, k * k * (3 - 2 * k))
        return out

    def _drive(self, metres):
        """the first car goes so far while the picture is taken, and the camera with it: wheels and ground blur"""
        scene, first = self.scene, self.cars[0]
        scene.render.use_motion_blur, scene.render.motion_blur_shutter = True, 0.5
        scene.cycles.motion_blur_position = "CENTER"
        step = Vector((-2 * metres, 0, 0))
        for o in (first, scene.camera):
            here = o.location.copy()
            for frame in (0, 2):
                o.location = here + step * (frame - 1)
                o.keyframe_insert("location", frame=frame)
        for o in first.instance_collection.objects:
            if not o.name.startswith("hub"):
                continue
            here = o.rotation_euler.y
            angle = 2 * metres / o.location.z * (1 if math.cos(o.rotation_euler.z) > 0 else -1)
            for frame in (0, 2):
                o.rotation_euler.y = here - angle * (frame - 1)
                o.keyframe_insert("rotation_euler", index=1, frame=frame)
        for action in bpy.data.actions:
            for curve in action.fcurves:
                for key in curve.keyframe_points:
                    key.interpolation = "LINEAR"
        scene.frame_set(1)

    # ---- camera
    def _camera(self):
        p, scene = self.place, self.scene
        cam = bpy.data.cameras.new("cam")
        o = bpy.data.objects.new("cam", cam)
        scene.collection.objects.link(o)
        scene.camera = o
        cam.sensor_width, cam.clip_start, cam.clip_end, cam.lens = 36, 0.1, 90000, 50
        a = math.radians(p.azimuth)
        self.middle = Vector((self.L / 2, 0, 0))
        self.eye = Vector((self.middle.x - p.dist * math.cos(a), -p.dist * math.sin(a), p.eye))
        self.ahead = Vector((math.cos(a), math.sin(a), 0))
        self.right = Vector((math.sin(a), -math.cos(a), 0))
        self.bearing = p.azimuth
        o.location = self.eye
        o.rotation_euler = (math.pi / 2 + math.radians(p.pitch), 0, a - math.pi / 2)
        self.width, self.height = (round(v * float(ARG.get("scale", 0.35))) for v in FRAME)
        scene.render.resolution_x, scene.render.resolution_y = self.width, self.height
        bpy.context.view_layer.update()
        from bpy_extras.object_utils import world_to_camera_view
        t = math.radians(p.turn)
        corners = []
        for q in outline(self.L, self.H, self.hw):
            x, y = q[0] - self.L / 2, q[1]
            at = Vector((self.middle.x + x * math.cos(t) - y * math.sin(t), x * math.sin(t) + y * math.cos(t), q[2]))
            corners.append(world_to_camera_view(scene, o, at))
        xs, ys = [c.x for c in corners], [c.y for c in corners]
        k = p.span / (max(xs) - min(xs))
        cam.lens *= k
        cam.shift_x = ((max(xs) + min(xs)) / 2 - 0.5) * k - (p.at[0] - 0.5)
        cam.shift_y = (((max(ys) + min(ys)) / 2 - 0.5) * k - (0.5 - p.at[1])) * self.height / self.width
        if p.fstop:
            cam.dof.use_dof, cam.dof.aperture_fstop, cam.dof.focus_distance = True, p.fstop, p.dist - self.L * 0.25
        half = (max(ys) - min(ys)) * k / 2
        print(f"CAMERA lens {cam.lens:.0f} mm, car from {p.at[0] - p.span / 2:.2f} to {p.at[0] + p.span / 2:.2f} across, {p.at[1] - half:.2f} to {p.at[1] + half:.2f} down, "
              f"horizon {0.5 + cam.shift_y * self.width / self.height + math.tan(math.radians(p.pitch)) * cam.lens / 36 * self.width / self.height:.2f} down", flush=True)

    def at(self, right, ahead, z=0.0):
        v = self.eye + self.right * right + self.ahead * ahead
        return (v.x, v.y, z)

    def near(self, right, behind, z=0.0):
        v = self.middle + self.right * right + self.ahead * behind
        return (v.x, v.y, z)

    def fan(self, count, near, far, half_angle=None, bias=1.0):
        """points on the ground that the camera can see: (count, 2); bias > 1 puts more of them near"""
        wide = math.degrees(math.atan(18 / self.scene.camera.data.lens)) if half_angle is None else half_angle
        shift = math.degrees(math.atan(self.scene.camera.data.shift_x * 36 / self.scene.camera.data.lens))
        t = np.radians(shift + self.rng.uniform(-1, 1, count) * (wide * 1.12 + 2))
        r = near + (far - near) * self.rng.random(count) ** bias
        x = self.eye.x + r * (self.ahead.x * np.cos(t) + self.right.x * np.sin(t))
        y = self.eye.y + r * (self.ahead.y * np.cos(t) + self.right.y * np.sin(t))
        return np.stack([x, y], -1)

    # ---- geometry
    def link(self, o):
        self.scene.collection.objects.link(o)
        return o

    def mesh(self, name, v, f, mat=None, uv=None, smooth=False, sharp=None, attrs=None):
        """f: (n, 3) or (n, 4); uv: for each vertex"""
        v, f = np.ascontiguousarray(v, np.float32), np.ascontiguousarray(f, np.int32)
        me = bpy.data.meshes.new(name)
        me.vertices.add(len(v))
        me.vertices.foreach_set("co", v.ravel())
        k = f.shape[1]
        me.loops.add(f.size)
        me.loops.foreach_set("vertex_index", f.ravel())
        me.polygons.add(len(f))
        me.polygons.foreach_set("loop_start", np.arange(0, f.size, k, dtype=np.int32))
        me.polygons.foreach_set("loop_total", np.full(len(f), k, np.int32))
        me.polygons.foreach_set("use_smooth", np.full(len(f), bool(smooth or sharp)))
        me.update()
        if sharp:
            me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(sharp)
        if uv is not None:
            layer = me.uv_layers.new()
            layer.data.foreach_set("uv", np.ascontiguousarray(np.asarray(uv, np.float32)[f.ravel()]).ravel())
        for a, d in (attrs or {}).items():
            me.attributes.new(a, "FLOAT", "POINT").data.foreach_set("value", np.ascontiguousarray(d, np.float32).ravel())
        if mat:
            me.materials.append(mat)
        return self.link(bpy.data.objects.new(name, me))

    def sheet(self, corners, mat, name="sheet"):
        return self.mesh(name, corners, [(0, 1, 2, 3)], mat, uv=[(0, 0), (1, 0), (1, 1), (0, 1)])

    def paved(self, x0, x1, y0, y1, mat, z=0.0):
        return self.sheet([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], mat, "paved")

    def box(self, at, size, mat, bevel=0.02, turn=0.0, tilt=(0.0, 0.0)):
        x, y, z = np.asarray(size, float) / 2
        v = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
        f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
        o = self.mesh("box", v, f, mat)
        o.location, o.rotation_euler = at, (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
        if bevel:
            m = o.modifiers.new("b", "BEVEL")
            m.width, m.segments = bevel, 2
            for p in o.data.polygons:
                p.use_smooth = True
            o.data.use_auto_smooth = True
        return o

    def cylinder(self, at, radius, height, mat, top=None, sides=32):
        """stands on `at`; top: the upper radius"""
        a = np.linspace(0, 2 * np.pi, sides, endpoint=False)
        ring = np.stack([np.cos(a), np.sin(a)], -1)
        r = radius if top is None else top
        v = np.concatenate([np.c_[ring * radius, np.zeros(sides)], np.c_[ring * r, np.full(sides, height)], [(0, 0, 0), (0, 0, height)]])
        i = np.arange(sides)
        j = (i + 1) % sides
        f = np.concatenate([np.stack([i, j, j + sides], -1), np.stack([i, j + sides, i + sides], -1), np.stack([j, i, np.full(sides, 2 * sides)], -1), np.stack([i + sides, j + sides, np.full(sides, 2 * sides + 1)], -1)])
        o = self.mesh("cylinder", v, f, mat, sharp=40)
        o.location = at
        return o

    def tube(self, pts, r, mat, closed=False, bevel=3):
        cu = bpy.data.curves.new("tube", "CURVE")
        cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = "3D", r, bevel, True
        s = cu.splines.new("POLY")
        s.use_cyclic_u = closed
        s.points.add(len(pts) - 1)
        for p, q in zip(s.points, pts):
            p.co = tuple(q) + (1,)
        cu.materials.append(mat)
        return self.link(bpy.data.objects.new("tube", cu))

    def grid(self, v, mat, name="grid", smooth=True, uv=None, attrs=None):
        """v: (n, m, 3)"""
        n, m, _ = v.shape
        i, j = np.meshgrid(np.arange(n - 1), np.arange(m - 1), indexing="ij")
        a = (i * m + j).ravel()
        f = np.stack([a, a + m, a + m + 1, a + 1], -1)
        return self.mesh(name, v.reshape(-1, 3), f, mat, uv, smooth, attrs=attrs)

    def ground(self, height, mat, near=1.0, far=4000.0, spread=None, rows=700, cols=700, attrs=None):
        """terrain as a fan before the camera, fine near it and coarse far off; attrs: {name: function(x, y)}"""
        lens, shift = self.scene.camera.data.lens, self.scene.camera.data.shift_x
        wide = spread or math.degrees(math.atan(18 / lens)) * 1.15 + 4
        shift = math.degrees(math.atan(shift * 36 / lens))
        r = near * (far / near) ** np.linspace(0, 1, rows)
        t = np.radians(shift + np.linspace(-wide, wide, cols))
        R, T = np.meshgrid(r, t, indexing="ij")
        x = self.eye.x + R * (self.ahead.x * np.cos(T) + self.right.x * np.sin(T))
        y = self.eye.y + R * (self.ahead.y * np.cos(T) + self.right.y * np.sin(T))
        z = height(x, y)
        return self.grid(np.stack([x, y, z], -1)[:, ::-1], mat, "ground", attrs={k: f(x, y)[:, ::-1] for k, f in (attrs or {}).items()})

    def scatter(self, protos, points, sizes, turns=None, tilt=0.0):
        """copies of objects at points (n, 3), each `sizes` times as large; protos may be one object or several"""
        protos = protos if isinstance(protos, (list, tuple)) else [protos]
        points, sizes = np.asarray(points, float), np.broadcast_to(np.asarray(sizes, float), len(points))
        turns = self.rng.uniform(0, 2 * np.pi, len(points)) if turns is None else np.broadcast_to(np.radians(turns), len(points))
        which = self.rng.integers(0, len(protos), len(points))
        for k, proto in enumerate(protos):
            p, s, t = points[which == k], sizes[which == k] / 2, turns[which == k]
            if not len(p):
                continue
            u = np.stack([np.cos(t), np.sin(t), self.rng.normal(0, 1, len(p)) * tilt], -1)
            w = np.stack([-np.sin(t), np.cos(t), self.rng.normal(0, 1, len(p)) * tilt], -1)
            u, w = u * s[:, None], w * s[:, None]
            v = np.stack([p - u - w, p + u - w, p + u + w, p - u + w], 1).reshape(-1, 3)
            o = self.mesh("scatter", v, np.arange(len(p) * 4).reshape(-1, 4))
            o.instance_type, o.use_instance_faces_scale = "FACES", True
            o.show_instancer_for_render = o.show_instancer_for_viewport = False
            proto.location = (0, 0, 0)
            proto.parent = o

    # ---- materials
    def plain(self, name, rgb, rough=0.5, metal=0.0, coat=0.0, emit=0.0, spec=0.5):
        return shaders.simple("site-" + name, rgb, metal, rough, coat, emit, spec)

    def shader(self, name):
        return Shader(bpy.data.materials.new(name), self)

    def picture(self, name, a, srgb=False):
        """an image from an array whose first row is the top"""
        a = np.asarray(a, np.float32)
        if a.ndim == 2:
            a = np.repeat(a[..., None], 3, -1)
        if a.shape[-1] == 3:
            a = np.concatenate([a, np.ones(a.shape[:2] + (1,), np.float32)], -1)
        im = bpy.data.images.new(name, a.shape[1], a.shape[0], alpha=True, float_buffer=not srgb)
        im.colorspace_settings.name = "sRGB" if srgb else "Non-Color"
        im.alpha_mode = "CHANNEL_PACKED"
        im.pixels.foreach_set(np.ascontiguousarray(a[::-1]).ravel())
        im.pack()
        return im

    def asphalt(self, name="asphalt", wet=0.0, rgb=(0.052, 0.052, 0.054)):
        n = self.shader(name)
        grain, patch, big = n.noise(140, 3), n.noise(1.3, 6), n.noise(0.22, 4)
        col = n.scaled(rgb, n.m("ADD", 0.55, n.m("MULTIPLY", n.sstep(grain, 0.3, 0.7), 0.9)))
        col = n.mix(n.m("MULTIPLY", n.sstep(patch, 0.42, 0.62), 0.35), col, tuple(c * 1.55 for c in rgb))
        rough = n.m("MULTIPLY_ADD", n.sstep(big, 0.42, 0.60), 0.22 * (1 - wet) + 0.50 * wet, 0.66 - 0.58 * wet)
        bump = n.bump(grain, 0.004, 0.7 - 0.5 * wet)
        return n.finish(n.surface(col, rough, 0.35 + 0.2 * wet, bump))

    def concrete(self, name="concrete", rgb=(0.34, 0.33, 0.31), rough=0.75):
        n = self.shader(name)
        fine, mid, big = n.noise(60, 4), n.noise(2.2, 7), n.noise(0.3, 4)
        col = n.scaled(rgb, n.m("MULTIPLY_ADD", n.sstep(mid, 0.35, 0.65), 0.22, 0.86))
        col = n.scaled(col, n.m("MULTIPLY_ADD", n.sstep(big, 0.35, 0.65), 0.16, 0.92))
        return n.finish(n.surface(col, n.m("MULTIPLY_ADD", mid, 0.2, rough - 0.1), 0.4, n.bump(n.m("ADD", fine, mid), 0.003, 0.35)))

    # ---- light
    def towards(self, elevation, bearing):
        e, b = math.radians(elevation), math.radians(bearing)
        flat = self.ahead * math.cos(b) + self.right * math.sin(b)
        return Vector((flat.x * math.cos(e), flat.y * math.cos(e), math.sin(e)))

    def sun(self, elevation, bearing, power=3.5, rgb=(1.0, 0.94, 0.86), soft=0.7):
        ld = bpy.data.lights.new("sun", "SUN")
        ld.energy, ld.color, ld.angle = power, rgb, math.radians(soft)
        o = self.link(bpy.data.objects.new("sun", ld))
        o.rotation_euler = (-self.towards(elevation, bearing)).to_track_quat("-Z", "Y").to_euler()
        return o

    def area(self, at, target, width, height, power, rgb=(1, 1, 1), camera=False):
        ld = bpy.data.lights.new("area", "AREA")
        ld.shape, ld.size, ld.size_y, ld.energy, ld.color = "RECTANGLE", width, height, power, rgb
        o = self.link(bpy.data.objects.new("area", ld))
        o.location = at
        o.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
        o.visible_camera = camera
        return o

    def world(self):
        w = bpy.data.worlds.new("world")
        self.scene.world = w
        w.cycles.sampling_method = "MANUAL"
        w.cycles.sample_map_resolution = 512
        return Shader(w, self)

    def air(self, n, colour, strength=1.0):
        bg = n.node("ShaderNodeBackground")
        n.put(bg.inputs[0], colour)
        bg.inputs[1].default_value = strength
        n.link(bg.outputs[0], n.node("ShaderNodeOutputWorld").inputs[0])

    def sky(self, elevation, bearing, strength=0.12, dust=1.0, ozone=1.0, air=1.0, altitude=1000, clouds=None, tint=None, disc=False, horizon=None):
        """the physical sky for a sun that stands there (add sun() for its light). clouds: f(n, direction, colour) -> colour;
        horizon: (rgb, how much) of the air that lies low"""
        n = self.world()
        t = n.node("ShaderNodeTexSky", sky_type="NISHITA")
        d = self.towards(elevation, bearing)
        t.sun_disc, t.sun_elevation = disc, math.radians(elevation)
        t.sun_rotation = math.atan2(d.x, d.y)
        t.altitude, t.air_density, t.dust_density, t.ozone_density = altitude, air, dust, ozone
        colour = n.scaled(t.outputs[0], strength)
        if tint:
            mul = n.node("ShaderNodeMixRGB", blend_type="MULTIPLY")
            mul.inputs[0].default_value = 1.0
            n.link(colour, mul.inputs[1])
            mul.inputs[2].default_value = tuple(tint) + (1,)
            colour = mul.outputs[0]
        if horizon:
            _, _, z = n.xyz(n.node("ShaderNodeTexCoord").outputs["Generated"])
            colour = n.mix(n.m("MULTIPLY", n.m("POWER", 2.718, n.m("MULTIPLY", n.m("MAXIMUM", z, 0.0), -14.0)), horizon[1]), colour, horizon[0])
        if clouds:
            colour = clouds(n, n.node("ShaderNodeTexCoord").outputs["Generated"], colour)
        self.air(n, colour)

    def gradient(self, stops, strength=1.0, glow=None, clouds=None):
        """a sky of our own. stops: (sine of the height 0..1, rgb); glow: (bearing, rgb, narrowness, how low)"""
        n = self.world()
        v = n.node("ShaderNodeTexCoord").outputs["Generated"]
        _, _, z = n.xyz(v)
        ramp = n.node("ShaderNodeValToRGB")
        n.link(n.m("MAXIMUM", z, 0.0), ramp.inputs[0])
        els = ramp.color_ramp.elements
        els[0].position, els[0].color = stops[0][0], tuple(stops[0][1]) + (1,)
        els[1].position, els[1].color = stops[-1][0], tuple(stops[-1][1]) + (1,)
        for p, c in stops[1:-1]:
            els.new(p).color = tuple(c) + (1,)
        colour = ramp.outputs[0]
        if glow:
            bearing, rgb, narrow, low = glow
            dot = n.node("ShaderNodeVectorMath", operation="DOT_PRODUCT")
            n.link(v, dot.inputs[0])
            dot.inputs[1].default_value = self.towards(0, bearing)
            f = n.mul(n.m("POWER", n.m("MAXIMUM", dot.outputs["Value"], 0.0), narrow), n.m("POWER", n.inv(n.m("MAXIMUM", z, 0.0)), low))
            colour = n.mix(n.m("MULTIPLY", f, 1.0, clamp=True), colour, rgb)
        if clouds:
            colour = clouds(n, v, colour)
        self.air(n, colour, strength)


def find(name):
    """the place of that name, in whatever module of scenes/ it is"""
    for module in sorted(os.listdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "scenes"))):
        if module.endswith(".py") and not module.startswith("_"):
            places = importlib.import_module("scenes." + module[:-3]).PLACES
            if name in places:
                return places[name]
    raise SystemExit(f"no place {name}")


def main():
    begun = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    place = find(ARG["place"])
    site = Site(scene, place)
    place.make(site)
    render.settings(scene, site.width, site.height)
    scene.render.film_transparent = False
    cy = scene.cycles
    cy.transparent_max_bounces = 24
    cy.sample_clamp_indirect = 6.0
    cy.light_sampling_threshold = 0.02
    names = render.guides(scene.view_layers[0])
    ready = time.time()
    os.makedirs(os.path.dirname(os.path.abspath(ARG["out"])), exist_ok=True)
    got = render.render(scene, ARG["out"], names)
    np.savez_compressed(ARG["out"] + ".npz", **{k: v[..., :3].clip(-60000, 60000).astype(np.float16) for k, v in got.items()})
    print(f"TIMES {ARG['place']} {site.width}x{site.height}: ready {ready - begun:.1f} picture {time.time() - ready:.1f}", flush=True)
    os._exit(0)     # where clouds were marched, torch's threads would trip over Blender's on the way out


if __name__ == "__main__":
    main()
