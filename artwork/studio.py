"""The studio: soft boxes whose edges fade, a floor that only takes the shadow, and the cameras of the four views."""
import math
import bpy
from mathutils import Vector
from shaders import N, simple

SIDE_PIXELS_PER_METRE = 220     # every car in the side view has this scale, so that they can stand side by side
SIDE_MARGIN = 0.30              # metres of ground before the nose and behind the tail


def soft_box(scene, loc, target, width, height, power, feather=0.35):
    """an area light that fades towards its edges, so that paint and glass show no hard panels"""
    ld = bpy.data.lights.new("box", "AREA")
    ld.shape, ld.size, ld.size_y, ld.energy = "RECTANGLE", width, height, power
    ld.use_nodes = True
    t = ld.node_tree
    em = t.nodes["Emission"]
    geo = t.nodes.new("ShaderNodeNewGeometry")
    sep = t.nodes.new("ShaderNodeSeparateXYZ")
    t.links.new(geo.outputs["Parametric"], sep.inputs[0])
    fades = []
    for axis in (0, 1):
        away = t.nodes.new("ShaderNodeMath")
        away.operation = "SUBTRACT"
        t.links.new(sep.outputs[axis], away.inputs[0])
        away.inputs[1].default_value = 0.5
        size = t.nodes.new("ShaderNodeMath")
        size.operation = "ABSOLUTE"
        t.links.new(away.outputs[0], size.inputs[0])
        ramp = t.nodes.new("ShaderNodeMapRange")
        ramp.interpolation_type = "SMOOTHSTEP"
        t.links.new(size.outputs[0], ramp.inputs[0])
        ramp.inputs[1].default_value, ramp.inputs[2].default_value = 0.5 - feather, 0.5
        ramp.inputs[3].default_value, ramp.inputs[4].default_value = 1.0, 0.0
        fades.append(ramp.outputs[0])
    both = t.nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY"
    t.links.new(fades[0], both.inputs[0])
    t.links.new(fades[1], both.inputs[1])
    t.links.new(both.outputs[0], em.inputs["Strength"])
    o = bpy.data.objects.new("box", ld)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(o)
    o.visible_camera = False
    return o


def light(scene, car, view):
    """neutral light only: colour would mix the lobes of the paint"""
    L, H = car.spec["L"], car.meta["roof_mid"]
    w = bpy.data.worlds.new("studio")
    scene.world = w
    n = N(w)
    tc = n.node("ShaderNodeTexCoord")
    sep = n.node("ShaderNodeSeparateXYZ")
    n.link(tc.outputs["Generated"], sep.inputs[0])
    ramp = n.node("ShaderNodeValToRGB")
    n.link(n.m("MULTIPLY_ADD", sep.outputs[2], 0.5, 0.5), ramp.inputs[0])
    els = ramp.color_ramp.elements
    pts = [(0.0, 0.44), (0.44, 0.38), (0.49, 0.20), (0.515, 0.07), (0.60, 0.11), (0.80, 0.30), (1.0, 0.50)]
    els[0].position, els[0].color = pts[0][0], (pts[0][1],) * 3 + (1,)
    els[1].position, els[1].color = pts[-1][0], (pts[-1][1],) * 3 + (1,)
    for p, v in pts[1:-1]:
        els.new(p).color = (v, v, v, 1)
    bg = n.node("ShaderNodeBackground")
    bg.inputs[1].default_value = 0.75
    n.link(ramp.outputs[0], bg.inputs[0])
    o = n.node("ShaderNodeOutputWorld")
    n.link(bg.outputs[0], o.inputs[0])
    cx, tall = L / 2, max(0.0, H - 1.75)
    k = L / 4.6
    zl = car.spec.get("sidez", 3.2)
    soft_box(scene, (cx + 0.2, 0.5, 5.2 + tall), (cx + 0.2, 0, 0), 10.5 * k, 4.6, 800)
    soft_box(scene, (cx, -2.7, 4.5 + tall), (cx, 0, 0.8), 10.0 * k, 0.7, 420, 0.45)
    soft_box(scene, (cx - 0.3, -8.0, zl), (cx, 0, 0.7), 13.0 * k, 2.8, 900)
    soft_box(scene, (cx, 7.5, 4.6), (cx, 0, 0.8), 9.0 * k, 2.0, 240)
    soft_box(scene, (-7.0, -2.6, 3.2), (0.5, 0, 0.7), 5.6, 3.0, 480)
    soft_box(scene, (L + 7.0, -2.2, 3.2), (L, 0, 0.8), 5.4, 2.6, 480 if view == "rear34" else 200)
    bpy.ops.mesh.primitive_plane_add(size=60, location=(cx, 0, 0))
    floor = bpy.context.object
    floor.name = "floor"
    floor.visible_camera = False
    floor.data.materials.append(simple("floor", (0.36, 0.36, 0.36), 0, 0.9, spec=0.1))
    return floor


