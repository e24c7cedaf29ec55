import { type Drawing, word } from "../measures.ts";
import { axis, body, box, edge, hair, hatch, n, oval, ring, thread } from "../pen.ts";

const finishes: Readonly<Record<string, string | undefined>> = {
  black: "black",
  galvanized: "silver",
  white: "white",
  copper: "copper",
};

const pipeFitting: Drawing = (picture) => {
  const color = finishes[word(picture, "finish", "black")];
  const bead = (x: number, y: number, width: number, height: number) => box(x, y, width, height, 3, color);
  switch (word(picture, "shape", "elbow")) {
    case "elbow":
      return (
        body("M54 56H110Q160 56 160 106V138H96V118Q96 112 90 112H54Z", color) +
        bead(40, 48, 20, 72) +
        bead(88, 132, 80, 20) +
        hair("M74 62Q142 62 148 126")
      );
    case "elbow45":
      return (
        body("M48 60H110Q128 60 140 72L182 114L146 150L112 116Q106 110 98 110H48Z", color) +
        bead(34, 52, 20, 66) +
        `<g transform="translate(164 132) rotate(45)">${bead(-6, -33, 20, 66)}</g>`
      );
    case "tee":
      return (
        body("M40 58H200V112H152V144H88V112H40Z", color) +
        bead(28, 50, 20, 70) +
        bead(192, 50, 20, 70) +
        bead(80, 136, 80, 20) +
        axis("M16 85H224M120 100V166")
      );
    case "union":
      return (
        box(56, 62, 128, 52, 3, color) +
        body("M88 46H152L158 54V122L152 130H88L82 122V54Z", color) +
        edge("M82 70H158M82 106H158") +
        bead(36, 56, 22, 64) +
        bead(182, 56, 22, 64) +
        axis("M20 88H220")
      );
    case "cap":
      return body("M76 54H150Q178 60 178 88T150 122H76Z", color) + bead(60, 48, 20, 80) + axis("M40 88H198");
    case "adapter":
      return (
        box(40, 50, 84, 76, 3, color) +
        box(124, 46, 20, 84, 2, color) +
        body("M144 60L206 64V112L144 116Z", color) +
        thread(146, 204, 88, 26, 6) +
        axis("M24 88H220")
      );
    default:
      return box(56, 54, 128, 68, 3, color) + bead(42, 48, 20, 80) + bead(178, 48, 20, 80) + axis("M26 88H214");
  }
};

const pipeNipple: Drawing = () =>
  axis("M10 88H230") +
  body("M28 66H212V110H28Z", "black") +
  thread(28, 74, 88, 22, 5) +
  thread(168, 212, 88, 22, 5) +
  hair("M76 66V110M166 66V110");

const metals: Readonly<Record<string, string>> = { brass: "brass", steel: "silver" };

const ballValve: Drawing = (picture) => {
  const metal = metals[word(picture, "material", "brass")];
  return (
    box(92, 72, 60, 72, 8, metal) +
    hexPartOf(48, 78, 46, 60, metal) +
    hexPartOf(150, 78, 46, 60, metal) +
    box(114, 52, 16, 20, 2, metal) +
    body("M110 44H204Q216 44 216 52T204 58H110Z", "red") +
    axis("M30 108H214")
  );
};

function hexPartOf(x: number, y: number, width: number, height: number, color?: string): string {
  return (
    box(x, y, width, height, 2, color) +
    edge(`M${n(x)} ${n(y + height * 0.28)}H${n(x + width)}M${n(x)} ${n(y + height * 0.72)}H${n(x + width)}`)
  );
}

const gateValve: Drawing = () =>
  hexPartOf(44, 92, 36, 56, "brass") +
  hexPartOf(160, 92, 36, 56, "brass") +
  body("M80 98H160V142H80ZM96 98Q96 70 108 66H132Q144 70 144 98Z", "brass") +
  box(114, 34, 12, 32, 1, "brass") +
  oval(120, 32, 42, 9, "red") +
  oval(120, 32, 10, 4) +
  axis("M28 120H212");
const checkValve: Drawing = () =>
  hexPartOf(36, 70, 36, 60, "brass") +
  hexPartOf(168, 70, 36, 60, "brass") +
  body("M72 76H168V124H72ZM96 76L104 50H140L148 76Z", "brass") +
  box(104, 40, 36, 12, 2, "brass") +
  hair("M92 100H146M138 94L146 100L138 106") +
  axis("M20 100H220");

/** Pipe fittings, valves and clamps. */
export const plumbingDrawings: Readonly<Record<string, Drawing>> = {
  "pipe-fitting": pipeFitting,
  "pipe-nipple": pipeNipple,
  "ball-valve": ballValve,
  "gate-valve": gateValve,
  "check-valve": checkValve,
  "hose-clamp": () =>
    ring(120, 94, 56, 51) +
    box(92, 26, 52, 28, 3) +
    hatch(98, 34, 30, 10, 5, 2) +
    body("M144 31L160 33V47L144 49Z") +
    hair("M150 32V48M155 33V47") +
    edge("M92 46Q76 52 70 62"),
};
