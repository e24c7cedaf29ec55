import { count, type Drawing, word } from "../measures.ts";
import {
  axis,
  body,
  box,
  circlePath,
  disc,
  edge,
  hair,
  hairCircle,
  hatch,
  holed,
  label,
  n,
  oval,
  ring,
} from "../pen.ts";

const color = (picture: Parameters<Drawing>[0], fallback = "black") => word(picture, "color", fallback);

const wireSpool: Drawing = (picture) =>
  [
    oval(76, 88, 20, 62),
    body("M76 40H164V136H76Q92 120 92 88T76 40Z", color(picture)),
    hatch(92, 42, 68, 92, 6, 4),
    oval(164, 88, 20, 62),
    oval(164, 88, 6, 18),
    hair("M120 136Q140 152 176 156T216 148"),
    edge("M206 150L224 144"),
  ].join("");

const cableTie: Drawing = (picture) =>
  edge("M96 52C60 60 44 92 62 122S132 158 162 132S182 62 140 52") +
  edge("M96 60C68 68 54 94 70 118S130 148 154 126S172 70 140 60") +
  hatch(76, 128, 74, 6, 5, 2) +
  box(96, 42, 44, 26, 3, color(picture)) +
  box(108, 48, 20, 14, 1) +
  edge("M140 52L206 24L212 30L140 60");

const ringTerminal: Drawing = (picture) =>
  body("M22 70H96Q104 70 104 78V94Q104 102 96 102H22Z", color(picture, "red")) +
  hair("M40 70V102M78 70V102") +
  edge("M8 80H22M8 92H22") +
  (picture.fork === true
    ? body("M104 78L132 74Q140 48 176 50H212V66H178Q164 68 164 86T178 106H212V122H176Q140 124 132 98L104 94Z")
    : holed(`M104 78L136 70A42 42 0 1 1 136 102L104 94Z ${circlePath(172, 86, 20)}`)) +
  axis("M4 86H222");

const buttSplice: Drawing = (picture) =>
  box(52, 68, 136, 36, 8, color(picture, "red")) +
  hair("M84 68V104M120 68V104M156 68V104") +
  edge("M20 80H52M20 92H52M188 80H220M188 92H220") +
  hair("M62 76H78M98 76H112M130 76H146M164 76H178") +
  axis("M12 86H228");

const wireNut: Drawing = (picture) =>
  body("M92 150L104 40Q120 24 136 40L148 150Q120 160 92 150Z", color(picture, "yellow")) +
  hair("M108 46L102 148M120 38V152M132 46L138 148") +
  body("M92 118L68 132L88 142ZM148 118L172 132L152 142Z", color(picture, "yellow"));

const conduitFitting: Drawing = (picture) => {
  switch (word(picture, "form", "coupling")) {
    case "strap":
      return body("M40 130V114H72Q72 44 120 44T168 114H200V130H156Q156 62 120 62T84 130Z") + oval(54, 122, 6, 4);
    case "body":
      return (
        body("M24 64H150Q196 64 196 110V156H148V120Q148 112 140 112H24Z") +
        box(44, 72, 88, 32, 6) +
        disc(54, 88, 3) +
        disc(122, 88, 3) +
        edge("M34 64V112M148 146H196")
      );
    case "connector":
      return (
        body("M30 60H128V116H30Z") +
        box(128, 46, 22, 84, 2) +
        hatch(132, 48, 14, 80, 7) +
        body("M150 62H206V114H150Z") +
        hatch(154, 62, 48, 52, 5, 3) +
        disc(74, 56, 8) +
        hair("M69 56H79")
      );
    default:
      return (
        body("M22 60H218V116H22Z") +
        edge("M112 60V116M128 60V116") +
        disc(66, 56, 8) +
        disc(174, 56, 8) +
        hair("M61 56H71M169 56H179") +
        axis("M10 88H230")
      );
  }
};