def camera(scene, car, view, width, height, azimuth=None):
    """Aims the camera of a view. The side view has one scale for all cars; the others fit the car into the frame.

    Views: hero (front left), rear34 (rear left), side (faces left), front, turn (azimuth in degrees, 0 = nose to the viewer).
    Returns (width, height) in pixels: the side view is as wide as the car needs.
    """
    L, H, hw = car.spec["L"], car.meta["roof_mid"], car.spec["hw"]
    cam = bpy.data.cameras.new("cam")
    o = bpy.data.objects.new("cam", cam)
    scene.collection.objects.link(o)
    scene.camera = o
    cam.sensor_width = 36
    cam.clip_end = 30000
    if view == "side":
        width = round((L + 2 * SIDE_MARGIN) * SIDE_PIXELS_PER_METRE * width / 960)
        height = round((H + 0.45) * SIDE_PIXELS_PER_METRE * height / 960)
        dist = 30.0
        span = L + 2 * SIDE_MARGIN
        cam.lens = 36 * (dist - hw * 0.9) / span
        o.location = (L / 2, -dist, 1.15)
        o.rotation_euler = (math.pi / 2, 0, 0)
        # the ground line of the near side lies at the same height in every picture
        cam.shift_y = ((H + 0.45) / 2 - 0.20 - 1.15) / span
        return width, height
    azimuth = {"hero": 37, "rear34": 180 - 40, "front": 0}.get(view, azimuth)
    a = math.radians(azimuth)
    dist, eye = (10.0, 1.62) if view != "front" else (12.0, 1.25)
    dist, eye = dist + max(0, L - 4.8) * 1.6, eye + max(0, H - 1.9) * 0.4
    middle = Vector((L / 2, 0, H * 0.46))
    o.location = (middle.x - dist * math.cos(a), -dist * math.sin(a), eye)
    o.rotation_euler = (middle - o.location).to_track_quat("-Z", "Y").to_euler()
    cam.lens = 60
    scene.render.resolution_x, scene.render.resolution_y = width, height
    bpy.context.view_layer.update()
    from bpy_extras.object_utils import world_to_camera_view
    corners = [world_to_camera_view(scene, o, Vector(p)) for p in outline(L, H, hw)]
    xs, ys = [c.x for c in corners], [c.y for c in corners]
    fill = 0.80 if view == "turn" else 0.86
    if view == "turn":      # one scale through the whole turn: by the car's length
        spread = (L * 60 / 36) / dist
    else:
        spread = max(xs) - min(xs)
    k = min(fill / spread, 0.80 / (max(ys) - min(ys)))
    cam.lens *= k
    wide = max(width, height)
    cam.shift_x = ((max(xs) + min(xs)) / 2 - 0.5) * k * width / wide
    cam.shift_y = ((max(ys) + min(ys)) / 2 - 0.5) * k * height / wide - 0.01
    return width, height


def feet(scene, car, width, height):
    """where the tyres stand in the picture: column, row, and how many pixels a metre has there"""
    from bpy_extras.object_utils import world_to_camera_view
    bpy.context.view_layer.update()
    across = scene.camera.matrix_world.to_3x3() @ Vector((0.5, 0, 0))
    for x in car.spec["axles"]:
        for y in (-car.spec["track"], car.spec["track"]):
            left, at, right = (world_to_camera_view(scene, scene.camera, Vector((x, y, 0)) + k * across) for k in (-1, 0, 1))
            yield at.x * width, (1 - at.y) * height, (right.x - left.x) * width


def outline(L, H, hw):
    """points that the car's outline passes near: bumpers, shoulders, roof"""
    for y in (-hw, hw):
        yield from ((0.12, y * 0.9, 0.15), (L - 0.1, y * 0.9, 0.2), (L * 0.25, y, 0.0), (L * 0.8, y, 0.0), (0.2, y * 0.8, H * 0.5), (L - 0.1, y * 0.9, H * 0.55))
        yield from ((L * 0.35, y * 0.7, H), (L * 0.75, y * 0.7, H))
    yield from ((0, 0, 0.3), (L, 0, 0.4))
