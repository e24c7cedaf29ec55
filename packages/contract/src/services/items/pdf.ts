import { post, type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, input, integer, number, oneOf, open, required, text } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";

/** The documents that have a layout of their own; any other is printed value by value. */
export const pdfDocumentTypes = [
  "item-sheet",
  "price-sheet",
  "wishlist",
  "label",
  "order",
  "quote",
  "invoice",
  "pick-ticket",
] as const;

const margin = (side: string): Schema =>
  number({ min: 0, max: 100, description: `Free space at the ${side} in millimetres`, example: 15 });

/** The free space around a page, in millimetres. */
export const PdfMargins: ObjectSchema = input("PdfMargins", "The free space around a page, in millimetres", {
  top: margin("top"),
  right: margin("right"),
  bottom: margin("bottom"),
  left: margin("left"),
});

/** The languages that documents are printed in; an extension of the specification, which knows one. */
export const printLanguages = ["en", "de"] as const;

/** The language of a document's own words and figures. */
export const printLanguage: Schema = oneOf(printLanguages, {
  description:
    "The language of titles, dates and figures; English when left out. What `data` says is printed as it stands. An extension of the specification",
  example: "de",
});

/** The paper a document is laid out for (R117, R118), and the language it is printed in. */
export const PdfOptions: ObjectSchema = input(
  "PdfOptions",
  "The paper a document is laid out for, and the language it is printed in",
  {
    format: oneOf(["A4", "letter"], { description: "The size of the paper; letter when left out", example: "A4" }),
    orientation: oneOf(["portrait", "landscape"], { description: "How it is turned; portrait when left out" }),
    margins: PdfMargins,
    language: printLanguage,
  },
);

/** What to print (R119). */
export const PdfGenerationRequest: ObjectSchema = input("PdfGenerationRequest", "What to print", {
  documentType: required(
    text({
      min: 1,
      max: most.text,
      description: `The kind of document. ${pdfDocumentTypes.map((type) => `\`${type}\``).join(", ")} have layouts of their own; of any other \`data\` is printed value by value`,
      example: "label",
    }),
  ),
  templateId: text({
    min: 1,
    max: most.text,
    description:
      "The layout: `standard` or `compact` of documents, `item-label`, `bin-label` or `shelf-label` of labels; the first of the kind when left out",
    example: "shelf-label",
  }),
  data: required(
    open({
      description: "What to print, by kind of document; a refusal names each field that is missing or does not fit",
      example: { labels: [{ itemId: "HB-M8-40", itemDesc: "Hex bolt M8 x 40 zinc", bin: "A-01-1" }] },
    }),
  ),
  options: PdfOptions,
});

/** A printed document that waits to be fetched. */
export const PdfGenerationResult: ObjectSchema = entity("PdfGenerationResult", "A printed document, ready to fetch", {
  pdfId: text({
    description: "The document's key, which cannot be guessed",
    example: "9f86d081884c7d659a2feaa0c55ad015",
  }),
  fileName: text({ description: "What to call the file", example: "label-2026-03-14.pdf" }),
  fileSize: integer({ min: 1, description: "Its size in bytes", example: 18211 }),
  downloadUrl: text({
    description: "The whole address to fetch it from, until it expires; whoever has the address may",
    example: "https://shop.example/documents/pdf/9f86d081884c7d659a2feaa0c55ad015?site=demo",
  }),
  createdAt: datetime(),
  expiresAt: datetime({ description: "After this it is gone (410); print it again", example: "2026-03-15 09:26:53" }),
});

/** `/internal/pdf`: documents and labels as PDF. */
export const internal: Resource = resource("/internal", {
  pdf: post("/pdf", {
    body: PdfGenerationRequest,
    returns: PdfGenerationResult,
    summary: "Print a document or labels as PDF",
    description:
      "Prints what `data` says; nothing is read from the catalogue. `item-sheet`: an item as `invMast.doc` answers it. `price-sheet`, `wishlist`: `title` and `lines`. `label`: `labels`. " +
      "`order`, `quote`, `invoice`, `pick-ticket`: number, dates, addresses and `lines`. The document can be fetched from `downloadUrl` for 24 hours.",
    words: [
      "print",
      "PDF",
      "document",
      "label",
      "barcode",
      "printer",
      "shelf label",
      "bin label",
      "data sheet",
      "pick ticket",
      "invoice",
    ],
    tasks: ["make a PDF of an order, quote or pick ticket", "print barcode stickers"],
    permission: "document.create",
    scope: "site",
    rules: ["R117", "R118", "R119"],
  }),
});
