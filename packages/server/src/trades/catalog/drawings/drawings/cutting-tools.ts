import { count, type Drawing, measure, word, written } from "../measures.ts";
import { axis, body, box, dimensionY, disc, edge, hair, hatch, label, n, ring, thread } from "../pen.ts";

/** Height of a tool of this diameter on the sheet, in steps from slim to stout. */
function stout(picture: Parameters<Drawing>[0]): number {
  return Math.max(5, Math.min(22, 3 + measure(picture, "diameter", 6) * 1.45));
}

/** Flutes that wind round a tool. */
function flutes(x1: number, x2: number, r: number, pitch: number): string {
  let d = "";
  for (let x = x1; x + pitch <= x2 + 1; x += pitch / 2) {
    d += `M${n(x)} ${n(86 + r)}C${n(x + pitch * 0.3)} ${n(86 + r)} ${n(x + pitch * 0.7)} ${n(86 - r)} ${n(x + pitch)} ${n(86 - r)}`;
  }
  return edge(d);
}

const size = (picture: Parameters<Drawing>[0], r: number) =>
  dimensionY(86 - r, 86 + r, 16, 24, `Ø ${written(measure(picture, "diameter", 6))}`);

const drill: Drawing = (picture) => {
  const r = stout(picture);
  return [
    axis("M18 86H228"),
    body(`M26 ${n(86 - r)}H${n(214 - r * 0.5)}L214 86L${n(214 - r * 0.5)} ${n(86 + r)}H26Z`),
    edge(`M92 ${n(86 - r)}V${n(86 + r)}`),
    flutes(92, 208 - r * 0.5, r, 16 + r * 1.6),
    size(picture, r),
  ].join("");
};

const stepDrill: Drawing = () => {
  const steps = [0, 1, 2, 3, 4, 5];
  return [
    axis("M18 86H228"),
    box(24, 76, 52, 20, 1),
    hair("M24 80H76M24 92H76"),
    ...steps.map((step) => box(76 + step * 22, 46 + step * 6, 22, 80 - step * 12)),
    body("M208 76L222 86L208 96Z"),
    edge("M80 110Q140 100 208 88"),
  ].join("");
};

const tap: Drawing = (picture) => {
  const r = stout(picture);
  const spiral = word(picture, "style") === "SPF";
  return [
    axis("M14 86H228"),
    box(24, 78, 16, 16),
    box(40, 86 - r * 0.72, 70, r * 1.44, 1),
    body(`M110 ${n(86 - r)}H196L214 ${n(86 - r * 0.7)}V${n(86 + r * 0.7)}L196 ${n(86 + r)}H110Z`),
    thread(111, 210, 86, r, 4),
    spiral ? flutes(112, 204, r, 30) : edge(`M112 ${n(86 + r * 0.3)}H212M112 ${n(86 - r * 0.25)}H212`),
  ].join("");
};

const endMill: Drawing = (picture) => {
  const r = stout(picture) + 2;
  const edges = count(picture, "flutes", 4, 8);
  return [
    axis("M14 86H190"),
    box(24, 86 - r, 82, r * 2, 1),
    body(`M106 ${n(86 - r)}H176V${n(86 + r)}H106Z`),
    flutes(106, 176, r, 60 - edges * 6),
    disc(206, 86, 20),
    ...Array.from({ length: edges }, (_, index) =>
      edge(
        `M206 86L${n(206 + 20 * Math.cos((index / edges) * 2 * Math.PI))} ${n(86 + 20 * Math.sin((index / edges) * 2 * Math.PI))}`,
      ),
    ),
    size(picture, r),
  ].join("");
};

const reamer: Drawing = (picture) => {
  const r = stout(picture);
  return [
    axis("M14 86H228"),
    box(24, 86 - r * 0.8, 96, r * 1.6, 1),
    box(120, 86 - r, 92, r * 2),
    hatch(124, 86 - r, 80, r * 2, 14, 10),
    size(picture, r),
  ].join("");
};

const countersink: Drawing = () =>
  axis("M14 86H222") +
  box(24, 74, 84, 24, 1) +
  body("M108 74L126 48H160L206 86L160 124H126L108 98Z") +
  edge("M126 48V124M160 48Q150 86 160 124M160 60L196 80M160 104L190 94");

const holeSaw: Drawing = (picture) => {
  if (picture.arbor === true)
    return (
      axis("M14 86H228") +
      body("M24 76H96V96H24Z") +
      hair("M24 82H96M24 90H96") +
      box(96, 62, 18, 48, 2) +
      box(114, 70, 22, 32) +
      thread(114, 136, 86, 16, 4) +
      body("M136 80H206L214 86L206 92H136Z") +
      edge("M150 92Q170 84 200 82")
    );
  const teeth = Array.from(
    { length: 15 },
    (_, index) => `L${n(62 + index * 8 + 4)} 152L${n(62 + index * 8 + 8)} 142`,
  ).join("");
  return (
    body(`M62 54V142${teeth}V54Q182 40 122 40T62 54Z`) +
    edge("M62 54Q62 68 122 68T182 54") +
    ring(122, 54, 14, 7) +
    body("M84 92L104 84V112L84 120ZM140 84L160 92V120L140 112Z")
  );
};

/** A toothed edge below a blade. */
function teeth(x1: number, x2: number, y: number, perInch: number): string {
  const pitch = Math.max(3, Math.min(12, 60 / perInch));
  let d = `M${n(x1)} ${n(y)}`;
  for (let x = x1; x + pitch <= x2; x += pitch)
    d += `L${n(x + pitch * 0.35)} ${n(y + pitch * 0.7)}L${n(x + pitch)} ${n(y)}`;
  return edge(d);
}

const sawBlade: Drawing = (picture) => {
  const perInch = measure(picture, "tpi", 14);
  const hack = word(picture, "form") === "hacksaw";
  return (
    (hack
      ? body("M14 76H226V94H14Z") + disc(22, 85, 3.5) + disc(218, 85, 3.5) + teeth(28, 212, 94, perInch)
      : body("M16 72H44V66L206 70L224 92L214 100H44V98H16Z") + disc(28, 85, 4) + teeth(50, 212, 100, perInch)) +
    label(120, 136, `${perInch} TPI`, 12)
  );
};

const bandSawBlade: Drawing = (picture) =>
  edge("M120 30C40 30 30 86 96 92S190 96 180 120S80 150 60 122S100 78 150 74S206 34 120 30") +
  edge("M120 37C52 37 44 82 98 86S198 92 187 121S76 158 54 122S96 70 148 67S196 40 120 37") +
  teeth(74, 170, 152, measure(picture, "tpi", 6)) +
  label(120, 172, `${measure(picture, "tpi", 6)} TPI`, 11);

/** Drills, taps, mills and saws. */
export const cuttingToolDrawings: Readonly<Record<string, Drawing>> = {
  drill,
  "step-drill": stepDrill,
  tap,
  "end-mill": endMill,
  reamer,
  countersink,
  "hole-saw": holeSaw,
  "saw-blade": sawBlade,
  "band-saw-blade": bandSawBlade,
};
