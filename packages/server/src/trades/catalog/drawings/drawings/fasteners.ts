import { type Drawing, measure, word, written } from "../measures.ts";
import {
  axis,
  body,
  box,
  cross,
  dimensionX,
  dimensionY,
  disc,
  edge,
  hair,
  hairCircle,
  label,
  n,
  polar,
  polygon,
  ring,
  thread,
} from "../pen.ts";

/** Fits a part of this length and height into the middle of the sheet. */
function fit(length: number, height: number): { scale: number; left: number } {
  const scale = Math.min(168 / length, 78 / height);
  return { scale, left: 116 - (length * scale) / 2 };
}

const hexBolt: Drawing = (picture) => {
  const diameter = measure(picture, "diameter", 8);
  const length = measure(picture, "length", 40);
  const head = 0.65 * diameter;
  const { scale, left } = fit(length + head, 1.75 * diameter);
  const across = 0.8 * diameter * scale;
  const x = left + head * scale;
  const end = x + length * scale;
  const r = (diameter / 2) * scale;
  const start = end - Math.min(measure(picture, "thread", length), length - diameter * 0.15) * scale;
  const tip = Math.min(3, r / 2);
  return [
    axis(`M${n(left - 8)} 84H${n(end + 10)}`),
    body(
      `M${n(left + 3)} ${n(84 - across)}H${n(x)}V${n(84 + across)}H${n(left + 3)}Q${n(left - 1)} ${n(84 + across * 0.75)} ${n(left)} ${n(84 + across * 0.5)}V${n(84 - across * 0.5)}Q${n(left - 1)} ${n(84 - across * 0.75)} ${n(left + 3)} ${n(84 - across)}Z`,
    ),
    edge(`M${n(left)} ${n(84 - across / 2)}H${n(x)}M${n(left)} ${n(84 + across / 2)}H${n(x)}`),
    body(
      `M${n(x)} ${n(84 - r)}H${n(end - tip)}L${n(end)} ${n(84 - r + tip)}V${n(84 + r - tip)}L${n(end - tip)} ${n(84 + r)}H${n(x)}Z`,
    ),
    hair(`M${n(start)} ${n(84 - r)}V${n(84 + r)}`),
    thread(start, end - tip, 84, r, Math.max(2.6, 0.16 * diameter * scale)),
    dimensionX(x, end, Math.min(158, 84 + across + 16), 84 + r + 3, written(length)),
    dimensionY(84 - r, 84 + r, end + 16, end + 3, word(picture, "label") || `M${written(diameter)}`),
  ].join("");
};

const socketScrew: Drawing = (picture) => {
  const diameter = measure(picture, "diameter", 6);
  const length = measure(picture, "length", 20);
  const form = word(picture, "head", "cap");
  const head = { cap: 1, button: 0.55, none: 0 }[form] ?? 1;
  const { scale, left } = fit(length + head * diameter, 1.9 * diameter);
  const r = (diameter / 2) * scale;
  const big = (form === "button" ? 0.95 : 0.75) * diameter * scale;
  const x = left + head * diameter * scale;
  const end = x + length * scale;
  const socket = Math.min(0.25 * diameter * scale, r * 0.6);
  const depth = head > 0 ? (x - left) * 0.55 : Math.min(length * 0.35, diameter * 0.6) * scale;
  const shape =
    form === "button"
      ? `M${n(x)} ${n(84 - big)}Q${n(left)} ${n(84 - big * 0.8)} ${n(left)} 84Q${n(left)} ${n(84 + big * 0.8)} ${n(x)} ${n(84 + big)}Z`
      : `M${n(left + 2)} ${n(84 - big)}H${n(x)}V${n(84 + big)}H${n(left + 2)}L${n(left)} ${n(84 + big - 2)}V${n(84 - big + 2)}Z`;
  return [
    axis(`M${n(left - 8)} 84H${n(end + 10)}`),
    head > 0 ? body(shape) : "",
    body(
      `M${n(x)} ${n(84 - r)}H${n(end - 3)}L${n(end)} ${n(84 - r + 3)}V${n(84 + r - 3)}L${n(end - 3)} ${n(84 + r)}H${n(x)}Z`,
    ),
    thread(x + (head > 0 ? 4 : 2), end - 3, 84, r, Math.max(2.6, 0.16 * diameter * scale)),
    `<g stroke-dasharray="3 2">${edge(`M${n(left)} ${n(84 - socket)}H${n(left + depth)}L${n(left + depth + 3)} 84L${n(left + depth)} ${n(84 + socket)}H${n(left)}`)}</g>`,
    dimensionX(x, end, Math.min(158, 84 + Math.max(big, r) + 16), 84 + r + 3, written(length)),
    dimensionY(84 - r, 84 + r, end + 16, end + 3, `M${written(diameter)}`),
  ].join("");
};

