import { count, type Drawing, measure, word } from "../measures.ts";
import {
  axis,
  body,
  box,
  circlePath,
  cross,
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

const loop = "M64 44H176A42 42 0 0 1 176 128H64A42 42 0 0 1 64 44Z";
const innerLoop = "M64 56H176A30 30 0 0 1 176 116H64A30 30 0 0 1 64 56Z";

const vBelt: Drawing = (picture) =>
  [
    holed(`${loop} ${innerLoop}`, "black"),
    hair("M64 50H176A36 36 0 0 1 176 122H64A36 36 0 0 1 64 50Z"),
    body("M98 72H142L132 100H108Z", "black"),
    hair("M100 77H140M101 81H139"),
    label(120, 114, word(picture, "section", "A"), 12),
  ].join("");

const timingBelt: Drawing = () => {
  const teeth = Array.from({ length: 16 }, (_, index) => {
    const x = 66 + index * 7;
    return `M${x} 56v4h4v-4M${x} 116v-4h4v4`;
  });
  return (
    holed(`${loop} ${innerLoop}`, "black") +
    edge(teeth.join("")) +
    hair("M64 50H176A36 36 0 0 1 176 122H64A36 36 0 0 1 64 50Z") +
    edge("M88 100V92H96L100 80H108L112 92H124L128 80H136L140 92H150V100Z")
  );
};

/** Plates and rollers of a chain along a line. */
function chain(count: number, left: number, pitch: number): string {
  const plate = (x: number) =>
    `M${n(x)} 72A16 16 0 0 0 ${n(x)} 100Q${n(x + pitch / 2)} 92 ${n(x + pitch)} 100A16 16 0 0 0 ${n(x + pitch)} 72Q${n(x + pitch / 2)} 80 ${n(x)} 72Z`;
  const parts: string[] = [];
  for (let index = 0; index < count; index++) parts.push(body(plate(left + index * pitch)));
  for (let index = 0; index <= count; index++)
    parts.push(disc(left + index * pitch, 86, 9), hairCircle(left + index * pitch, 86, 4.5));
  return parts.join("");
}

const rollerChain: Drawing = () => axis("M10 86H230") + chain(5, 32, 35);
const chainLink: Drawing = () =>
  axis("M40 86H200") + chain(1, 86, 68) + hair("M84 66Q120 58 158 66L162 72Q120 66 84 72Z");

const sprocket: Drawing = (picture) => {
  const teeth = count(picture, "teeth", 16, 120);
  const points: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const at = (360 / teeth) * tooth;
    const step = 360 / teeth;
    const place = (r: number, turn: number) =>
      polar(104, 88, r, at + turn * step - 90)
        .map(n)
        .join(" ");
    points.push(`${place(55, 0.02)}L${place(66, 0.36)}L${place(66, 0.64)}L${place(55, 0.98)}`);
  }
  return [
    body(`M${points.join("L")}Z`),
    hairCircle(104, 88, 60),
    disc(104, 88, 26),
    disc(104, 88, 13),
    cross(104, 88, 74),
    box(194, 22, 8, 132, 3),
    box(202, 60, 18, 56, 2),
    axis("M186 88H228"),
  ].join("");
};

const sheave: Drawing = () =>
  [
    ring(96, 88, 62, 54),
    hairCircle(96, 88, 58),
    hairCircle(96, 88, 50),
    disc(96, 88, 24),
    disc(96, 88, 12),
    body("M92 76H100V80H92Z"),
    ...[0, 60, 120, 180, 240, 300].map((turn) => disc(...polar(96, 88, 38, turn), 7)),
    cross(96, 88, 70),
    body("M186 26H194L200 42L206 26H214V150H206L200 134L194 150H186Z"),
    axis("M178 88H222"),
  ].join("");

const jawCoupling: Drawing = () =>
  [
    box(24, 54, 62, 64, 3),
    body("M86 42H112V62H132V78H112V98H132V114H112V134H86Z"),
    axis("M12 86H150"),
    `<g stroke-dasharray="4 2.5">${edge("M24 72H100M24 100H100")}</g>`,
    disc(186, 86, 40),
    disc(186, 86, 15),
    body("M182 70H190V74H182Z"),
    ...[30, 150, 270].map((turn) => hair(circlePath(...polar(186, 86, 28, turn), 8))),
    cross(186, 86, 46),
  ].join("");

const spider: Drawing = (picture) => {
  const color = word(picture, "color", "black");
  const lobes = [0, 60, 120, 180, 240, 300].map((turn) => {
    const [x, y] = polar(120, 88, 44, turn);
    return disc(x, y, 17, color);
  });
  return [...lobes, ring(120, 88, 33, 15, color), cross(120, 88, 70)].join("");
};

const shaftCollar: Drawing = (picture) => {
  const style = word(picture, "style");
  const slit =
    style === "SS"
      ? disc(100, 42, 6) + hair("M97 42H103")
      : edge("M97 28V52M103 28V52") + (style === "2P" ? edge("M97 124V148M103 124V148") : "") + disc(84, 44, 5);
  return [
    ring(100, 88, 60, 32),
    slit,
    cross(100, 88, 70),
    box(184, 28, 26, 120, 3),
    hair("M184 56H210M184 120H210"),
    disc(197, 44, 6),
    axis("M176 88H218"),
  ].join("");
};

const motor: Drawing = (picture) => {
  const frame = measure(picture, "frame", 80);
  return [
    axis("M8 84H226"),
    box(14, 78, 26, 12, 1),
    body("M40 52Q40 46 48 44V124Q40 122 40 116Z"),
    box(48, 40, 118, 88, 4),
    hatch(56, 46, 102, 76, 6),
    box(82, 22, 46, 24, 3),
    hair("M88 34H122"),
    body("M166 44Q200 44 202 60V108Q200 124 166 124Z"),
    hair("M178 52V116M186 56V112M194 60V108"),
    body("M58 128H84V140H50V136ZM130 128H156L164 136V140H130Z"),
    label(110, 160, `Frame ${frame}`, 12),
  ].join("");
};

const keyStock: Drawing = () =>
  body("M30 112L170 62L202 74L62 126Z") + body("M30 112V130L62 144V126Z") + body("M62 126L202 74V92L62 144Z");

/** Belts, chain, wheels, couplings and motors. */
export const powerTransmissionDrawings: Readonly<Record<string, Drawing>> = {
  "v-belt": vBelt,
  "timing-belt": timingBelt,
  "roller-chain": rollerChain,
  "chain-link": chainLink,
  sprocket,
  sheave,
  "jaw-coupling": jawCoupling,
  spider,
  "shaft-collar": shaftCollar,
  motor,
  "key-stock": keyStock,
};
