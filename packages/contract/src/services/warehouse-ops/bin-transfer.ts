import { get, type Resource, resource } from "../../endpoint.ts";
import { entity, input, integer, list, nullable, omit, required, text, uid, yesNo } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { documentEndpoints } from "./document.ts";
import { createFields, headerFields, poNoField } from "./document-fields.ts";
import { binFields, lineFields, lineInputs, lineQuantity } from "./document-lines.ts";

const key = "binTransferHdrUid";
const noun = "bin transfer";
const moveAvailable = yesNo({
  default: "N",
  description: "Y to move stock that is not allocated; without either flag that is what moves",
  example: "Y",
});
const moveAllocations = yesNo({
  default: "N",
  description: "Y to move allocated stock, and its allocation with it",
  example: "N",
});

/** What moves from one bin to another. */
export const BinTransferLine: ObjectSchema = entity("BinTransferLine", "What moves from one bin to another", {
  ...lineFields,
  toBin: binFields.toBin,
  fromBin: nullable(binFields.fromBin),
  lot: nullable(binFields.lot),
  moveAvailable,
  moveAllocations,
  quantity: nullable(lineQuantity("How many of the unit; null for everything that the flags name")),
  serials: binFields.serials,
});

/** Stock that moves between bins of a location (R190, R191). */
export const BinTransferHeader: ObjectSchema = entity(
  "BinTransferHeader",
  "Stock that moves between the bins of a location",
  { ...headerFields(key, noun), transfers: list(BinTransferLine, { description: "What moves" }) },
);

/** How far a bin transfer is. */
export const BinTransferStatus: ObjectSchema = entity("BinTransferStatus", "How far a bin transfer is", {
  ...omit(BinTransferHeader, "transfers"),
  documentsAhead: integer({ min: 0, description: "Documents of the site that the worker takes before it", example: 0 }),
  explanation: text({
    description: "What happens next, in a sentence",
    example: "The worker applies it in a moment; 2 documents come before it.",
  }),
});

const BinTransferLineInput: ObjectSchema = input("BinTransferLineInput", "What to move from one bin to another", {
  ...lineInputs,
  toBin: required(binFields.toBin),
  fromBin: binFields.fromBin,
  lot: { ...binFields.lot, description: "The lot; needed when the bin holds several" },
  moveAvailable,
  moveAllocations,
  quantity: lineQuantity("How many of the unit; without it everything that the flags name"),
  serials: binFields.serials,
});

const transfers = list(BinTransferLineInput, { min: 1, max: most.entries, description: "What moves" });

/** `/bin-transfer`: stock that moves between the bins of a location. */
export const binTransfer: Resource = resource("/bin-transfer", {
  ...documentEndpoints("binTransfer", {
    entity: BinTransferHeader,
    noun,
    key,
    create: input("BinTransferCreateInput", "A bin transfer to hand in", {
      ...createFields,
      usersId: required(uid("Who moves the goods")),
      locationId: required(uid("The location whose bins they are")),
      requestId: required(createFields.requestId ?? text()),
      poNo: poNoField("The purchase order whose goods are put away"),
      transfers: required(transfers),
    }),
    updateTitle: "BinTransferUpdateInput",
    lines: { transfers },
    words: ["put away", "putaway", "replenish the pick face", "relocate stock", "rebin", "shelf"],
    tasks: {
      list: ["what was moved between bins", "put-away jobs"],
      create: ["put goods away on a shelf", "move stock from one bin to another", "relocate a part in the warehouse"],
      delete: ["undo a shelf move"],
    },
    effect:
      "Moves stock from bin to bin of one location; what the location has stays the same. Allocated stock moves only with `moveAllocations`.",
    rules: ["R190", "R191"],
  }),
  status: get("/{binTransferHdrUid}/status", {
    params: { binTransferHdrUid: uid("The bin transfer") },
    returns: BinTransferStatus,
    summary: "Tell how far a bin transfer is",
    words: ["progress", "done", "applied", "queue", "why on hold"],
    tasks: ["is a bin transfer applied", "did the bin move go through", "is the shelf move booked"],
    permission: "warehouse.read",
    scope: "site",
    rules: ["R197"],
  }),
});