/** A hexagon from above beside its side view. */
function nut(picture: Parameters<Drawing>[0], side: string): string {
  const diameter = measure(picture, "diameter", 8);
  return [
    body(polygon(82, 86, 50, 6)),
    hairCircle(82, 86, 43),
    disc(82, 86, 24),
    hairCircle(82, 86, 27),
    cross(82, 86, 60),
    axis("M182 28V146"),
    side,
    label(82, 164, word(picture, "label") || `M${written(diameter)}`, 12),
  ].join("");
}

const hexNut: Drawing = (picture) =>
  nut(picture, body("M160 45H204L208 50V122L204 127H160L156 122V50Z") + edge("M156 66H208M156 106H208"));

const lockNut: Drawing = (picture) =>
  nut(
    picture,
    body("M148 45H186L190 50V122L186 127H148L144 122V50Z") +
      edge("M144 66H190M144 106H190") +
      body("M190 58Q212 58 212 68V104Q212 114 190 114Z", "blue") +
      hair("M206 62V110"),
  );

const flangeNut: Drawing = (picture) =>
  nut(
    picture,
    body("M158 50H192V122H158L154 117V55Z") +
      edge("M154 68H192M154 104H192") +
      body("M192 50L208 36V136L192 122Z") +
      hair("M208 40L203 44M208 52L202 54M208 120L202 118M208 132L203 128"),
  ) + hairCircle(82, 86, 57);

const flatWasher: Drawing = (picture) => {
  const diameter = measure(picture, "diameter", 8);
  return [
    ring(92, 86, 56, 29),
    cross(92, 86, 66),
    box(190, 30, 9, 112),
    hair("M190 57H199M190 115H199"),
    axis("M182 86H208"),
    label(92, 166, `for M${written(diameter)}`, 12),
  ].join("");
};

const lockWasher: Drawing = (picture) => {
  const [x1, y1] = polar(92, 86, 56, -62);
  const [x2, y2] = polar(92, 86, 32, -54);
  const [x3, y3] = polar(92, 86, 32, -62);
  const [x4, y4] = polar(92, 86, 56, -70);
  return [
    body(`M${n(x1)} ${n(y1)}A56 56 0 1 1 ${n(x4)} ${n(y4)}L${n(x3)} ${n(y3)}A32 32 0 1 0 ${n(x2)} ${n(y2)}Z`),
    cross(92, 86, 66),
    body("M186 34L198 30V142L186 146Z"),
    edge("M186 82L198 74"),
    label(92, 166, `for M${written(measure(picture, "diameter", 8))}`, 12),
  ].join("");
};

const threadedRod: Drawing = (picture) =>
  [
    axis("M10 86H230"),
    body("M22 70H150V102H22L18 98V74Z"),
    thread(22, 148, 86, 16, 5),
    hair("M150 66Q145 76 150 86T150 106M160 66Q155 76 160 86T160 106"),
    body("M160 70H218L222 74V98L218 102H160Z"),
    thread(161, 218, 86, 16, 5),
    label(120, 140, `M${written(measure(picture, "diameter", 8))} x 1 m`, 12),
  ].join("");

