import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** Kinds of labels, with the layout that the server prints. */
export const labelKinds = { item: "item-label", bin: "bin-label", shelf: "shelf-label" } as const;

/** A kind of label. */
export type LabelKind = keyof typeof labelKinds;

/** The most numbers a batch takes at once. */
export const mostNumbers = 200;

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
    copies: copies === undefined || copies === 1 ? undefined : Math.min(copies, 500),
  };
}

/** The numbers of a text, by comma, blank or line; each once, in order. */
export function numbersOf(text: string | undefined): string[] {
  const numbers = (text ?? "").split(/[\s,;]+/).filter((number) => number !== "");
  return [...new Set(numbers)].slice(0, mostNumbers);
}
