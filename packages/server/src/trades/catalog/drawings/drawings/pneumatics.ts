import { count, type Drawing, measure, word, written } from "../measures.ts";
import {
  axis,
  body,
  box,
  dimensionX,
  disc,
  edge,
  hair,
  hairCircle,
  hatch,
  label,
  n,
  oval,
  polar,
  ring,
  thread,
} from "../pen.ts";

/** A push-in port that points right, its mouth at `x`, `y`; turned by degrees. */
function port(x: number, y: number, turn = 0): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${box(-34, -20, 26, 40, 2)}${box(-8, -24, 14, 48, 4, "blue")}${hair("M-34 -10H-8M-34 10H-8")}</g>`;
}

const threadEnd = (x: number, y: number, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${body("M0 -15L36 -12V12L0 15Z")}${thread(1, 36, 0, 13, 4)}</g>`;

const hexPart = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, 2) +
  edge(`M${n(x)} ${n(y + height * 0.3)}H${n(x + width)}M${n(x)} ${n(y + height * 0.7)}H${n(x + width)}`);

const pushFitting: Drawing = (picture) => {
  const threaded = picture.threaded === true;
  switch (word(picture, "shape", "straight")) {
    case "elbow":
      return (
        box(92, 52, 46, 60, 8) +
        port(172, 76) +
        (threaded ? hexPart(94, 108, 42, 16) + threadEnd(115, 124, 90) : port(115, 146, 90))
      );
    case "tee":
      return (
        box(96, 54, 48, 56, 8) +
        port(178, 82) +
        port(62, 82, 180) +
        (threaded ? hexPart(99, 108, 42, 14) + threadEnd(120, 122, 90) : port(120, 144, 90))
      );
    case "wye":
      return box(96, 64, 48, 48, 8) + port(62, 88, 180) + port(174, 66, -24) + port(174, 110, 24);
    case "plug":
      return port(88, 88, 180) + body("M122 66H160Q168 88 160 110H122Z") + hair("M134 70V106M146 70V106");
    default:
      return (
        (threaded
          ? hexPart(96, 62, 32, 52) + port(162, 88) + threadEnd(96, 88, 180)
          : box(92, 64, 56, 48, 3) + port(182, 88) + port(58, 88, 180)) + axis("M20 88H222")
      );
  }
};

const tubingCoil: Drawing = (picture) => {
  const color = word(picture, "color", "blue");
  return (
    ring(112, 88, 62, 54, color) +
    ring(112, 88, 52, 44, color) +
    ring(112, 88, 42, 34, color) +
    body("M112 26H214V34H112Z", color) +
    oval(214, 30, 3, 4) +
    hair("M84 40L96 60M76 48L88 64M148 140L136 118")
  );
};

const airCoupler: Drawing = (picture) =>
  picture.plug === true
    ? axis("M14 86H226") +
      body("M196 74H172L160 80H140L132 74H112V98H132L140 92H160L172 98H196Z") +
      hexPart(84, 64, 28, 44) +
      threadEnd(84, 86, 180)
    : axis("M14 86H226") +
      box(112, 58, 84, 56, 4) +
      hatch(122, 60, 36, 52, 4) +
      edge("M164 58V114") +
      body("M196 66H208V106H196Z") +
      hexPart(80, 62, 32, 48) +
      threadEnd(80, 86, 180);

const airCylinder: Drawing = (picture) => {
  const bore = measure(picture, "bore", 32);
  const stroke = measure(picture, "stroke", 50);
  const half = Math.max(16, Math.min(38, bore * 0.6));
  const tube = Math.max(44, Math.min(112, stroke * 0.6));
  const left = 28;
  const right = left + 26 + tube + 26;
  return [
    axis("M14 80H232"),
    box(left, 80 - half, 26, half * 2, 2),
    box(left + 26, 80 - half * 0.86, tube, half * 1.72),
    box(left + 26 + tube, 80 - half, 26, half * 2, 2),
    box(right, 80 - half * 0.3, Math.max(16, 200 - right), half * 0.6, 1),
    body(`M${n(Math.max(right + 16, 200))} ${n(80 - half * 0.24)}h24v${n(half * 0.48)}h-24Z`),
    thread(Math.max(right + 16, 200), Math.max(right + 16, 200) + 24, 80, half * 0.24, 4),
    disc(left + 13, 80 - half * 0.5, 4),
    disc(left + 39 + tube, 80 - half * 0.5, 4),
    dimensionX(left + 26, left + 26 + tube, 80 + half + 22, 80 + half + 3, written(stroke)),
    label(left + 13, 80 + half + 22, `Ø ${written(bore)}`, 10),
  ].join("");
};

