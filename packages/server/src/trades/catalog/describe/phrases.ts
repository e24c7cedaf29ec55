import type { FactAttribute } from "./item-facts.ts";
import { clean, prose } from "./wording.ts";

/** An attribute as it is said, and where in a sentence it belongs. */
export interface Phrase {
  /** The name without its unit: `outside diameter`. */
  readonly name: string;
  /** What was recorded, cleaned. */
  readonly value: string;
  /** How it is said within a sentence. */
  readonly text: string;
  readonly role: "size" | "material" | "finish" | "grade" | "detail" | "standard" | "color";
}

/** Counted things: `10 teeth`, `1 groove`. */
const counted: Readonly<Record<string, readonly [one: string, several: string]>> = {
  "number of teeth": ["tooth", "teeth"],
  poles: ["pole", "poles"],
  grooves: ["groove", "grooves"],
  strands: ["strand", "strands"],
  flutes: ["flute", "flutes"],
  conductors: ["conductor", "conductors"],
  ply: ["ply", "ply"],
  tpi: ["TPI", "TPI"],
  grit: ["grit", "grit"],
};

/** Attributes whose value says by itself what it is. */
const plain =
  /^(?:style|type|shape|coating|standard|color|colour|voltage|power|amperage|light output|color temperature|volume|action|valve function|valve type|packaging|wire gauge|rating|keying)$/;
const sizes =
  /^(?:thread|size|trade size|length|bore|outside diameter|inside diameter|width|height|disc diameter|disc thickness|arbor|drill size|cutting diameter|bore size|stroke|tube size|pipe size|body size|shaft size|wheel diameter|pad diameter|tape width|strap width|belt width|band width|dial size|blade length|blade width|tie length)$/;

/** A longer value is a text of its own, no phrase of a sentence. */
const longestValue = 100;

/** An attribute as a phrase; undefined when nothing is recorded that says something. */
export function phraseOf({ name, unit, values }: FactAttribute): Phrase | undefined {
  const short = values.filter((given) => given.length <= longestValue);
  const value = [...new Set(short.map((given) => withUnit(clean(given), unit)).filter(Boolean))].join(" and ");
  if (value === "") return undefined;
  const spoken = prose(clean(name).replace(/ \([^)]*\)$/, ""));
  const said = spoken.endsWith("range") ? value.replace(/(?<=\d)-(?=\d+(?!\/|\d))/g, "–") : value;
  return { name: spoken, value: said, text: wordingOf(spoken, prose(said)), role: roleOf(spoken) };
}

function withUnit(value: string, unit: string | null): string {
  return unit && /^[−\d][\d.,/ ]*$/.test(value) ? `${value} ${unit}` : value;
}

function roleOf(name: string): Phrase["role"] {
  if (sizes.test(name)) return "size";
  if (name === "material" || name === "finish" || name === "grade" || name === "standard") return name;
  return /^colou?r$/.test(name) ? "color" : "detail";
}

function wordingOf(name: string, value: string): string {
  const count = counted[name.toLowerCase()];
  if (count && /^\d+$/.test(value)) return `${value} ${value === "1" ? count[0] : count[1]}`;
  if (plain.test(name)) return value;
  if (name === "grade") return /\p{Ll}{3}| /u.test(value) ? value : `grade ${value}`;
  if (name === "application") return `for ${value}`;
  if (name === "capacity" && /people|persons?$/.test(value)) return `for ${value}`;
  const last = name.split(" ").at(-1) ?? name;
  if (value.toLowerCase().includes(last) || (name === "seal" && value === "open")) return value;
  return isMeasure(value) ? measured(name, value) : named(name, value);
}

/** A number with its unit: `1/2 in`, `290 psi`. */
function isMeasure(value: string): boolean {
  return /^[−#]?\d/.test(value) && !/ to |–/.test(value) && / \p{L}/u.test(value);
}

const adjectives: Readonly<Record<string, string>> = {
  width: "wide",
  height: "high",
  thickness: "thick",
  length: "long",
};
/** Of these the item has one, so nobody asks which width is meant. */
const own = /^(?:tape|strap|belt|tie|glove|liner|blade|disc)? ?(?:width|height|thickness|length)$/;

/** `290 psi maximum pressure`, `3/4 in wide`, `20 mm shaft`, `1/4 in NPT`. */
function measured(name: string, value: string): string {
  if (own.test(name)) return `${value} ${adjectives[name.split(" ").at(-1) ?? ""]}`;
  if (name === "pipe size" && /[A-Z]{2,}|^G /.test(value)) return value;
  return `${value} ${name === "size" ? "" : name.replace(/ size$/, "")}`.trim();
}

/** `low strength`, `hex socket drive`; codes and ranges stand after the name: `belt section B`, `temperature range −30 to 100 °C`. */
function named(name: string, value: string): string {
  if (name === "drive" && /head$/.test(value)) return value;
  if (name === "locking method") return `${value} locking`;
  if (name === "wheel material") return `${value} wheel`;
  return /^[\p{L} '-]{3,40}$/u.test(value) ? `${value} ${name}` : `${name} ${value}`;
}
