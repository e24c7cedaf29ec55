import { type Drawing, word } from "../measures.ts";
import { body, box, disc, edge, hair, hairCircle, hatch, label, oval } from "../pen.ts";

const color = (picture: Parameters<Drawing>[0], fallback: string) => word(picture, "color", fallback);

const glove: Drawing = (picture) => {
  const paint = color(picture, "blue");
  const cuff = word(picture, "cuff");
  const hand =
    "M92 120C88 104 84 96 72 84C62 74 70 62 82 68L98 82V36C98 24 112 24 113 36V24C113 12 128 12 129 24V30C129 19 144 19 145 31V42C145 33 159 34 159 45V92C159 106 154 112 152 122";
  const end = cuff === "gauntlet" ? "L164 166H82Z" : "L154 164H92Z";
  const detail =
    cuff === "knit"
      ? hatch(94, 126, 58, 36, 5) + edge("M92 124H153")
      : cuff === "gauntlet"
        ? edge("M91 124H153") + hair("M88 138H157M85 152H161")
        : edge("M92 160H154") + hair("M100 96Q112 104 110 118M128 84V96M144 88V98");
  return body(`${hand}${end}`, paint) + edge("M113 36V74M129 30V72M145 42V76") + detail;
};

const glasses: Drawing = (picture) => {
  const lens = color(picture, "clear");
  return [
    body("M34 72Q34 60 48 60H104Q114 60 114 72V86Q112 110 84 110H62Q38 110 34 86Z", lens),
    body("M206 72Q206 60 192 60H136Q126 60 126 72V86Q128 110 156 110H178Q202 110 206 86Z", lens),
    edge("M114 74Q120 66 126 74"),
    edge("M34 68L18 62V74L34 80M206 68L222 62V74L206 80"),
    hair("M46 70L60 68M148 70L162 68M50 98Q70 104 92 98M190 98Q170 104 148 98"),
  ].join("");
};

const earplug: Drawing = () =>
  body("M56 58Q58 46 72 44L118 52Q126 60 118 70L72 78Q58 72 56 58Z", "orange") +
  body("M128 110Q130 98 144 96L190 104Q198 112 190 122L144 130Q130 124 128 110Z", "orange") +
  hair("M84 48Q88 60 84 74M100 50Q104 60 100 72M156 100Q160 112 156 126M172 102Q176 112 172 124") +
  hair("M120 60Q150 50 166 74T196 112");

const earmuff: Drawing = (picture) =>
  edge("M62 92V80Q62 22 120 22T178 80V92") +
  edge("M70 92V82Q70 32 120 32T170 82V92") +
  box(46, 88, 34, 60, 15, color(picture, "orange")) +
  box(160, 88, 34, 60, 15, color(picture, "orange")) +
  box(80, 94, 10, 48, 5, "black") +
  box(150, 94, 10, 48, 5, "black") +
  hair("M63 98V138M177 98V138");

const hardHat: Drawing = (picture) => {
  const paint = color(picture, "yellow");
  const brim =
    picture.brim === true
      ? "M18 126Q120 104 222 126Q226 138 212 138Q120 122 28 138Q14 138 18 126Z"
      : "M44 122Q140 108 224 128Q226 140 210 138Q140 122 46 134Z";
  return (
    body("M48 124Q46 42 120 40T192 124Q120 112 48 124Z", paint) +
    body(brim, paint) +
    edge("M104 42Q98 80 100 117M136 42Q142 80 140 117") +
    edge("M104 42Q120 32 136 42") +
    hair("M70 62Q62 88 62 118M170 62Q178 88 178 118")
  );
};

const respirator: Drawing = (picture) =>
  body("M58 92Q60 52 120 44T182 92Q176 138 120 146T58 92Z", "white") +
  edge("M104 46Q120 34 136 46") +
  hair("M66 80Q120 66 174 80M64 108Q120 122 176 108") +
  (picture.valve === true ? box(98, 82, 44, 34, 8) + hair("M106 90H134M106 98H134M106 106H134") : hair("M120 46V144")) +
  hair("M58 84Q28 70 16 50M58 100Q30 108 16 128M182 84Q212 70 224 50M182 100Q210 108 224 128");

const cartridgeFilter: Drawing = () =>
  [54, 142]
    .map(
      (x) =>
        oval(x + 22, 126, 40, 14) +
        body(`M${x - 18} 126V70H${x + 62}V126Q${x + 62} 140 ${x + 22} 140T${x - 18} 126Z`) +
        oval(x + 22, 70, 40, 14, "purple") +
        hairOval(x + 22, 70),
    )
    .join("");

function hairOval(cx: number, cy: number): string {
  return hair(
    `M${cx - 28} ${cy}a28 9 0 1 0 56 0a28 9 0 1 0 -56 0M${cx - 14} ${cy}a14 4.5 0 1 0 28 0a14 4.5 0 1 0 -28 0`,
  );
}

const vest: Drawing = (picture) => {
  const paint = color(picture, "lime");
  const sleeves = picture.sleeves === true ? body("M70 32L36 60L48 88L72 74ZM170 32L204 60L192 88L168 74Z", paint) : "";
  return (
    sleeves +
    body("M92 20L70 32Q78 56 68 76V160H119V70ZM148 20L170 32Q162 56 172 76V160H121V70Z", paint) +
    body("M68 108H119V122H68ZM121 108H172V122H121ZM68 136H119V148H68ZM121 136H172V148H121Z", "silver") +
    body("M80 28L92 22L98 60V108H84V60ZM160 28L148 22L142 60V108H156V60Z", "silver") +
    hair("M120 74V158")
  );
};

const coverall: Drawing = (picture) =>
  (picture.hood === true ? body("M106 32Q104 12 120 12T134 32L130 40H110Z", "white") : "") +
  body(
    "M104 32L74 44L50 104L66 110L84 74V164H116L120 116L124 164H156V74L174 110L190 104L166 44L136 32Q120 44 104 32Z",
    "white",
  ) +
  hair("M120 40V114M84 92H156M52 98L67 104M188 98L173 104M84 156H117M123 156H156");

const padlock: Drawing = (picture) =>
  edge("M90 82V56A30 30 0 0 1 150 56V82") +
  edge("M100 82V56A20 20 0 0 1 140 56V82") +
  box(72, 82, 96, 72, 8, color(picture, "red")) +
  box(84, 96, 72, 26, 3) +
  hair("M90 104H150M90 113H150") +
  disc(120, 140, 6);

const firstAid: Drawing = () =>
  box(40, 50, 160, 104, 10, "white") +
  edge("M96 50V38H144V50") +
  body("M110 76H130V92H146V112H130V128H110V112H94V92H110Z", "red") +
  hair("M40 64H200");

const sign: Drawing = (picture) => {
  const paint = color(picture, "yellow");
  return (
    box(54, 18, 132, 144, 8, "white") +
    body("M62 26H178V62H62Z", paint) +
    label(120, 50, word(picture, "word", "NOTICE"), 17) +
    hair("M76 84H164M76 98H164M76 112H150") +
    [
      [62, 154],
      [178, 154],
    ]
      .map(([x = 0, y = 0]) => hairCircle(x, y, 2.5))
      .join("")
  );
};

/** Protective clothing and site safety. */
export const safetyDrawings: Readonly<Record<string, Drawing>> = {
  glove,
  glasses,
  earplug,
  earmuff,
  "hard-hat": hardHat,
  respirator,
  "cartridge-filter": cartridgeFilter,
  vest,
  coverall,
  padlock,
  "first-aid": firstAid,
  sign,
};
