import { type Drawing, measure, word } from "../measures.ts";
import { body, box, edge, hair, hatch, label, oval } from "../pen.ts";

const color = (picture: Parameters<Drawing>[0], fallback: string) => word(picture, "color", fallback);

const bottle: Drawing = (picture) => {
  const paint = color(picture, "red");
  const volume = Number(picture.volume);
  return (
    body("M114 22L118 12H122L126 22V40H114Z", paint) +
    box(106, 40, 28, 14, 2, paint) +
    body("M106 54H134Q156 60 156 78V158Q156 164 150 164H90Q84 164 84 158V78Q84 60 106 54Z", paint) +
    box(90, 88, 60, 52, 1, "white") +
    hair("M96 100H144M96 108H138M96 116H130") +
    (volume > 0 ? label(120, 134, `${volume} ml`, 11) : "")
  );
};

const tube: Drawing = (picture) =>
  body("M92 22H148L140 128H100Z", color(picture, "blue")) +
  hair("M92 28H148M96 22V28M104 22V28M112 22V28M120 22V28M128 22V28M136 22V28M144 22V28") +
  body("M104 128H136L130 140H110Z") +
  box(108, 140, 24, 22, 2) +
  hatch(112, 142, 16, 18, 4) +
  hair("M106 60H134M106 70H134M108 80H126");

const can: Drawing = (picture) =>
  box(88, 56, 64, 106, 4, color(picture, "blue")) +
  body("M92 56Q94 44 106 42H134Q146 44 148 56Z") +
  box(110, 24, 20, 18, 3) +
  body("M112 24V18H124V24Z") +
  box(88, 78, 64, 56, 0, "white") +
  hair("M96 92H144M96 102H138M96 112H130");

const cartridge: Drawing = (picture) => {
  const paint = color(picture, "white");
  if (picture.twin === true)
    return (
      box(44, 52, 108, 28, 3, paint) +
      box(44, 92, 108, 28, 3, paint) +
      box(152, 48, 10, 76, 2) +
      body("M162 74H184V98H162Z") +
      box(26, 46, 12, 80, 2) +
      edge("M38 66H44M38 106H44") +
      body("M184 80H216L224 86L216 92H184Z") +
      hair("M190 80L194 92M198 80L202 92M206 80L210 92")
    );
  return (
    box(28, 58, 130, 56, 3, paint) +
    hair("M40 58V114M146 58V114") +
    body("M158 70H170L222 82V90L170 102H158Z", paint) +
    box(58, 68, 72, 36, 0, "white") +
    hair("M66 80H122M66 90H112")
  );
};

const jug: Drawing = (picture) =>
  body(
    "M84 54L100 34H132L156 54Q164 60 164 72V156Q164 164 156 164H84Q76 164 76 156V72Q76 60 84 54Z",
    color(picture, "blue"),
  ) +
  body("M134 58Q152 62 152 84V112Q152 120 144 118V84Q144 70 130 68Z") +
  (picture.pump === true ? box(110, 20, 12, 14, 1) + body("M104 12H132L142 18V22H104Z") : box(106, 22, 24, 12, 2)) +
  box(84, 96, 52, 50, 1, "white") +
  hair("M90 108H130M90 116H124M90 124H118");

const pail: Drawing = (picture) =>
  body("M66 48H174L164 160H76Z", color(picture, "white")) +
  box(60, 36, 120, 14, 4, color(picture, "white")) +
  edge("M66 58Q120 132 174 58") +
  hair("M70 74H170M88 96H152M90 108H144");

const drum: Drawing = (picture) =>
  body("M70 34V150Q70 164 120 164T170 150V34Z", color(picture, "blue")) +
  oval(120, 34, 50, 13, color(picture, "blue")) +
  edge("M70 74Q70 86 120 86T170 74M70 114Q70 126 120 126T170 114") +
  oval(140, 36, 8, 3);

const sprayBottle: Drawing = (picture) =>
  body("M104 62H136Q160 72 160 100V156Q160 164 152 164H88Q80 164 80 156V100Q80 72 104 62Z", color(picture, "blue")) +
  box(108, 46, 24, 16, 2) +
  body("M78 18H136Q150 20 148 36L132 46H108V34H92L80 32Z") +
  body("M92 34L86 52H92L104 36Z") +
  box(66, 18, 12, 14, 1) +
  box(90, 104, 60, 44, 1, "white") +
  hair("M96 116H144M96 124H138");

const carton: Drawing = () =>
  body("M120 30L200 62V128L120 162L40 128V62Z") + edge("M40 62L120 96L200 62M120 96V162") + hair("M80 46L160 80V100");

const wiperBox: Drawing = (picture) =>
  body("M52 74L146 60L200 84L104 102Z") +
  body("M52 74V138L104 166V102Z") +
  body("M104 102V166L200 144V84Z") +
  body("M112 82Q118 50 134 46T152 60Q146 74 150 82Z", color(picture, "white")) +
  hair("M122 80Q126 60 138 54");

const linerRoll: Drawing = (picture) =>
  body("M46 62H168V126H46Q30 126 30 94T46 62Z", color(picture, "black")) +
  oval(168, 94, 16, 32, color(picture, "black")) +
  oval(168, 94, 5, 10) +
  body("M46 126H150L162 154H58Z", color(picture, "black")) +
  hair("M58 62V126M96 62V126M134 62V126M64 140H156");

const towelRoll: Drawing = () =>
  body("M64 40V130Q64 146 112 146T160 130V40Z", "white") +
  oval(112, 40, 48, 15, "white") +
  oval(112, 40, 15, 5) +
  hair("M76 40a36 11 0 1 0 72 0") +
  body("M160 92L206 104V152L158 134Z", "white") +
  hair("M182 98V143");

const foldedTowels: Drawing = (picture) => {
  const sheets = Array.from({ length: 6 }, (_, index) =>
    box(52, 124 - index * 14, 136, 12, 4, color(picture, "white")),
  );
  return `${sheets.join("")}${hair("M52 130Q48 124 52 118M188 116Q192 110 188 104")}${edge("M120 54V136")}`;
};

const filmRoll: Drawing = (picture) =>
  body("M58 46H166V130H58Q40 130 40 88T58 46Z", color(picture, "clear")) +
  oval(166, 88, 18, 42, color(picture, "clear")) +
  oval(166, 88, 7, 16) +
  body("M184 80H212V96H184Z") +
  hair("M72 46V130M92 46V130") +
  edge("M58 130H120L132 156H70Z");

/** What liquids, pastes, paper and film come in. */
export const containerDrawings: Readonly<Record<string, Drawing>> = {
  bottle,
  tube,
  can,
  cartridge,
  jug,
  pail,
  drum,
  "spray-bottle": sprayBottle,
  carton,
  "wiper-box": wiperBox,
  "liner-roll": linerRoll,
  "towel-roll": towelRoll,
  "folded-towels": foldedTowels,
  "film-roll": filmRoll,
  bucket: (picture) =>
    body("M64 56H176L162 158H78Z", color(picture, "yellow")) +
    oval(120, 56, 56, 12, color(picture, "yellow")) +
    edge("M66 62Q120 -26 174 62") +
    box(112, 14, 16, 6, 3) +
    hair(`M72 84H168M${76 + measure(picture, "size", 0)} 140H164`),
};
