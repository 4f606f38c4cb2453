"""Materials. Paint is rendered once for every colour: camera rays see its three lobes as three channels."""
import bpy

# What the paint's lobes are called where the pictures are put together, in the order of the channels.
LOBES = ("diffuse", "flake", "coat")
PAINT_IN_REFLECTIONS = (0.20, 0.20, 0.20)
BLACK = (0.012, 0.012, 0.013)


class N:
    """short words for shader nodes"""

    def __init__(self, mat):
        mat.use_nodes = True
        self.t = mat.node_tree
        self.t.nodes.clear()

    def node(self, typ, **kw):
        n = self.t.nodes.new(typ)
        for k, v in kw.items():
            setattr(n, k, v)
        return n

    def link(self, a, b):
        self.t.links.new(a, b)

    def put(self, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.link(v, sock)
        else:
            sock.default_value = v

    def attr(self, name):
        return self.node("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]

    def m(self, op, a, b=0.0, c=0.0, clamp=False):
        n = self.node("ShaderNodeMath", operation=op, use_clamp=clamp)
        for i, v in enumerate((a, b, c)):
            self.put(n.inputs[i], v)
        return n.outputs[0]

    def lt(self, a, b):
        return self.m("LESS_THAN", a, b)

    def gt(self, a, b):
        return self.m("GREATER_THAN", a, b)

    def band(self, a, lo, hi):
        return self.m("MULTIPLY", self.gt(a, lo), self.lt(a, hi))

    def mul(self, *a):
        r = a[0]
        for b in a[1:]:
            r = self.m("MULTIPLY", r, b)
        return r

    def mx(self, *a):
        r = a[0]
        for b in a[1:]:
            r = self.m("MAXIMUM", r, b)
        return r

    def inv(self, a):
        return self.m("SUBTRACT", 1.0, a)

    def sstep(self, a, lo, hi):
        n = self.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        self.put(n.inputs[0], a)
        n.inputs[1].default_value, n.inputs[2].default_value = lo, hi
        return n.outputs[0]

    def mixc(self, f, a, b):
        n = self.node("ShaderNodeMixRGB")
        for i, v in enumerate((f, a, b)):
            if not isinstance(v, bpy.types.NodeSocket) and i:
                v = tuple(v) + (1.0,) * (4 - len(v))
            self.put(n.inputs[i], v)
        return n.outputs[0]

    def grey(self, v):
        n = self.node("ShaderNodeCombineRGB")
        for s in n.inputs:
            self.put(s, v)
        return n.outputs[0]

    def mixs(self, f, a, b):
        n = self.node("ShaderNodeMixShader")
        for s, v in zip(n.inputs, (f, a, b)):
            self.put(s, v)
        return n.outputs[0]

    def adds(self, a, b):
        n = self.node("ShaderNodeAddShader")
        self.link(a, n.inputs[0])
        self.link(b, n.inputs[1])
        return n.outputs[0]

    def out(self, sh):
        o = self.node("ShaderNodeOutputMaterial")
        self.link(sh, o.inputs[0])


def principled(n, **kw):
    b = n.node("ShaderNodeBsdfPrincipled")
    for k, v in kw.items():
        k = k.replace("_", " ")
        if isinstance(v, tuple) and len(v) == 3:
            v = v + (1.0,)
        n.put(b.inputs[k], v)
    return b


def simple(name, col, metallic=0.0, rough=0.5, cc=0.0, emit=0.0, spec=0.5):
    known = bpy.data.materials.get(name)
    if known:
        return known
    mt = bpy.data.materials.new(name)
    n = N(mt)
    b = principled(n, Base_Color=col, Metallic=metallic, Roughness=rough, Clearcoat=cc, Specular=spec)
    if emit:
        b.inputs["Emission"].default_value = tuple(col) + (1,)
        b.inputs["Emission Strength"].default_value = emit
    n.out(b.outputs[0])
    return mt


def painted(n, other, mask, roof, normal=None):
    """`other` where mask is 0; where it is 1, paint: diffuse light in red, the flakes' in green, the coat's in blue.

    The masks are written as passes: `paint` all of it, `roof` the part that a second tone may cover.
    """
    fresnel = n.node("ShaderNodeFresnel")
    fresnel.inputs[0].default_value = 1.5
    lobes = [n.node("ShaderNodeBsdfDiffuse"), n.node("ShaderNodeBsdfGlossy"), n.node("ShaderNodeBsdfGlossy")]
    under = n.inv(fresnel.outputs[0])
    colours = [n.node("ShaderNodeCombineRGB") for _ in lobes]
    for i, (lobe, colour, weight) in enumerate(zip(lobes, colours, (under, under, fresnel.outputs[0]))):
        n.put(colour.inputs[i], weight)
        n.link(colour.outputs[0], lobe.inputs["Color"])
        if normal:
            n.link(normal, lobe.inputs["Normal"])
    if normal:
        n.link(normal, fresnel.inputs["Normal"])
    lobes[1].inputs["Roughness"].default_value = 0.36
    lobes[2].inputs["Roughness"].default_value = 0.02
    coded = n.adds(n.adds(lobes[0].outputs[0], lobes[1].outputs[0]), lobes[2].outputs[0])
    plain = principled(n, Base_Color=PAINT_IN_REFLECTIONS, Roughness=0.4, Clearcoat=1.0, Clearcoat_Roughness=0.03)
    ray = n.node("ShaderNodeLightPath").outputs["Is Camera Ray"]
    for name, value in (("paint", mask), ("roof", roof)):
        aov = n.node("ShaderNodeOutputAOV")
        aov.name = name
        n.put(aov.inputs["Value"], value)
    return n.mixs(mask, other, n.mixs(ray, plain.outputs[0], coded))


def paint_part(name, mask=1.0, roof=0.0, dark=BLACK):
    """a painted part that is dark where the mask of its own attributes is 0; mask(n) may be a function"""
    mt = bpy.data.materials.new(name)
    n = N(mt)
    other = principled(n, Base_Color=dark, Roughness=0.35)
    n.out(painted(n, other.outputs[0], mask(n) if callable(mask) else mask, roof))
    return mt


BODY_FIELDS = ("clad", "p_black", "p_lamp", "p_tail", "p_grille", "p_silver", "well", "depth", "win", "green", "dlo", "wsd", "under", "shutA", "shutB", "shutC", "bed", "lampv", "roofd", "bar")


def body_material(chrome=False, line_half=0.0032, lights_on=True):
    """paint, and whatever is not painted: shut lines, cladding, pockets, frames, wells. chrome: a bright grille frame"""
    mt = bpy.data.materials.new("body")
    n = N(mt)
    A = {k: n.attr(k) for k in BODY_FIELDS}
    outer = n.gt(A["depth"], -0.003)
    base = par = em = None
    paint = 1.0

    def layer(mask, c, p, e=(0, 0, 0)):
        nonlocal base, par, em, paint
        base = n.mixc(mask, base or BLACK, c)
        par = n.mixc(mask, par or (0, 0.5, 0), p)
        em = n.mixc(mask, em or (0, 0, 0), e)
        paint = n.m("MULTIPLY", paint, n.inv(mask), clamp=True)

    la = n.lt(n.m("ABSOLUTE", A["shutA"]), line_half)
    lb = n.lt(n.m("ABSOLUTE", A["shutB"]), line_half)
    lc = n.mul(n.lt(n.m("ABSOLUTE", A["shutC"]), line_half), n.lt(A["shutA"], 0.0))
    line = n.mul(n.mx(la, lb, lc), outer, n.gt(A["green"], 0.006))
    layer(n.lt(A["depth"], -0.012), BLACK, (0, 0.6, 0.0))
    layer(n.lt(A["clad"], 0.0), (0.014, 0.014, 0.015), (0, 0.52, 0.0))
    layer(n.lt(A["p_silver"], 0.0), (0.40, 0.41, 0.42), (0.9, 0.34, 0.2))
    frame = ((0.34, 0.35, 0.36), (0.95, 0.15, 0.6)) if chrome else ((0.008, 0.008, 0.009), (0.0, 0.12, 1.0))
    layer(n.mul(n.band(A["p_grille"], 0.002, 0.018), outer), *frame)
    layer(n.lt(A["p_black"], 0.003), (0.010, 0.010, 0.010), (0, 0.45, 0))
    layer(n.lt(A["p_grille"], 0.003), (0.005, 0.005, 0.005), (0, 0.5, 0))
    # head lamps: dark reflector bowl, one bright line along the lower edge, and a thin twin above it
    on = 1.0 if lights_on else 0.12
    layer(n.lt(A["p_lamp"], 0.004), (0.022, 0.023, 0.026), (0.75, 0.22, 0.5))
    layer(n.mul(n.band(A["p_lamp"], -0.0125, -0.0045), n.lt(A["lampv"], 0.0)), (0.9, 0.9, 0.9), (0, 0.3, 0), tuple(v * on for v in (3.4, 3.5, 3.7)))
    layer(n.mul(n.band(A["p_lamp"], -0.0155, -0.0125), n.lt(A["lampv"], 0.0)), (0.25, 0.25, 0.26), (0.9, 0.2, 0.2))
    # tail lamps: deep red, a bright guide inside, and where the car has it a bar from one to the other
    dp = n.gt(A["depth"], -0.065)
    layer(n.mul(n.lt(A["p_tail"], 0.004), dp), (0.055, 0.002, 0.003), (0.3, 0.22, 0.6))
    layer(n.mul(n.band(A["p_tail"], -0.019, -0.009), dp), (0.5, 0.01, 0.01), (0, 0.3, 0), tuple(v * on for v in (2.2, 0.03, 0.02)))
    layer(n.mul(n.lt(A["bar"], 0.018), outer), (0.008, 0.008, 0.009), (0, 0.1, 1.0))
    layer(n.mul(n.lt(A["bar"], 0.0), outer), (0.5, 0.01, 0.01), (0, 0.3, 0), tuple(v * on for v in (1.5, 0.02, 0.012)))
    # window frames
    layer(n.mul(n.lt(A["dlo"], 0.016), n.gt(A["green"], -0.012)), (0.006, 0.006, 0.007), (0, 0.16, 1.0))
    layer(n.mul(n.lt(A["wsd"], 0.010), n.gt(A["green"], -0.012)), (0.006, 0.006, 0.007), (0, 0.3, 0.3))
    # bed, wells, cabin, underside
    layer(n.lt(A["bed"], 0.006), (0.014, 0.014, 0.014), (0, 0.55, 0))
    layer(n.mul(n.lt(A["well"], 0.006), n.lt(A["depth"], -0.008)), (0.006, 0.006, 0.006), (0, 0.7, 0))
    layer(n.lt(A["green"], -0.020), (0.022, 0.022, 0.023), (0, 0.6, 0))
    layer(n.lt(A["under"], 0.006), (0.006, 0.006, 0.006), (0, 0.7, 0))
    layer(line, (0.002, 0.002, 0.002), (0, 0.6, 0))

    def near(d):
        return n.sstep(n.m("ABSOLUTE", d), 0.0, 0.007)
    hgt = n.mx(n.m("MINIMUM", near(A["shutA"]), near(A["shutB"])), n.lt(A["green"], 0.006))
    bp = n.node("ShaderNodeBump")
    bp.inputs["Strength"].default_value = 0.6
    bp.inputs["Distance"].default_value = 0.004
    n.link(hgt, bp.inputs["Height"])
    sep = n.node("ShaderNodeSeparateRGB")
    n.link(par, sep.inputs[0])
    b = principled(n, Base_Color=base, Metallic=sep.outputs[0], Roughness=sep.outputs[1], Clearcoat=sep.outputs[2], Clearcoat_Roughness=0.015, Specular=n.m("MULTIPLY_ADD", sep.outputs[2], -0.32, 0.42), Emission=em, Emission_Strength=1.0)
    roof = n.mul(paint, n.lt(A["roofd"], 0.0))
    n.out(painted(n, b.outputs[0], paint, roof, bp.outputs[0]))
    return mt


# What camera rays see of glass. A mirror that a tenth of the samples meet is grain, so its light is rendered by itself.
WHOLE, BEHIND, MIRROR = 0.0, 1.0, 2.0


def parts_of_glass(mt):
    return [n for n in mt.node_tree.nodes if n.name == "part"] if mt and mt.use_nodes else []


def show_glass(part):
    """part: WHOLE, what lies BEHIND it, or what its surface shows as a MIRROR; together the latter two are the whole"""
    for mt in bpy.data.materials:
        for node in parts_of_glass(mt):
            node.outputs[0].default_value = part


def is_glass(o):
    return any(parts_of_glass(mt) for mt in o.data.materials)


def glass_material(name, tint, frit=None, refl=1.0, privacy=0.45):
    mt = bpy.data.materials.new(name)
    n = N(mt)
    part = n.node("ShaderNodeValue", name="part")
    part.outputs[0].default_value = WHOLE
    ray = n.node("ShaderNodeLightPath").outputs["Is Camera Ray"]

    def kept(other):
        return n.inv(n.mul(ray, n.m("COMPARE", part.outputs[0], other, 0.5)))
    tr = n.node("ShaderNodeBsdfTransparent")
    dark = n.lt(n.attr("dlo"), 0.03) if name == "glass" else 0.0
    seen = n.mixc(dark, tint, tuple(t * privacy for t in tint))
    n.link(n.mixc(kept(MIRROR), (0, 0, 0), seen), tr.inputs[0])
    gl = n.node("ShaderNodeBsdfGlossy")
    n.link(n.grey(kept(BEHIND)), gl.inputs["Color"])
    gl.inputs["Roughness"].default_value = 0.0
    fr = n.node("ShaderNodeFresnel")
    fr.inputs[0].default_value = 1.52
    sh = n.mixs(n.m("MULTIPLY", fr.outputs[0], refl, clamp=True), tr.outputs[0], gl.outputs[0])
    if frit:
        # to camera rays the rim mirrors as the rest of the sheet does
        gloss = n.mul(kept(BEHIND), 0.5)
        b = principled(n, Base_Color=(0.004, 0.004, 0.004), Roughness=0.06, Specular=gloss, Clearcoat=gloss)
        rim = n.mul(n.gt(n.attr("win"), -frit), kept(MIRROR))
        sh = n.mixs(rim, sh, b.outputs[0])
    n.out(sh)
    return mt
