"""Bakkies: single, xtra and double cabs."""
from copy import deepcopy
from math import cos, pi, sin

from .masters import BAKKIE


def raised(sp, dz):
    """the same body dz metres higher over its wheels"""
    sp = deepcopy(sp)
    up = lambda pts: [(a, b + dz) for a, b in pts]
    over = lambda pts: [(a + dz, b) for a, b in pts]
    for k in ("deck", "sill", "belt", "crease", "roof"):
        sp[k] = up(sp[k])
    for k in ("front", "rear", "ws", "bl"):
        sp[k] = over(sp[k])
    for k in ("sec_z0", "belt_ref", "ws_top", "ws_bot", "bl_top", "bl_bot", "green_floor", "plate_f", "plate_r"):
        sp[k] += dz
    if sp.get("emblem_z"):
        sp["emblem_z"] += dz
    sp["dlo"]["rear"] = over(sp["dlo"]["rear"])
    sp["clad"]["line"] = up(sp["clad"]["line"])
    sp["bed"]["floor"] += dz
    zc, w, h = sp["scallop"]
    sp["scallop"] = (zc + dz, w, h)
    sp["slots"] = [(x, w, a + dz, b) for x, w, a, b in sp["slots"]]
    for k in ("pockets", "decals", "doors", "splits", "gates", "flaps"):
        for q in sp[k]:
            q["poly"] = up(q["poly"])
    for q in sp["bonnet"]:
        q["zmin"] += dz
    sp["handles"] = up(sp["handles"])
    sp["mirror"] = (sp["mirror"][0], sp["mirror"][1] + dz)
    sp["seats"] = [(x, y, z + dz) for x, y, z in sp["seats"]]
    sp["projectors"] = [(y, z + dz, r) for y, z, r in sp["projectors"]]
    sp["fogs"] = [(y, z + dz, r) for y, z, r in sp.get("fogs", [])]
    if sp.get("step"):
        sp["step"] = (*sp["step"][:2], sp["step"][2] + dz)
    return sp


HILUX = deepcopy(BAKKIE)
HILUX.update(
    L=5.325, hw=0.93, wheel_r=0.388, axles=(0.965, 4.05), track=0.79, tyre_w=0.265, rim_r=0.246,
    flare=0.032, flare_w=0.19, arch_gap=0.06,
    deck=[(0.0, 1.025), (0.15, 1.075), (0.4, 1.115), (0.8, 1.150), (1.35, 1.190), (2.0, 1.203), (3.2, 1.218), (3.66, 1.224), (4.2, 1.235), (5.325, 1.245)],
    crown=[(0, 0.045), (0.6, 0.055), (1.2, 0.05), (1.6, 0.02), (2.2, 0.0), (5.5, 0.0)],
    plan=[(0.0, 0.885), (0.6, 0.902), (1.2, 0.908), (2.4, 0.910), (3.4, 0.908), (4.6, 0.908), (5.325, 0.892)],
    belt=[(1.0, 1.165), (2.0, 1.190), (3.0, 1.208), (3.8, 1.220)], belt_ref=1.19,
    sill=[(0.0, 0.43), (0.5, 0.37), (0.95, 0.365), (3.4, 0.375), (3.9, 0.46), (4.6, 0.54), (5.325, 0.55)],
    front=[(0.34, 0.20), (0.44, 0.09), (0.56, 0.03), (0.72, 0.004), (0.86, 0.0), (0.98, 0.010), (1.08, 0.035), (1.18, 0.09)],
    rear=[(0.42, 5.22), (0.53, 5.31), (0.60, 5.325), (0.70, 5.322), (0.75, 5.285), (0.80, 5.262), (1.0, 5.257), (1.28, 5.250)],
    front_plan=(0.09, 0.20), r_front=0.08, r_shoulder=0.07,
    crease=[(0.3, 1.000), (1.0, 1.015), (2.5, 1.035), (5.2, 1.065)],
    scallop=(0.66, 0.13, 0.016),
    cowl_x=1.32, bonnet_lines=[(0.60, 0.08, 0.020)],
    roof=[(1.5, 1.71), (2.1, 1.790), (2.6, 1.812), (3.1, 1.802), (3.5, 1.770), (3.9, 1.72)],
    ws=[(1.0, 1.10), (1.2, 1.30), (1.4, 1.53), (1.6, 1.79), (1.8, 2.08)], ws_bow=0.13,
    ws_top=1.735, ws_bot=1.225, bl_top=1.68, bl_bot=1.285,
    bed=dict(x0=3.80, x1=5.185, hw=0.745, floor=0.90),
    clad=dict(line=[(0.0, 0.575), (0.6, 0.555), (1.4, 0.455), (3.3, 0.465), (3.6, 0.475), (4.5, 0.50), (4.86, 0.52), (4.98, 0.58), (5.06, 0.745), (5.325, 0.745)], ring=0.070, h=0.012),
    mirror=(1.66, 1.255), wrap_x0=0.11, wrap_x1=5.205, plate_f=0.66, plate_r=0.610,
    green_floor=1.10, cab_x0=1.33,
    bonnet=[dict(poly=[(0.10, -0.3), (0.10, 0.46), (0.22, 0.64), (0.48, 0.765), (0.9, 0.80), (1.46, 0.81), (1.46, -0.3)], r=0.05, zmin=0.98)],
    gates=[dict(poly=[(0.735, 1.5), (0.735, 0.775)], xmin=4.9, r=0.03)],
    step=(1.52, 3.46, 0.385),
    emblem_z=0.90, tyre="road",
)
HILUX["dlo"] = dict(top=0.145, bot=0.03, front=0.27, rear=[(1.15, 3.37), (1.30, 3.40), (1.70, 3.27)], r=0.03, rf=0.05, rr=0.05)
TAIL_LAMP = dict(at="r", kind="tail", poly=[(0.775, 1.185), (0.775, 0.855), (0.95, 0.870), (0.99, 1.175)], depth=0.03, r=0.02)
PLATE_RECESS = dict(at="r", kind="black", sym=1, poly=[(0.265, 0.682), (0.265, 0.540)], depth=0.022, r=0.015)
GATE_HANDLE = dict(at="r", kind="black", sym=1, poly=[(0.13, 1.155), (0.13, 1.095)], depth=0.02, r=0.012)


