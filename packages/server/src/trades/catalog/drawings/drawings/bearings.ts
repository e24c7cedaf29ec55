import { type Drawing, measure, word, written } from "../measures.ts";
import {
  axis,
  body,
  box,
  circlePath,
  cross,
  dimensionX,
  dimensionY,
  disc,
  edge,
  hair,
  hairCircle,
  hatch,
  n,
  polar,
  ring,
} from "../pen.ts";

/** Outer, inner and pitch radii of a bearing seen from the front. */
function radii(picture: Parameters<Drawing>[0]): { outer: number; bore: number; pitch: number } {
  const outer = 60;
  const ratio = measure(picture, "bore", 20) / measure(picture, "outside", 47);
  const bore = outer * Math.min(0.78, Math.max(0.24, ratio));
  return { outer, bore, pitch: (outer + bore) / 2 };
}

const ballBearing: Drawing = (picture) => {
  const { outer, bore, pitch } = radii(picture);
  const seal = word(picture, "seal", "open");
  const gap = outer - bore;
  const balls = Math.max(7, Math.min(14, Math.round((2 * Math.PI * pitch) / (gap * 0.62))));
  const inside =
    seal === "open"
      ? Array.from({ length: balls }, (_, index) =>
          disc(...polar(90, 88, pitch, (360 / balls) * index - 90), gap * 0.24),
        ).join("")
      : ring(90, 88, outer - gap * 0.2, bore + gap * 0.2, seal === "rubber" ? "black" : undefined) +
        hairCircle(90, 88, pitch);
  return [
    ring(90, 88, outer, outer - gap * 0.2),
    inside,
    ring(90, 88, bore + gap * 0.2, bore),
    cross(90, 88, outer + 9),
    section(picture, bore),
  ].join("");
};

/** A cut through the ring at the right, with the width below. */
function section(picture: Parameters<Drawing>[0], bore: number): string {
  const width = Math.max(12, Math.min(34, (measure(picture, "width", 14) / measure(picture, "outside", 47)) * 120));
  const x = 190 - width / 2;
  const half = (60 - bore) / 2;
  const ringOf = (top: number) =>
    box(x, top, width, half * 2, 1.5) +
    hatch(x + 2, top + 1, width - 5, half * 0.4, 4, -3) +
    disc(190, top + half, Math.min(width * 0.36, half * 0.5));
  return [
    ringOf(28),
    ringOf(148 - half * 2),
    axis(`M${n(x - 8)} 88H${n(x + width + 8)}`),
    edge(`M${n(x)} ${n(28 + half * 2)}V${n(148 - half * 2)}M${n(x + width)} ${n(28 + half * 2)}V${n(148 - half * 2)}`),
    dimensionX(x, x + width, 158, 150, written(measure(picture, "width", 14))),
  ].join("");
}

const rollerCut =
  (rollers: string): Drawing =>
  (picture) => {
    const { outer, bore } = radii(picture);
    return [
      ring(90, 88, outer, bore),
      hairCircle(90, 88, outer - 9),
      hairCircle(90, 88, bore + 9),
      cross(90, 88, outer + 9),
      rollers,
    ].join("");
  };

const taperedBearing = rollerCut(
  [
    body("M168 28H212V40L168 52Z"),
    body("M171 57L207 47L211 59L175 70Z"),
    body("M166 76L216 63V80H166Z"),
    body("M168 148H212V136L168 124Z"),
    body("M171 119L207 129L211 117L175 106Z"),
    body("M166 100L216 113V96H166Z"),
    axis("M156 88H226"),
  ].join(""),
);

const thrustBearing = rollerCut(
  box(166, 28, 12, 120, 2) +
    box(200, 28, 12, 120, 2) +
    disc(189, 42, 10) +
    disc(189, 134, 10) +
    hair("M178 60H200M178 116H200") +
    axis("M156 88H222"),
);

