import {
  datetime,
  entity,
  type Fields,
  integer,
  list,
  nullable,
  oneOf,
  open,
  quantity,
  statusCd,
  text,
  uid,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";

/** How far a document is on its way into the stock. */
export const importState: Schema = oneOf(["initial", "hold", "delivered"], {
  description:
    "`initial` waits for the worker, `hold` could not be applied (see `processMessage`), `delivered` is applied",
});

/** The same as a code of the trade. */
export const processCd: Schema = oneOf([704, 705, 1185], {
  description: "704 waits for the worker, 705 on hold, 1185 applied",
});

const processMessage = text({
  max: 255,
  description: "Why the document could not be applied, or a note",
  example: "Columbus has 40 EA of `KIT-FLG-M8` available; 60 EA were asked for.",
});

const referenceNo = text({
  max: 255,
  description: "The number on the paper: packing slip, waybill, work order",
  example: "PS-88121",
});
const poNo = integer({ min: 1, description: "The purchase order", example: 900003 });
const jsonData = text({ max: most.document, description: "JSON text of the caller, kept as it is", example: "{}" });
const properties = open({ description: "What the caller keeps with the document", example: { scanner: "RF-07" } });
const requestId = text({
  min: 1,
  max: 255,
  description: "The caller's own number of this request: sent twice, it makes one document",
  example: "RF-07-20260314-0931",
});

/** What applying did to a line. Quantities in the base unit. */
export const DocumentLineResult: ObjectSchema = entity("DocumentLineResult", "What applying a document did to a line", {
  lineNo: integer({ min: 1, description: "The document's line", example: 1 }),
  itemId: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  quantity: quantity({ description: "What was moved, in base units", example: 1000 }),
  baseUnit: text({ max: 8, description: "The item's base unit", example: "EA" }),
  qtyShort: quantity({ description: "What was expected and will not come, in base units", example: 0 }),
  qtyOver: quantity({ description: "What came beyond what was expected, in base units", example: 0 }),
  bins: list(text({ description: "A bin" }), { description: "The bins that it went from or to", example: ["A-01-1"] }),
});

/** What applying a document did. */
export const DocumentResult: ObjectSchema = entity("DocumentResult", "What applying a document did", {
  movements: integer({ min: 0, description: "Rows of the stock ledger that it wrote", example: 2 }),
  lines: list(DocumentLineResult, { description: "What became of each line" }),
  complete: nullable({
    type: "boolean",
    description:
      "Whether the purchase order or transfer that it belongs to is finished by it; null when it belongs to none",
    examples: [false],
  }),
});

/** What every document of the warehouse says of itself, its number under the given name (R197). */
export function headerFields(key: string, noun: string): Fields {
  return {
    [key]: uid(`The unique number of the ${noun}`),
    importState,
    usersId: uid("Who moved the goods"),
    locationId: uid("Where it happens"),
    locationName: text({ description: "The location's name", example: "Columbus" }),
    requestId: nullable(requestId),
    referenceNo: nullable(referenceNo),
    poNo: nullable(poNo),
    properties,
    response: nullable(DocumentResult),
    jsonData: nullable(jsonData),
    statusCd: statusCd(),
    statusDesc: text({ description: "The status in words", example: "active" }),
    processCd,
    processDesc: text({ description: "The process code in words", example: "waits for the worker" }),
    processMessage: nullable(processMessage),
    attempts: integer({ min: 0, description: "How often it was tried", example: 0 }),
    dateCreated: datetime(),
    dateLastModified: datetime(),
    dateProcessed: nullable(datetime({ description: "When it was tried last" })),
  };
}

/** What a caller may say about every document. */
export const createFields: Record<string, Schema> = {
  usersId: uid("Who moved the goods; without it the caller"),
  requestId: {
    ...requestId,
    description: `${requestId.description}. Without it \`referenceNo\` serves; with neither, each call makes a document`,
  },
  referenceNo,
  properties,
  jsonData,
  statusCd: oneOf([704, 705], {
    default: 704,
    description: "704 to be applied, 705 a draft that waits until it is set to 704",
  }),
};

/** The field `poNo`, with what it means to the document. */
export function poNoField(description: string): Schema {
  return { ...poNo, description };
}

/** What may be changed of every document (R126). */
export const updateFields: Record<string, Schema> = {
  statusCd: statusCd({
    description: "704 active, 705 a draft that is not applied, 700 deleted (only before it is applied)",
  }),
  processCd: oneOf([704, 705, 1185], {
    description:
      "704 to try again, 705 to hold it back; 1185 is set by the worker, and taken only of a document that has it",
  }),
  jsonData: nullable(jsonData),
  properties,
  processMessage: nullable(processMessage),
};

/** Filters of every list (R196); `importState` and `locationId` are an extension of the specification. */
export const listFilters: Record<string, Schema> = {
  statusCd: statusCd({ description: "Documents of this status; without it all but the deleted" }),
  referenceNo: text({ max: 255, description: "Documents of this reference number" }),
  poNo: poNoField("Documents of this purchase order"),
  importState: { ...importState, description: "Documents that are so far on their way" },
  locationId: uid("Documents of this location: where goods are moved, or at the other end of a transfer"),
};