def double_cab(sp):
    sp = deepcopy(sp)
    sp.update(
        bl=[(0.9, 3.66), (1.2, 3.635), (1.5, 3.585), (1.8, 3.50)], cab_x1=3.50,
        pillars=[(2.50, 0.05, 0.085), (3.20, 0.03, 0.03)],
        slots=[(3.70, 0.024, 0.32, 1.6)],
        doors=[dict(poly=[(1.47, 1.6), (1.47, 0.86), (1.53, 0.50), (3.32, 0.50), (3.46, 0.60), (3.53, 0.86), (3.56, 1.6)], r=0.05)],
        splits=[dict(poly=[(-1, -1), (2.52, -1), (2.52, 0.6), (2.505, 1.5), (2.505, 3), (-1, 3)], r=0)],
        handles=[(2.31, 1.085), (3.31, 1.10)],
        seats=[(2.34, 0.38, 0.76), (3.16, 0.40, 0.78)],
    )
    return sp


def xtra_cab(sp):
    sp = deepcopy(sp)
    sp.update(
        belt=[(1.0, 1.165), (2.0, 1.190), (2.55, 1.203), (2.80, 1.262), (3.8, 1.268)],
        roof=[(1.5, 1.71), (2.0, 1.775), (2.4, 1.800), (2.8, 1.793), (3.15, 1.762), (3.5, 1.71)],
        bl=[(0.9, 3.24), (1.2, 3.215), (1.5, 3.165), (1.8, 3.08)], cab_x1=3.10,
        pillars=[(2.63, 0.05, 0.085)],
        slots=[(3.275, 0.024, 0.32, 1.6)],
        bed=dict(sp["bed"], x0=3.37),
        doors=[dict(poly=[(1.47, 1.6), (1.47, 0.86), (1.53, 0.50), (2.98, 0.50), (3.08, 0.58), (3.10, 0.80), (3.10, 1.6)], r=0.05)],
        splits=[dict(poly=[(-1, -1), (2.65, -1), (2.65, 0.6), (2.635, 1.5), (2.635, 3), (-1, 3)], r=0)],
        handles=[(2.44, 1.085)],
        seats=[(2.34, 0.38, 0.76), (2.86, 0.36, 0.72)],
    )
    sp["dlo"] = dict(sp["dlo"], rear=[(1.20, 2.96), (1.32, 3.00), (1.70, 2.88)])
    return sp


