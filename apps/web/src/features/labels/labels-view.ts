import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** Kinds of labels, with the layout that the server prints. */
export const labelKinds = { item: "item-label", bin: "bin-label", shelf: "shelf-label" } as const;

/** A kind of label. */
export type LabelKind = keyof typeof labelKinds;

/** The most numbers a batch takes at once. */
export const mostNumbers = 200;

/** The most labels that the server prints at once. */
export const mostLabels = 2000;

/** The most copies of one label. */
const mostCopies = 500;

/** Whether so many copies can be printed. */
export function isCopies(copies: number): boolean {
  return Number.isInteger(copies) && copies >= 1 && copies <= mostCopies;
}

/** What is to be printed, as the address holds it: any list can lead here. */
export interface LabelsView {
  readonly kind?: LabelKind | undefined;
  /** Numbers of items or codes of bins, by comma. */
  readonly item?: string | undefined;
  /** How many of each; one when absent. */
  readonly copies?: number | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readLabelsView(raw: Readonly<Record<string, unknown>>): LabelsView {
  const copies = numberParam(raw.copies);
  const kind = choiceParam(raw.kind, Object.keys(labelKinds) as LabelKind[]);
  return {
    kind: kind === "item" ? undefined : kind,
    item: textParam(raw.item),
    copies: copies === undefined || copies === 1 ? undefined : Math.min(copies, mostCopies),
  };
}

/** The numbers with a scanned one: behind an item of a shelf the bin is scanned. */
export function withScanned(kind: LabelKind, numbers: readonly string[], code: string): string[] {
  const last = numbers.at(-1);
  const isBin = kind === "shelf" && last !== undefined && !last.includes("@");
  return isBin ? [...numbers.slice(0, -1), `${last}@${code}`] : [...numbers, code];
}

/** The numbers of a text, by comma, blank or line; each once, in order. */
export function numbersOf(text: string | undefined): string[] {
  const numbers = (text ?? "").split(/[\s,;]+/).filter((number) => number !== "");
  return [...new Set(numbers)];
}