const needleBearing = rollerCut(
  body("M160 40H220V52H212V48H168V52H160Z") +
    body("M160 136H220V124H212V128H168V124H160Z") +
    box(168, 50, 44, 12, 2) +
    box(168, 114, 44, 12, 2) +
    hair("M168 56H212M168 120H212") +
    axis("M150 88H230"),
);

const linearBearing: Drawing = (picture) =>
  [
    box(96, 46, 118, 84, 3),
    hair("M106 46V130M204 46V130M114 46V130M196 46V130"),
    edge("M124 58H186M124 68H186M124 108H186M124 118H186"),
    ring(52, 88, 42, 22),
    ...[0, 72, 144, 216, 288].map((turn) => disc(...polar(52, 88, 26, turn - 90), 5)),
    cross(52, 88, 50),
    axis("M86 88H224"),
    dimensionX(96, 214, 148, 132, written(measure(picture, "width", 24))),
  ].join("");

const pillowBlock: Drawing = (picture) => {
  const form = word(picture, "form", "foot");
  const insert = ring(120, 82, 36, 17) + hairCircle(120, 82, 29) + disc(120, 60, 3) + cross(120, 82, 48);
  const shaft = dimensionX(103, 137, 166, 100, `Ø ${written(measure(picture, "bore", 25))}`);
  if (form === "square") {
    return (
      box(58, 20, 124, 124, 14) +
      [
        [74, 36],
        [166, 36],
        [74, 128],
        [166, 128],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 8))
        .join("") +
      disc(120, 82, 46) +
      insert +
      shaft
    );
  }
  if (form === "oval") {
    return (
      body(
        "M24 82Q26 66 44 62L84 44Q120 20 156 44L196 62Q214 66 216 82Q214 98 196 102L156 120Q120 144 84 120L44 102Q26 98 24 82Z",
      ) +
      disc(44, 82, 8) +
      disc(196, 82, 8) +
      insert +
      shaft
    );
  }
  return (
    body("M18 130H222V142H18ZM30 130Q34 116 66 114Q72 34 120 34Q168 34 174 114Q206 116 210 130Z") +
    box(34, 122, 22, 8, 3) +
    box(184, 122, 22, 8, 3) +
    body("M116 34V26H124V34") +
    insert +
    dimensionX(103, 137, 162, 100, `Ø ${written(measure(picture, "bore", 25))}`)
  );
};

const bushing: Drawing = (picture) => {
  const ratio = Math.min(0.85, measure(picture, "bore", 10) / measure(picture, "outside", 14));
  const inner = 38 * ratio;
  return [
    ring(66, 86, 38, inner, "copper"),
    cross(66, 86, 48),
    box(126, 48, 88, 76, 2, "copper"),
    `<g stroke-dasharray="4 2.5">${edge(`M126 ${n(86 - inner)}H214M126 ${n(86 + inner)}H214`)}</g>`,
    axis("M116 86H224"),
    dimensionX(126, 214, 142, 126, word(picture, "label", "Length")),
  ].join("");
};

const shaftSeal: Drawing = (picture) => {
  const { outer, bore } = radii(picture);
  return [
    ring(86, 86, outer - 4, bore, "black"),
    hairCircle(86, 86, outer - 10),
    hairCircle(86, 86, bore + 7),
    hair(circlePath(86, 86, bore + 3)),
    cross(86, 86, outer + 5),
    body("M176 30H208V36H182V62L190 70L184 80L176 74Z", "black"),
    disc(187, 62, 4),
    body("M176 142H208V136H182V110L190 102L184 92L176 98Z", "black"),
    disc(187, 110, 4),
    axis("M166 86H218"),
    dimensionY(74, 98, 218, 190, written(measure(picture, "bore", 35))),
  ].join("");
};

/** Rolling bearings, bushings and seals. */
export const bearingDrawings: Readonly<Record<string, Drawing>> = {
  "ball-bearing": ballBearing,
  "tapered-bearing": taperedBearing,
  "thrust-bearing": thrustBearing,
  "needle-bearing": needleBearing,
  "linear-bearing": linearBearing,
  "pillow-block": pillowBlock,
  bushing,
  "shaft-seal": shaftSeal,
};