def single_cab(sp):
    sp = deepcopy(sp)
    sp.update(
        deck=[(0.0, 1.025), (0.15, 1.075), (0.4, 1.115), (0.8, 1.150), (1.35, 1.190), (2.0, 1.203), (2.77, 1.213), (2.87, 1.285), (3.2, 1.290), (5.325, 1.300)], deck_sm=0.03,
        roof=[(1.5, 1.71), (1.95, 1.768), (2.25, 1.785), (2.55, 1.778), (2.85, 1.745), (3.2, 1.69)],
        bl=[(0.9, 2.80), (1.2, 2.775), (1.5, 2.730), (1.8, 2.65)], cab_x1=2.66,
        pillars=[],
        slots=[(2.825, 0.028, 0.32, 1.7)],
        bed=dict(sp["bed"], x0=2.93),
        doors=[dict(poly=[(1.47, 1.6), (1.47, 0.86), (1.53, 0.50), (2.52, 0.50), (2.60, 0.58), (2.61, 0.80), (2.60, 1.6)], r=0.05)],
        splits=[],
        handles=[(2.44, 1.085)],
        seats=[(2.30, 0.38, 0.74)],
    )
    sp["dlo"] = dict(sp["dlo"], rear=[(1.20, 2.52), (1.30, 2.53), (1.70, 2.44)])
    return sp


def plain_wings(fuel_x, top=0.935):
    """bumper seam and fuel flap"""
    return [
        dict(poly=[(-0.5, 0.05), (0.62, 0.05), (0.58, 0.84), (0.48, top), (-0.5, top)], r=0.01),
        dict(poly=[(fuel_x, 1.00), (fuel_x + 0.16, 1.00), (fuel_x + 0.16, 1.14), (fuel_x, 1.14)], r=0.03),
    ]


SLIM_LAMP = dict(at="f", kind="lamp", poly=[(0.535, 1.000), (0.555, 0.925), (0.86, 0.930), (1.12, 0.990), (1.16, 1.030), (0.9, 1.025)], depth=0.05, r=0.016)
BLACK_NOSE = [(0.0, 0.760), (0.40, 0.760), (0.48, 0.745), (0.57, 0.60), (0.65, 0.555), *HILUX["clad"]["line"][2:]]

FOG_RECESS = dict(at="f", kind="black", poly=[(0.70, 0.700), (0.90, 0.700), (0.93, 0.670), (0.91, 0.565), (0.72, 0.550)], depth=0.03, r=0.025, plain=1)

DOUBLE = double_cab(HILUX)
DOUBLE.update(wheel="star6", spokes=6, rim_r=0.258, hoop=(3.97, 4.62), aerial=3.2, chrome=True, plate_f=0.645)
DOUBLE["pockets"] = [
    SLIM_LAMP,
    dict(at="f", kind="grille", sym=1, poly=[(0.44, 1.012), (0.488, 0.955), (0.445, 0.770), (0.36, 0.735)], depth=0.05, r=0.03, pitch=0.060),
    dict(at="f", kind="black", sym=1, poly=[(0.50, 0.575), (0.57, 0.545), (0.52, 0.465), (0.44, 0.450)], depth=0.04, r=0.02),
    dict(at="f", kind="black", poly=[(0.64, 0.82), (0.88, 0.85), (0.94, 0.82), (0.92, 0.63), (0.73, 0.60)], depth=0.035, r=0.03, plain=1),
    TAIL_LAMP, GATE_HANDLE, PLATE_RECESS,
]
DOUBLE["decals"] = [
    dict(at="f", kind="silver", sym=1, poly=[(0.475, 1.052), (0.532, 0.965), (0.487, 0.730), (0.385, 0.690)], r=0.035),
    dict(at="f", kind="silver", sym=1, poly=[(0.42, 0.452), (0.46, 0.10)], r=0.02),
    dict(at="r", kind="silver", poly=[(0.30, 0.705), (0.72, 0.705), (0.80, 0.620), (0.72, 0.588), (0.34, 0.588)], r=0.03),
]
DOUBLE["projectors"] = [(0.64, 0.968, 0.024), (0.75, 0.970, 0.024)]
DOUBLE["flaps"] = plain_wings(3.86)
DOUBLE["fogs"] = [(0.755, 0.705, 0.026)]