const solenoidValve: Drawing = (picture) => {
  const double = picture.double === true;
  const coil = (x: number) => box(x, 34, 40, 40, 3, "black") + box(x + 8, 20, 24, 14, 2);
  return (
    box(36, 74, 168, 48, 3) +
    coil(double ? 40 : 148) +
    (double ? coil(160) : "") +
    [70, 120, 170].map((x) => hairCircle(x, 98, 9) + hairCircle(x, 98, 5)).join("") +
    box(double ? 96 : 56, 56, 48, 18, 2) +
    hair("M36 110H204") +
    box(84, 122, 72, 16, 2) +
    hair("M96 122V138M120 122V138M144 122V138")
  );
};

const airPreparation: Drawing = (picture) => {
  const parts = count(picture, "parts", 1, 3);
  const left = 120 - parts * 32;
  return (
    Array.from({ length: parts }, (_, index) => {
      const x = left + index * 64;
      const gauge = index === parts - 1 && parts > 1 ? disc(x + 32, 62, 15) + hair(`M${x + 32} 62l7 -7`) : "";
      return (
        box(x + 4, 42, 56, 40, 3) +
        body(`M${x + 16} 42V28Q${x + 32} 20 ${x + 48} 28V42Z`) +
        body(`M${x + 12} 82H${x + 52}V134Q${x + 32} 152 ${x + 12} 134Z`, "clear") +
        hair(`M${x + 18} 112H${x + 46}M${x + 18} 120H${x + 46}`) +
        gauge
      );
    }).join("") +
    edge(
      `M${left - 14} 56H${left + 4}M${left - 14} 70H${left + 4}M${left + parts * 64 - 4} 56H${left + parts * 64 + 14}M${left + parts * 64 - 4} 70H${left + parts * 64 + 14}`,
    )
  );
};

const gauge: Drawing = (picture) => {
  const ticks = Array.from({ length: 11 }, (_, index) => {
    const turn = 135 + index * 27;
    const [x1, y1] = polar(120, 78, 50, turn);
    const [x2, y2] = polar(120, 78, index % 5 === 0 ? 40 : 45, turn);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  }).join("");
  return (
    disc(120, 78, 62) +
    disc(120, 78, 54, "white") +
    hair(ticks) +
    edge("M120 78L152 52M112 84L120 78") +
    disc(120, 78, 5) +
    label(120, 112, `${measure(picture, "maximum", 160)} psi`, 10) +
    box(108, 140, 24, 10) +
    body("M110 150H130L128 168H112Z") +
    hair("M110 155H130M111 160H129")
  );
};

const muffler: Drawing = () =>
  axis("M14 88H226") +
  threadEnd(78, 88, 180) +
  hexPart(78, 62, 24, 52) +
  body("M102 66H184Q204 70 204 88T184 110H102Z", "copper") +
  hatch(112, 68, 80, 40, 6, 6) +
  hatch(112, 68, 80, 40, 6, -6);
const needleValve: Drawing = () =>
  box(60, 92, 120, 36, 4) +
  hexPart(42, 88, 20, 44) +
  hexPart(178, 88, 20, 44) +
  body("M108 92V70H132V92Z") +
  box(112, 40, 16, 30, 1) +
  hatch(100, 24, 40, 18, 5) +
  box(100, 22, 40, 20, 3) +
  axis("M24 110H216");

/** Fittings, tubing, cylinders and valves for air. */
export const pneumaticDrawings: Readonly<Record<string, Drawing>> = {
  "push-fitting": pushFitting,
  "tubing-coil": tubingCoil,
  "air-coupler": airCoupler,
  "air-cylinder": airCylinder,
  "solenoid-valve": solenoidValve,
  "air-preparation": airPreparation,
  gauge,
  muffler,
  "needle-valve": needleValve,
};