const screw: Drawing = (picture) => {
  const diameter = measure(picture, "diameter", 5);
  const length = measure(picture, "length", 20);
  const hex = word(picture, "head") === "hex-washer";
  const drill = word(picture, "tip") === "drill";
  const { scale, left } = fit(length + diameter * 0.8, 2.2 * diameter);
  const r = (diameter / 2) * scale;
  const x = left + 0.8 * diameter * scale;
  const end = x + length * scale;
  const point = drill ? Math.min(diameter * 2, length * 0.3) * scale : 3;
  const head = hex
    ? body(`M${n(left)} ${n(84 - r * 1.3)}H${n(x - 5)}V${n(84 + r * 1.3)}H${n(left)}Z`) +
      edge(`M${n(left)} ${n(84 - r * 0.6)}H${n(x - 5)}M${n(left)} ${n(84 + r * 0.6)}H${n(x - 5)}`) +
      box(x - 5, 84 - r * 2, 5, r * 4)
    : body(
        `M${n(x)} ${n(84 - r * 2)}Q${n(left)} ${n(84 - r * 1.9)} ${n(left)} 84Q${n(left)} ${n(84 + r * 1.9)} ${n(x)} ${n(84 + r * 2)}Z`,
      ) + hair(`M${n(left)} ${n(84 - r * 0.3)}H${n(left + 7)}V${n(84 + r * 0.3)}H${n(left)}`);
  const tip = drill
    ? body(
        `M${n(end - point)} ${n(84 - r * 0.8)}H${n(end - r)}L${n(end)} 84L${n(end - r)} ${n(84 + r * 0.8)}H${n(end - point)}Z`,
      ) + edge(`M${n(end - point)} ${n(84 + r * 0.2)}L${n(end - 2)} 84`)
    : "";
  return [
    axis(`M${n(left - 8)} 84H${n(end + 10)}`),
    head,
    body(`M${n(x)} ${n(84 - r)}H${n(end - point)}V${n(84 + r)}H${n(x)}Z`),
    thread(x + 2, end - point, 84, r, Math.max(3.4, 0.2 * diameter * scale)),
    tip,
    dimensionX(
      x,
      end,
      Math.min(158, 84 + r * 2 + 18),
      84 + r * 2 + 2,
      drill ? `Ø ${written(diameter)}` : written(length),
    ),
  ].join("");
};

const anchor: Drawing = () =>
  [
    axis("M12 84H228"),
    body("M26 74H176L182 70H206L214 74V94L206 98H182L176 94H26L22 90V78Z"),
    thread(26, 96, 84, 10, 4),
    body("M40 60H62V108H40Z") + edge("M40 72H62M40 96H62"),
    box(66, 56, 6, 56),
    edge("M146 74V94M176 72V96"),
    hair("M150 71H172M150 97H172M152 71L148 74M152 97L148 94"),
  ].join("");

const rivet: Drawing = (picture) =>
  [
    axis("M12 84H228"),
    body("M66 60Q52 62 52 84Q52 106 66 108Z"),
    body("M66 68H132V100H66Z"),
    body("M18 79H52V89H18L14 84Z"),
    `<g stroke-dasharray="3 2">${edge("M52 79H132M52 89H132")}</g>`,
    body("M132 74Q150 74 152 84Q150 94 132 94Z"),
    dimensionY(68, 100, 176, 134, `Ø ${written(measure(picture, "diameter", 4))}`),
  ].join("");

const boltKit: Drawing = () =>
  [
    box(30, 34, 180, 116, 4),
    edge("M30 62H210"),
    hair("M30 40H210"),
    ...[0, 1, 2, 3].flatMap((index) => {
      const x = 54 + index * 40;
      return [
        body(polygon(x, 84, 12, 6)),
        hairCircle(x, 84, 6),
        box(x - 5, 104, 10, 32),
        hair(
          `M${x - 5} 110L${x + 5} 113M${x - 5} 116L${x + 5} 119M${x - 5} 122L${x + 5} 125M${x - 5} 128L${x + 5} 131`,
        ),
      ];
    }),
    label(120, 54, "KIT", 12),
  ].join("");

/** Bolts, screws, nuts, washers, anchors and rivets. */
export const fastenerDrawings: Readonly<Record<string, Drawing>> = {
  "hex-bolt": hexBolt,
  "socket-screw": socketScrew,
  "hex-nut": hexNut,
  "lock-nut": lockNut,
  "flange-nut": flangeNut,
  "flat-washer": flatWasher,
  "lock-washer": lockWasher,
  "threaded-rod": threadedRod,
  screw,
  anchor,
  rivet,
  "bolt-kit": boltKit,
};