WORKHORSE = double_cab(HILUX)
WORKHORSE.update(
    sill=[(0.0, 0.46), (0.5, 0.41), (0.95, 0.375), (3.4, 0.385), (3.9, 0.46), (4.6, 0.54), (5.325, 0.55)],
    wheel="dish", spokes=8, rim_r=0.230, hoop=None, step=None, tyre="at", plate_f=0.655,
)
WORKHORSE["clad"] = dict(line=BLACK_NOSE, ring=0.070, h=0.012)
WORKHORSE["pockets"] = [
    SLIM_LAMP,
    dict(at="f", kind="grille", sym=1, poly=[(0.44, 1.012), (0.488, 0.960), (0.455, 0.815), (0.41, 0.795)], depth=0.05, r=0.025, pitch=0.054),
    dict(at="f", kind="black", sym=1, poly=[(0.50, 0.575), (0.56, 0.545), (0.52, 0.485), (0.46, 0.475)], depth=0.04, r=0.02),
    FOG_RECESS,
    TAIL_LAMP, GATE_HANDLE, PLATE_RECESS,
]
WORKHORSE["decals"] = []
WORKHORSE["projectors"] = [(0.64, 0.966, 0.030)]
WORKHORSE["flaps"] = plain_wings(3.86)
WORKHORSE["fogs"] = []

XTRA = xtra_cab(HILUX)
XTRA.update(wheel="offroad6", spokes=6, rim_r=0.245, hoop=(3.52, 4.14), step=(1.52, 3.14, 0.385), tyre="at", plate_f=0.630)
XTRA["clad"] = dict(line=[(0.0, 0.66), (0.46, 0.66), (0.56, 0.60), (0.64, 0.555)] + HILUX["clad"]["line"][2:], ring=0.070, h=0.012)
XTRA["pockets"] = [
    dict(at="f", kind="lamp", poly=[(0.56, 1.005), (0.57, 0.915), (0.84, 0.915), (1.06, 0.955), (1.10, 1.025), (0.9, 1.030)], depth=0.05, r=0.018),
    dict(at="f", kind="grille", sym=1, poly=[(0.47, 1.015), (0.515, 0.955), (0.475, 0.800), (0.40, 0.755)], depth=0.055, r=0.03, pitch=0.085),
    dict(at="f", kind="black", sym=1, poly=[(0.56, 0.560), (0.60, 0.53), (0.54, 0.462), (0.48, 0.450)], depth=0.04, r=0.02),
    dict(at="f", kind="black", poly=[(0.70, 0.775), (0.90, 0.775), (0.93, 0.745), (0.92, 0.62), (0.70, 0.60), (0.67, 0.64)], depth=0.03, r=0.03, plain=1),
    TAIL_LAMP, GATE_HANDLE, PLATE_RECESS,
]
XTRA["decals"] = [
    dict(at="f", kind="grille", sym=1, poly=[(0.49, 1.040), (0.545, 0.960), (0.505, 0.770), (0.42, 0.725)], r=0.03),
    dict(at="f", kind="silver", sym=1, poly=[(0.46, 0.452), (0.50, 0.10)], r=0.02),
]
XTRA["projectors"] = [(0.65, 0.960, 0.026), (0.77, 0.962, 0.026)]
XTRA["flaps"] = plain_wings(3.44)
XTRA["fogs"] = [(0.765, 0.690, 0.028)]

