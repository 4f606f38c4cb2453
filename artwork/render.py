"""blender -b -P render.py -- range=fortuner view=hero out=work/passes/fortuner-hero [w=1440 h=900 spp=24 noise=0.02]

Writes <out>.npz: linear light with the paint's lobes as channels, what the glass mirrors, outline, masks, guides, the floor's
shadow and where the tyres stand. See README.md.
"""
import os
import sys
import time
from contextlib import contextmanager

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np
from car import Assembly
import studio
from shaders import BEHIND, MIRROR, is_glass, show_glass

ARG = dict(a.split("=", 1) for a in sys.argv[sys.argv.index("--") + 1:])
WORK = os.environ.get("WORK", "work")


def settings(scene, width, height):
    scene.render.engine = "CYCLES"
    cy = scene.cycles
    cy.device = "CPU"
    cy.samples = int(ARG.get("spp", 24))
    cy.use_adaptive_sampling = True
    cy.adaptive_threshold = float(ARG.get("noise", 0.02))
    cy.adaptive_min_samples = min(8, cy.samples)
    cy.use_denoising = False
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces, cy.transmission_bounces, cy.transparent_max_bounces = 6, 2, 4, 4, 10
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect = 4.0
    cy.blur_glossy = 0.5
    cy.filter_width = 1.4
    r = scene.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    r.film_transparent = True
    r.threads_mode, r.threads = "FIXED", int(ARG.get("threads", 2))
    r.use_persistent_data = True


def outputs(scene, stem, names):
    """a compositor that writes each pass as an EXR file beside the others"""
    scene.use_nodes = True
    t = scene.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    t.links.new(rl.outputs["Image"], t.nodes.new("CompositorNodeComposite").inputs[0])
    fo = t.nodes.new("CompositorNodeOutputFile")
    fo.base_path = os.path.dirname(os.path.abspath(stem))
    fo.format.file_format, fo.format.color_mode, fo.format.color_depth = "OPEN_EXR", "RGBA", "32"
    fo.file_slots.clear()
    for name, output in names.items():
        fo.file_slots.new(f"{os.path.basename(stem)}.{name}.")
        t.links.new(rl.outputs[output], fo.inputs[-1])
    return [os.path.join(fo.base_path, f"{os.path.basename(stem)}.{name}.{scene.frame_current:04d}.exr") for name in names]


def read(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = "Non-Color"
    a = np.empty(im.size[0] * im.size[1] * 4, np.float32)
    im.pixels.foreach_get(a)
    a = a.reshape(im.size[1], im.size[0], 4)[::-1]
    bpy.data.images.remove(im)
    os.remove(path)
    return a


def render(scene, stem, names):
    paths = outputs(scene, stem, names)
    scene.render.filepath = stem + ".tmp.png"
    bpy.ops.render.render()
    return dict(zip(names, map(read, paths)))


def guides(layer):
    layer.cycles.denoising_store_passes = True
    return {"light": "Image", "normal": "Denoising Normal", "albedo": "Denoising Albedo"}


@contextmanager
def changed(things, **values):
    """for as long as it is entered, these attributes of all the things are others"""
    before = [(thing, name, getattr(thing, name)) for thing in things for name in values]
    for thing, name, _ in before:
        setattr(thing, name, values[name])
    yield
    for thing, name, value in before:
        setattr(thing, name, value)


def main():
    begun = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    width, height = int(ARG.get("w", 1440)), int(ARG.get("h", 900))
    car = Assembly(os.path.join(WORK, ARG["range"] + ".npz"), scene)
    car.assemble()
    parts = [o for o in scene.objects if o.type in ("MESH", "CURVE")]
    view = ARG.get("view", "hero")
    floor = studio.light(scene, car, view)
    lamps = [o for o in scene.objects if o.type == "LIGHT"]
    width, height = studio.camera(scene, car, view, width, height, float(ARG.get("azimuth", 0)))
    settings(scene, width, height)
    layer = scene.view_layers[0]
    names = guides(layer)
    for name in ("paint", "roof"):
        layer.aovs.add().name = name
        layer.aovs[name].type = "VALUE"
        names[name] = name
    keep = {"feet": np.array(list(studio.feet(scene, car, width, height)))}
    laps = [("ready", time.time())]

    def take(step, passes):
        got = render(scene, ARG["out"], passes)
        laps.append((step, time.time()))
        return got

    show_glass(BEHIND)
    keep["light"] = take("car", {"light": "Image"})["light"]
    # what stands before the glass, or beside it, is cut out; the glass still mirrors it
    show_glass(MIRROR)
    with changed([o for o in parts if not is_glass(o)], is_holdout=True), changed([scene.cycles], samples=4):
        keep["mirror"] = take("glass", {"light": "Image"})["light"][..., :3]
    # outline, masks and guides need many samples, but no light
    show_glass(BEHIND)
    with changed([scene], world=None), changed(lamps, hide_render=True), changed([scene.cycles], max_bounces=0, samples=int(ARG.get("mspp", 16)), use_adaptive_sampling=False):
        got = take("masks", names)
    keep |= {"alpha": got["light"][..., 3], "normal": got["normal"][..., :3], "albedo": got["albedo"][..., :3], "paint": got["paint"][..., 0], "roof": got["roof"][..., 0]}
    # the floor alone, which the car shades: at a third of the size, for it is soft
    with changed(parts, visible_camera=False), changed([floor], visible_camera=True, is_shadow_catcher=True), changed([scene.render], resolution_percentage=33), changed([scene.cycles], samples=int(ARG.get("sspp", 12)), use_adaptive_sampling=False):
        keep["shadow"] = take("floor", {"shadow": "Image"})["shadow"][..., 3]
    np.savez_compressed(ARG["out"] + ".npz", **{name: values.astype(np.float16) for name, values in keep.items()})
    seconds = (f"{step} {end - start:.1f}" for (step, end), start in zip(laps, [begun, *(end for _, end in laps)]))
    print(f"TIMES {ARG['range']} {view} {width}x{height}:", *seconds, flush=True)


if __name__ == "__main__":
    main()
