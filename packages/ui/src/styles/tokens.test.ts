import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Scheme = "light" | "dark";
type Rgb = readonly [number, number, number];

const source = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const declaration = /--color-([\w-]+):\s*light-dark\(\s*oklch\(([^)]+)\),\s*oklch\(([^)]+)\)\s*\)/g;
const tokens = new Map(
  [...source.matchAll(declaration)].map(([, name = "", light = "", dark = ""]) => [name, { light, dark }]),
);

/** Linear sRGB of an OKLCH colour, after Björn Ottosson. */
function linear(text: string): Rgb {
  const [lightness = 0, chroma = 0, hue = 0] = text.trim().split(/\s+/).map(Number);
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function luminance(name: string, scheme: Scheme): number {
  const token = tokens.get(name);
  if (!token) throw new Error(`tokens.css declares no colour \`${name}\`.`);
  const [red, green, blue] = linear(token[scheme]).map((channel) =>
    Math.min(1, Math.max(0, channel)),
  ) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [dark = 0, light = 0] = [luminance(one, scheme), luminance(other, scheme)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ["canvas", "paper", "sunken", "raised", "hover", "chosen"];
const tones = ["ok", "low", "out", "transit"];
const pairs = (names: string[], grounds: string[]) =>
  names.flatMap((name) => grounds.map((ground) => [name, ground] as const));

const texts = [
  ...pairs(["ink", "soft", "faint", "link", "link-strong", ...tones], surfaces),
  ...tones.flatMap((tone) => pairs([tone, "ink", "soft"], [`${tone}-tint`])),
  ...pairs(["counter-ink", "counter-soft"], ["counter", "counter-well"]),
  ...pairs(["on-label", "on-label-soft"], ["label"]),
  ...pairs(["on-accent"], ["accent", "accent-strong"]),
];

const marks = [
  ...pairs(["edge", "focus"], ["canvas", "paper", "sunken", "raised"]),
  ...pairs(["focus"], ["hover", "chosen"]),
  ...pairs(["counter-focus"], ["counter", "counter-well"]),
  ...tones.map((tone) => [`${tone}-fill`, `${tone}-tint`] as const),
];

describe.each<Scheme>(["light", "dark"])("contrast in the %s theme", (scheme) => {
  it.each(texts)("text %s on %s is at least 4.5 to 1", (text, ground) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)("mark %s on %s is at least 3 to 1", (mark, ground) => {
    expect(contrast(mark, ground, scheme)).toBeGreaterThanOrEqual(3);
  });

  it.each(surfaces)("a gauge's tick and the halo that parts it from the bar are at least 3 to 1 on %s", (ground) => {
    expect(contrast("ink", ground, scheme)).toBeGreaterThanOrEqual(3);
    for (const tone of tones) expect(contrast(`${tone}-fill`, ground, scheme)).toBeGreaterThanOrEqual(3);
  });
});

it("knows black on white as 21 to 1", () => {
  tokens.set("test-black", { light: "0 0 0", dark: "0 0 0" });
  tokens.set("test-white", { light: "1 0 0", dark: "1 0 0" });
  expect(contrast("test-black", "test-white", "light")).toBeCloseTo(21, 1);
});