SINGLE = single_cab(HILUX)
SINGLE.update(
    hw=0.905, wheel_r=0.352, rim_r=0.214, track=0.775, tyre_w=0.22, flare=0.020, flare_w=0.14, arch_gap=0.055,
    plan=[(x, y - 0.014) for x, y in HILUX["plan"]],
    wheel="dish", spokes=8, hoop=None, step=None, tyre="road", emblem_z=0.942,
    sill=[(0.0, 0.50), (0.5, 0.44), (0.95, 0.365), (3.4, 0.375), (3.9, 0.46), (4.6, 0.54), (5.325, 0.55)],
    rails=(3.02, 5.10, 0.82), rails_black=True,
    front=[(0.34, 0.17), (0.44, 0.06), (0.54, 0.012), (0.66, 0.0), (0.80, 0.0), (0.90, 0.018), (1.00, 0.030), (1.10, 0.055), (1.20, 0.10)],
)
SINGLE["clad"] = dict(line=[(0.0, 0.785), (0.40, 0.785), (0.48, 0.765), (0.57, 0.62), (0.62, 0.50), (1.4, 0.425), (3.3, 0.425), (4.86, 0.46), (4.98, 0.55), (5.06, 0.745), (5.325, 0.745)], ring=-0.2, h=0.012)
SINGLE["pockets"] = [
    dict(at="f", kind="lamp", poly=[(0.575, 1.005), (0.575, 0.875), (0.90, 0.875), (1.00, 0.920), (1.02, 1.010), (0.96, 1.020)], depth=0.05, r=0.022),
    dict(at="f", kind="grille", sym=1, poly=[(0.50, 1.010), (0.535, 0.965), (0.535, 0.905), (0.51, 0.875)], depth=0.045, r=0.02, pitch=0.045),
    dict(at="f", kind="black", sym=1, poly=[(0.50, 0.590), (0.54, 0.570), (0.52, 0.530), (0.46, 0.520)], depth=0.035, r=0.012),
    FOG_RECESS,
    dict(at="r", kind="tail", poly=[(0.785, 1.225), (0.785, 0.900), (0.93, 0.905), (0.94, 1.225)], depth=0.025, r=0.015),
    dict(at="r", kind="black", sym=1, poly=[(0.13, 1.195), (0.13, 1.135)], depth=0.02, r=0.012),
    PLATE_RECESS,
]
SINGLE["decals"] = []
SINGLE["projectors"] = [(0.70, 0.945, 0.045)]
SINGLE["flaps"] = [dict(poly=[(3.02, 1.02), (3.18, 1.02), (3.18, 1.16), (3.02, 1.16)], r=0.03)]
SINGLE = raised(SINGLE, -0.09)

CLASSIC = deepcopy(BAKKIE)
CLASSIC.update(
    L=5.325, hw=0.935, wheel_r=0.390, rim_r=0.214, axles=(0.87, 4.05), track=0.785, tyre_w=0.235,
    flare=0.062, flare_w=0.10, arch_gap=0.060,
    deck=[(0.0, 1.115), (0.4, 1.140), (1.0, 1.160), (1.46, 1.175), (1.60, 1.235), (2.2, 1.250), (3.6, 1.255), (5.325, 1.260)], deck_sm=0.04,
    crown=[(0, 0.02), (0.6, 0.025), (1.3, 0.025), (1.7, 0.01), (2.2, 0.0), (5.5, 0.0)],
    plan=[(0.0, 0.845), (0.4, 0.856), (1.2, 0.858), (2.4, 0.858), (3.4, 0.858), (4.6, 0.858), (5.325, 0.852)],
    sec=[(-0.3, 0.03), (0.0, 0.014), (0.15, 0.007), (0.4, 0.001), (0.6, 0.0), (0.78, 0.001), (0.9, 0.004), (1.0, 0.010), (1.15, 0.04), (1.4, 0.12)],
    sill=[(0.0, 0.50), (0.5, 0.48), (0.95, 0.47), (3.4, 0.475), (3.9, 0.50), (4.6, 0.55), (5.325, 0.56)],
    belt=[(1.0, 1.235), (2.0, 1.250), (3.8, 1.255)], belt_ref=1.25,
    front=[(0.42, 0.12), (0.51, 0.015), (0.555, 0.0), (0.68, 0.0), (0.725, 0.075), (0.77, 0.095), (0.95, 0.102), (1.08, 0.112), (1.18, 0.145), (1.26, 0.21)],
    front_plan=(0.015, 0.065), rear_plan=(0.005, 0.03),
    rear=[(0.42, 5.24), (0.53, 5.315), (0.60, 5.325), (0.70, 5.322), (0.74, 5.265), (0.80, 5.245), (1.3, 5.240)],
    crease=[(0.3, 1.055), (2.5, 1.075), (5.2, 1.085)],
    crease_h=[(0.2, 0.004), (0.7, 0.008), (5.0, 0.008), (5.3, 0.004)], crease_dn=0.05, crease_up=0.03,
    scallop=(0.66, 0.13, 0.0),
    r_shoulder=0.035, r_front=0.045, r_rear=0.030, r_belt=0.010,
    cowl_x=1.42, bonnet_lines=[(0.665, 0.05, 0.055)],
    roof=[(1.5, 1.905), (1.9, 1.948), (2.4, 1.962), (3.0, 1.958), (3.5, 1.938), (3.9, 1.91)], roof_crown=0.035,
    ws=[(1.0, 1.40), (1.25, 1.53), (1.5, 1.66), (1.8, 1.815), (2.0, 1.92)], ws_bow=0.045,
    bl=[(0.9, 3.645), (1.3, 3.630), (1.6, 3.605), (1.95, 3.555)], bl_bow=0.015,
    gplan=[(0.8, 0.795), (1.6, 0.812), (2.4, 0.818), (3.2, 0.815), (3.8, 0.805)],
    tumble=0.13, tumble2=0.03, r_roof=0.055, r_ws=0.035, r_bl=0.05,
    pillars=[(2.51, 0.02, 0.085)],
    a_pillar=0.07, ws_top=1.862, ws_bot=1.290, c_pillar=0.10, bl_top=1.83, bl_bot=1.33,
    cab_x0=1.60, cab_x1=3.52, green_floor=1.15,
    bed=dict(x0=3.80, x1=5.18, hw=0.735, floor=0.93),
    slots=[(3.70, 0.028, 0.36, 1.7)],
    clad=dict(line=[(0.0, 0.30), (1.2, 0.30), (1.4, 0.525), (3.4, 0.525), (3.6, 0.52), (4.86, 0.52), (4.98, 0.58), (5.06, 0.735), (5.325, 0.735)], ring=-0.2, h=0.010),
    doors=[dict(poly=[(1.57, 1.7), (1.57, 0.60), (1.62, 0.555), (3.36, 0.555), (3.45, 0.64), (3.48, 0.90), (3.49, 1.7)], r=0.04)],
    splits=[dict(poly=[(-1, -1), (2.52, -1), (2.52, 0.6), (2.515, 1.5), (2.515, 3), (-1, 3)], r=0)],
    bonnet=[dict(poly=[(0.205, -0.3), (0.205, 0.640), (1.0, 0.690), (1.50, 0.715), (1.50, -0.3)], r=0.02, zmin=1.03)],
    gates=[dict(poly=[(0.70, 1.6), (0.70, 0.775)], xmin=4.9, r=0.02)],
    flaps=[dict(poly=[(3.86, 1.00), (4.02, 1.00), (4.02, 1.15), (3.86, 1.15)], r=0.02)],
    handles=[(2.34, 1.140), (3.30, 1.145)], mirror=(1.74, 1.385), mirror_size=(0.075, 0.090, 0.115),
    seats=[(2.34, 0.38, 0.84), (3.16, 0.40, 0.86)], plate_f=0.625, plate_r=0.612,
    wrap_x0=0.12, wrap_x1=5.205, wheel="steel6", spokes=8, hoop=None, step=(1.64, 3.42, 0.46), aerial=None, tyre="at", chrome=True, emblem_z=None,
)
CLASSIC["dlo"] = dict(top=0.125, bot=0.035, front=0.165, rear=[(1.15, 3.40), (2.0, 3.345)], r=0.03, rf=0.03, rr=0.035)


