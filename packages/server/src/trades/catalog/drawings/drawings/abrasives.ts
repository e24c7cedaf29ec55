import { count, type Drawing, measure, word, written } from "../measures.ts";
import {
  axis,
  body,
  box,
  circlePath,
  cross,
  dimensionX,
  disc,
  edge,
  hair,
  hairCircle,
  hatch,
  holed,
  label,
  n,
  polar,
  ring,
} from "../pen.ts";

/** Grains: dots laid out evenly on a disc, denser for finer grits. */
function grains(cx: number, cy: number, inner: number, outer: number, gap: number): string {
  let d = "";
  for (let r = inner + gap; r < outer; r += gap) {
    const count = Math.round((2 * Math.PI * r) / gap);
    for (let index = 0; index < count; index++) {
      const [x, y] = polar(cx, cy, r, (360 / count) * index + r * 7);
      d += `M${n(x)} ${n(y)}h1.2`;
    }
  }
  return hair(d);
}

function wheel(picture: Parameters<Drawing>[0], side: string): string {
  const arbor = Math.max(5, Math.min(13, (measure(picture, "arbor", 22) / measure(picture, "diameter", 125)) * 62));
  return [
    ring(92, 86, 62, arbor),
    hairCircle(92, 86, 26),
    grains(92, 86, 28, 60, 7),
    cross(92, 86, 70),
    side,
    label(92, 166, `Ø ${written(measure(picture, "diameter", 125))}`, 11),
  ].join("");
}

const cutOffWheel: Drawing = (picture) => wheel(picture, box(194, 24, 4, 124) + axis("M182 86H210"));
const grindingWheel: Drawing = (picture) =>
  wheel(picture, body("M186 24H196V62L206 70V102L196 110V148H186V112L194 100V72L186 60Z") + axis("M178 86H216"));

const flapDisc: Drawing = (picture) => {
  const flaps = Array.from({ length: 24 }, (_, index) => {
    const [x1, y1] = polar(92, 86, 28, index * 15);
    const [x2, y2] = polar(92, 86, 61, index * 15 + 9);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  }).join("");
  return [
    ring(92, 86, 62, 10),
    hairCircle(92, 86, 28),
    edge(flaps),
    cross(92, 86, 70),
    body("M186 30L204 24V148L186 142Z"),
    body("M180 54H186V118H180Z"),
    label(92, 166, `Ø ${written(measure(picture, "diameter", 115))}`, 11),
  ].join("");
};

/** The gap between drawn grains of a grit. */
function grainGap(picture: Parameters<Drawing>[0]): number {
  return Math.max(5, Math.min(13, 18 - measure(picture, "grit", 80) ** 0.5 * 0.8));
}

const sandingDisc: Drawing = (picture) => {
  const holes = picture.holes ? count(picture, "holes", 0, 12) : 0;
  const places =
    holes === 1
      ? [[120, 84] as const]
      : Array.from({ length: holes }, (_, index) => polar(120, 84, 34, (360 / holes) * index));
  const path = [circlePath(120, 84, 62), ...places.map(([x, y]) => circlePath(x, y, holes === 1 ? 11 : 7))].join(" ");
  return (
    holed(path, "brown") +
    grains(120, 84, 4, 60, grainGap(picture)) +
    label(120, 168, `P${measure(picture, "grit", 80)}`, 12)
  );
};

const sandingBelt: Drawing = (picture) =>
  body("M50 44H190Q214 44 214 86T190 128H50Q26 128 26 86T50 44Z", "brown") +
  body("M50 58Q40 62 40 86T50 114H190Q176 110 176 86T190 58Z") +
  hatch(60, 46, 120, 10, grainGap(picture), 2) +
  hatch(60, 116, 120, 10, grainGap(picture), 2) +
  hair("M104 86H140M132 80L140 86L132 92") +
  label(120, 152, `P${measure(picture, "grit", 80)}`, 12);

const abrasiveSheet: Drawing = (picture) =>
  body("M62 24H178V150Q150 158 120 150T62 152Z", "brown") +
  body("M178 24L150 20Q160 36 150 50L178 52Z") +
  Array.from({ length: 7 }, (_, row) => hatch(72 + (row % 2) * 5, 62 + row * 12, 96, 1.2, grainGap(picture) + 2)).join(
    "",
  ) +
  label(106, 48, `P${measure(picture, "grit", 120)}`, 12);

const handPad: Drawing = (picture) =>
  body("M36 70L150 44L206 74L92 104Z", word(picture, "color", "red")) +
  body("M36 70V92L92 128V104Z", word(picture, "color", "red")) +
  body("M92 104V128L206 96V74Z", word(picture, "color", "red")) +
  hair(
    "M56 72Q80 60 96 66T140 56M70 84Q100 74 120 80T176 68M92 96Q120 88 150 84M60 92L80 104M110 116L140 106M160 98L190 90",
  );

const wireWheel: Drawing = (picture) => {
  const form = word(picture, "form", "WHL");
  if (form === "WHL") {
    const wires = Array.from({ length: 72 }, (_, index) => {
      const [x1, y1] = polar(112, 88, 34, index * 5);
      const [x2, y2] = polar(112, 88, 64 + (index % 3), index * 5 + 2);
      return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
    }).join("");
    return ring(112, 88, 34, 10) + hairCircle(112, 88, 26) + hair(wires) + cross(112, 88, 74);
  }
  const cup = form === "CUP";
  return (
    (cup
      ? box(106, 18, 28, 26, 2) + body("M84 44H156L170 78H70Z")
      : box(113, 16, 14, 60, 1) + box(104, 72, 32, 20, 2)) +
    (cup ? hatch(66, 80, 108, 66, 4, 0) : hatch(104, 94, 32, 56, 3, 0)) +
    axis("M120 8V160") +
    dimensionX(cup ? 66 : 104, cup ? 174 : 136, 158, 148, cup ? "Ø" : "Ø 25")
  );
};

/** Wheels, discs, belts, sheets and wire brushes. */
export const abrasiveDrawings: Readonly<Record<string, Drawing>> = {
  "cut-off-wheel": cutOffWheel,
  "grinding-wheel": grindingWheel,
  "flap-disc": flapDisc,
  "sanding-disc": sandingDisc,
  "sanding-belt": sandingBelt,
  "abrasive-sheet": abrasiveSheet,
  "hand-pad": handPad,
  "wire-wheel": wireWheel,
  "floor-pad": (picture) =>
    disc(120, 86, 64, word(picture, "color", "red")) + grains(120, 86, 16, 62, 6) + hairCircle(120, 86, 14),
};
