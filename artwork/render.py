"""blender -b -P render.py -- range=fortuner view=hero out=work/passes/fortuner-hero [w=1440 h=900 spp=24 noise=0.02]

Writes <out>.npz: linear light with the paint's lobes as channels, masks, guides, and the floor's shadow. See README.md.
"""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np
from car import Assembly
import studio

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


def main():
    begun = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    width, height = int(ARG.get("w", 1440)), int(ARG.get("h", 900))
    car = Assembly(os.path.join(WORK, ARG["range"] + ".npz"), scene)
    car.assemble()
    view = ARG.get("view", "hero")
    floor = studio.light(scene, car, view)
    width, height = studio.camera(scene, car, view, width, height, float(ARG.get("azimuth", 0)))
    settings(scene, width, height)
    layer = scene.view_layers[0]
    names = guides(layer)
    for name in ("paint", "roof"):
        layer.aovs.add().name = name
        layer.aovs[name].type = "VALUE"
        names[name] = name
    ready = time.time()
    got = render(scene, ARG["out"], names)
    rendered = time.time()
    # the floor alone, which the car shades: at a third of the size, for it is soft
    for o in scene.objects:
        if o.type in ("MESH", "CURVE") and o is not floor:
            o.visible_camera = False
    floor.visible_camera, floor.is_shadow_catcher = True, True
    layer.cycles.denoising_store_passes = False
    scene.render.resolution_percentage = 33
    scene.cycles.samples, scene.cycles.use_adaptive_sampling = int(ARG.get("sspp", 12)), False
    shadow = render(scene, ARG["out"], {"shadow": "Image"})["shadow"][..., 3]
    half = {k: v.astype(np.float16) for k, v in (("light", got["light"]), ("normal", got["normal"][..., :3]), ("albedo", got["albedo"][..., :3]), ("paint", got["paint"][..., 0]), ("roof", got["roof"][..., 0]), ("shadow", shadow))}
    np.savez_compressed(ARG["out"] + ".npz", **half)
    print(f"TIMES {ARG['range']} {view} {width}x{height}: ready {ready - begun:.1f} car {rendered - ready:.1f} floor {time.time() - rendered:.1f}", flush=True)


if __name__ == "__main__":
    main()