def ring(y, z, r, n=20, wide=1.04):
    """a round lamp, a trace wider than tall: the daytime line needs a long axis"""
    return [(y + wide * r * cos(2 * pi * k / n), z + r * sin(2 * pi * k / n)) for k in range(n)]


CLASSIC["pockets"] = [
    dict(at="f", kind="grille", sym=1, poly=[(0.420, 1.060), (0.420, 0.790)], depth=0.045, r=0.02, pitch=0.050),
    dict(at="f", kind="lamp", poly=[(0.778, 1.030), (0.778, 0.820), (0.858, 0.820), (0.858, 1.030)], depth=0.03, r=0.012),
    dict(at="f", kind="lamp", poly=ring(0.600, 0.925, 0.102), depth=0.055, r=0),
    dict(at="r", kind="tail", poly=[(0.735, 1.130), (0.735, 0.830), (0.83, 0.830), (0.83, 1.130)], depth=0.02, r=0.012),
    dict(at="r", kind="black", sym=1, poly=[(0.13, 1.170), (0.13, 1.110)], depth=0.02, r=0.012),
    PLATE_RECESS,
]
CLASSIC["decals"] = [
    dict(at="f", kind="silver", sym=1, poly=[(0.745, 1.075), (0.745, 0.775)], r=0.02),
    dict(at="f", kind="silver", sym=1, poly=[(0.985, 0.705), (0.985, 0.30)], r=0.01, xmax=0.46),
]
CLASSIC["projectors"] = [(0.600, 0.925, 0.058)]

RANGES = {
    "hilux-double-cab": DOUBLE,
    "hilux-double-cab-workhorse": WORKHORSE,
    "hilux-xtra-cab": XTRA,
    "hilux-single-cab": SINGLE,
    "land-cruiser-79": CLASSIC,
}