const breaker: Drawing = (picture) => {
  const poles = count(picture, "poles", 1, 4);
  const width = 44;
  const left = 120 - (poles * width) / 2;
  return Array.from({ length: poles }, (_, index) => {
    const x = left + index * width;
    return (
      box(x, 18, width, 144, 3) +
      box(x + 6, 62, width - 12, 52, 2) +
      box(x + 13, 70, width - 26, 26, 2, "black") +
      disc(x + width / 2, 38, 8) +
      hair(`M${n(x + width / 2 - 5)} 38h10`) +
      disc(x + width / 2, 138, 8) +
      hair(`M${n(x + width / 2 - 5)} 138h10`)
    );
  }).join("");
};

const fuse: Drawing = (picture) =>
  picture.glass === true
    ? box(70, 66, 100, 40, 2, "clear") +
      box(34, 62, 36, 48, 3) +
      box(170, 62, 36, 48, 3) +
      hair("M70 86Q90 78 110 86T150 86T170 86") +
      axis("M22 86H218")
    : box(64, 58, 112, 56, 3) +
      box(30, 62, 34, 48, 3) +
      box(176, 62, 34, 48, 3) +
      label(120, 90, "FUSE", 13) +
      hair("M76 66H164M76 106H164");

const lamp: Drawing = () =>
  body("M120 22Q168 22 168 68Q168 92 148 110V122H92V110Q72 92 72 68Q72 22 120 22Z", "white") +
  box(96, 122, 48, 30, 3) +
  hair("M96 130L144 126M96 138L144 134M96 146L144 142") +
  body("M108 152H132L128 160H112Z") +
  hair("M84 96H156");
const tubeLamp: Drawing = () =>
  box(38, 74, 164, 24, 4, "white") +
  box(20, 72, 18, 28, 3) +
  box(202, 72, 18, 28, 3) +
  edge("M10 80H20M10 92H20M220 80H230M220 92H230") +
  hair("M46 86H194");
const fixture: Drawing = () =>
  body("M64 54H176L206 112H34Z") +
  box(92, 34, 56, 20, 3) +
  hatch(98, 36, 46, 16, 6) +
  edge("M120 34V14M112 14H128") +
  body("M34 112H206V122H34Z", "white") +
  hair("M70 128L58 148M104 128L100 150M136 128L140 150M170 128L182 148");

const contactor: Drawing = () =>
  box(66, 22, 108, 136, 3) +
  box(78, 56, 84, 66, 2) +
  box(104, 70, 32, 26, 2, "black") +
  [84, 108, 132, 156]
    .map((x) => disc(x, 38, 7) + hair(`M${x - 4} 38h8`) + disc(x, 142, 7) + hair(`M${x - 4} 142h8`))
    .join("") +
  hair("M84 106H156M84 114H156");

const enclosure: Drawing = () =>
  box(58, 24, 116, 132, 3, "gray") +
  body("M174 24L190 34V146L174 156Z") +
  hair("M66 32H166V148H66Z") +
  box(160, 78, 7, 24, 2) +
  disc(163.5, 84, 2) +
  edge("M60 44H54V60H60M60 120H54V136H60");

const heatShrink: Drawing = (picture) =>
  body("M26 66Q18 86 26 106H140L176 98H218Q222 86 218 74H176L140 66Z", color(picture)) +
  oval(26, 86, 7, 20) +
  hair("M140 66Q134 86 140 106M176 74Q172 86 176 98") +
  axis("M8 86H232");

const tapeRoll: Drawing = (picture) =>
  ring(108, 86, 58, 30, color(picture)) +
  hairCircle(108, 86, 34) +
  hairCircle(108, 86, 46) +
  hairCircle(108, 86, 52) +
  body("M166 86V150H212V144H172V86Z", color(picture)) +
  hair("M206 144V150");

/** Wire, terminals, switchgear, light and tape. */
export const electricalDrawings: Readonly<Record<string, Drawing>> = {
  "wire-spool": wireSpool,
  "cable-tie": cableTie,
  "ring-terminal": ringTerminal,
  "butt-splice": buttSplice,
  "wire-nut": wireNut,
  "conduit-fitting": conduitFitting,
  breaker,
  fuse,
  lamp,
  "tube-lamp": tubeLamp,
  fixture,
  contactor,
  enclosure,
  "heat-shrink": heatShrink,
  "tape-roll": tapeRoll,
};
