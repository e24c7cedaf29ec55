import { type Drawing, measure, word, written } from "../measures.ts";
import { body, box, dimensionX, disc, edge, hair, hairCircle, hatch, holed, n, oval, ring } from "../pen.ts";

const color = (picture: Parameters<Drawing>[0], fallback: string) => word(picture, "color", fallback);

const caster: Drawing = (picture) => {
  const tread = { RB: "black", PU: "orange", PH: "brown" }[word(picture, "tread", "RB")];
  const rigid = picture.rigid === true;
  const x = rigid ? 120 : 136;
  return [
    box(64, 16, 112, 10, 2),
    hair("M74 16V26M84 16V26M156 16V26M166 16V26"),
    rigid ? "" : box(96, 26, 48, 12, 4),
    ring(x, 100, 42, 31, tread),
    disc(x, 100, 31),
    body(rigid ? "M94 26H146L134 106Q120 116 106 106Z" : "M98 38H142L150 104Q138 116 126 106Z"),
    disc(x, 100, 8),
    hairCircle(x, 100, 4),
    picture.brake === true ? body("M150 48L196 64L192 72L152 62Z", "red") : "",
    dimensionX(x - 42, x + 42, 156, 146, `Ø ${written(measure(picture, "diameter", 5))} in`),
  ].join("");
};

const strap: Drawing = (picture) =>
  body("M14 96H96V118H14Z", color(picture, "yellow")) +
  box(90, 84, 62, 46, 4) +
  ring(122, 107, 15, 6) +
  hatch(96, 88, 8, 38, 4) +
  body("M152 96H212V118H152Z", color(picture, "yellow")) +
  body("M104 84L128 40H144L140 84Z") +
  hair("M116 62H142M112 72H140") +
  edge("M212 100H226V114H218") +
  hair("M20 107H90M156 107H210");

const sling: Drawing = (picture) => {
  const paint = color(picture, "yellow");
  return (
    holed(
      "M14 86Q22 56 66 76H174Q218 56 226 86Q218 116 174 96H66Q22 116 14 86ZM28 86Q34 98 58 88Q60 86 58 84Q34 74 28 86ZM182 84Q180 86 182 88Q206 98 212 86Q206 74 182 84Z",
      paint,
    ) +
    hair("M66 82H174M66 90H174") +
    box(104, 72, 32, 28, 2, "white") +
    hair("M110 80H130M110 86H130M110 92H122")
  );
};

const shackle: Drawing = () =>
  edge("M88 128V96Q60 30 120 28T152 96V128") +
  body("M76 128V94Q46 18 120 16T164 94V128H146V96Q170 40 120 40T94 96V128Z") +
  box(68, 126, 104, 18, 4) +
  disc(184, 135, 13) +
  hairCircle(184, 135, 5) +
  box(56, 124, 14, 22, 3);

const chain: Drawing = () => {
  const link = (x: number) =>
    holed(
      `M${x} 86Q${x} 64 ${x + 22} 64H${x + 40}Q${x + 62} 64 ${x + 62} 86T${x + 40} 108H${x + 22}Q${x} 108 ${x} 86ZM${x + 11} 86Q${x + 11} 75 ${x + 22} 75H${x + 40}Q${x + 51} 75 ${x + 51} 86T${x + 40} 97H${x + 22}Q${x + 11} 97 ${x + 11} 86Z`,
    );
  return link(14) + link(89) + link(164) + box(62, 80, 42, 12, 6) + box(137, 80, 42, 12, 6);
};

const hoist: Drawing = (picture) =>
  edge("M112 30Q108 12 120 12T130 24") +
  box(112, 26, 16, 18, 2) +
  disc(120, 72, 32) +
  disc(120, 72, 18) +
  (picture.lever === true
    ? body("M146 60L212 30L218 40L150 78Z")
    : edge("M90 80V150M98 96V150") + hair("M86 104H94M86 116H94M86 128H94M86 140H94")) +
  edge("M120 104V128") +
  hair("M117 108H123M117 116H123M117 124H123") +
  body("M114 128H126V138Q142 144 138 158T114 166Q104 162 106 152L114 154Q118 160 124 156T122 146L114 142Z");

const bin: Drawing = (picture) => {
  const paint = color(picture, "blue");
  return (
    body("M58 56L150 40L196 60L196 130L102 152L58 124Z", paint) +
    body("M58 56L102 76L196 60", paint) +
    body("M58 84L102 106V152L58 124Z", paint) +
    edge("M102 76V106") +
    box(66, 106, 28, 14, 1, "white")
  );
};

const handTruck: Drawing = () =>
  edge("M104 20H136M104 20V130M136 20V130") +
  edge("M98 20Q98 8 120 8T142 20") +
  hair("M104 48H136M104 76H136M104 104H136") +
  body("M84 130H156V142H84Z") +
  ring(84, 150, 18, 9, "black") +
  ring(156, 150, 18, 9, "black") +
  box(92, 152, 56, 5, 1);
const platformTruck: Drawing = () =>
  box(34, 116, 172, 12, 2) +
  edge("M44 116V44Q44 36 52 36H64Q72 36 72 44V116") +
  hair("M44 72H72") +
  [58, 182].map((x) => ring(x, 146, 16, 7, "black")).join("") +
  hair("M40 122H200");
const palletJack: Drawing = () =>
  edge("M48 112L40 36") +
  edge("M54 112L46 36") +
  body("M26 24H60L58 38H30Z") +
  box(38, 106, 40, 36, 4, "orange") +
  body("M78 124H214L222 132V140H78Z", "orange") +
  ring(54, 152, 12, 5, "black") +
  ring(204, 150, 8, 3, "black");

const mop: Drawing = () =>
  edge("M116 8V78M124 8V78") +
  box(92, 76, 56, 14, 4, "blue") +
  hair(
    Array.from(
      { length: 14 },
      (_, index) => `M${96 + index * 3.7} 90Q${n(88 + index * 5)} 128 ${n(78 + index * 6.6)} 164`,
    ).join(""),
  );
const broom: Drawing = () =>
  edge("M116 8V96M124 8V96") + box(64, 96, 112, 16, 4) + hatch(68, 112, 104, 46, 4, 0) + edge("M64 158H176");
const squeegee: Drawing = () =>
  edge("M116 8V96M124 8V96") + box(106, 92, 28, 12, 2) + box(30, 104, 180, 12, 3) + box(30, 116, 180, 14, 1, "black");

const mat: Drawing = (picture) => {
  const holes = word(picture, "form") === "DRN";
  const dots = Array.from({ length: 15 }, (_, index) =>
    oval(76 + (index % 5) * 24 - Math.floor(index / 5) * 12, 78 + Math.floor(index / 5) * 18, 7, 4),
  );
  return (
    body("M74 54H214L170 134H26Z", "black") +
    body("M26 134H170V142H26ZM170 134L214 54V62L170 142Z") +
    (holes ? dots.join("") : hatch(84, 60, 112, 66, 14, -38))
  );
};

/** Lifting, moving, storing and cleaning by hand. */
export const handlingDrawings: Readonly<Record<string, Drawing>> = {
  caster,
  strap,
  sling,
  shackle,
  chain,
  hoist,
  bin,
  "hand-truck": handTruck,
  "platform-truck": platformTruck,
  "pallet-jack": palletJack,
  mop,
  broom,
  squeegee,
  mat,
};
