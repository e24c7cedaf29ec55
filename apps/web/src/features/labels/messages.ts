import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of labels. */
export const messages = defineMessages({
  id: "features/labels",
  en: {
    labels: "Labels",
    lead: "Scan, type or paste numbers; every list leads here too.",
    kind: "Kind of label",
    item: "Item",
    bin: "Bin",
    shelf: "Shelf: item and bin",
    items: "Part numbers",
    bins: "Bins",
    numbersHint: "One a line, up to 200.",
    shelfHint: "One a line as item@bin: HB-M8-40@A-01-1.",
    copies: "Copies of each",
    none: "No label yet.",
    noneHint: "Scan what shall have one. Selections of receipts, bins and look-ups lead here with their numbers.",
    scan: "Scan",
    preview: "Preview",
    print: "{count, plural, =0 {Print} one {Print 1 label} other {Print # labels}}",
    offline: "The server prints, and there is no network now. The numbers stay here until it is back.",
    ready: "The PDF is ready.",
    openPdf: "Open the PDF",
    added: "{code} added",
    scanBin: "{code}: now scan its bin",
    alreadyThere: "{code} is there already",
    unknown:
      "{count, plural, one {No part has the number {numbers}: its label carries the number alone.} other {No parts have the numbers {numbers}: their labels carry the numbers alone.}}",
    lacksBin: "{numbers}: a shelf label says the bin too. Write it behind the part number: {first}@A-01-1.",
    misfits:
      "{numbers}: a label takes up to 40 Latin letters, digits and signs. Correct what is longer or has others, then print.",
    correctFirst: "Correct what is marked first.",
    beyond:
      "{count, plural, one {One number more} other {# numbers more}} than the {most} of one print: the last get no label. Print these, then take them out.",
    copiesHint: "Whole, up to 500.",
    copiesWrong: "{copies} copies cannot be printed. Enter a whole number from 1 to 500.",
    tooMany: "These are {count} labels; {most} are printed at once. Lower the copies, or take numbers out.",
    labelsOf: "{count, plural, one {Its label} other {Its # labels}}",
    times: "× {count}",
    noBars: "“{code}” has no bar code: only Latin letters, digits and signs do.",
  },
});
