import {
  datetime,
  entity,
  ifLastModified,
  input,
  integer,
  nullable,
  oneOf,
  orderBy,
  paging,
  statusCd,
  text,
  uid,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";

/** Where a document stands on its way (R127). */
export const importStates = ["initial", "hold", "delivered"] as const;

const importState = oneOf(importStates, {
  description: "`initial` is on its way, `hold` waits for somebody to correct it, `delivered` has arrived",
});
const sourceName = text({
  max: most.text,
  description: "What kind of document it is: `oe-hdr` is an order",
  example: "oe-hdr",
});
const sourceId = text({ max: 255, description: "The document's number where it comes from", example: "500123" });
const importResults = text({
  max: 4000,
  description: "What the receiver said: what it called the document, or why it refused it",
  example: "Taken over as order 500123.",
});
const referenceNo = text({
  max: 255,
  description: "The number that people know it by: of an order, the customer's purchase order",
  example: "PO-8891",
});
const jsonData = text({
  description: "The document, as JSON text",
  example: '{"impOeHdr":{"importSetNo":"500123","customerPoNumber":"PO-8891"}}',
});
const importStatusCd = statusCd({ description: "704 is worked on, 705 is set aside, 700 is deleted" });

/** One document on its way to the ERP or from it. */
export const ImportRecord: ObjectSchema = entity("ImportRecord", "One document on its way to the ERP or from it", {
  importUid: uid("The unique number of the record"),
  scheduledImportMasterUid: nullable(uid("The plan that it goes by")),
  sourceName,
  sourceId: nullable(sourceId),
  importState,
  jsonData,
  importStatusCd,
  importResults: nullable(importResults),
  referenceNo: nullable(referenceNo),
  attempts: integer({ min: 0, description: "How often it was handed over", example: 1 }),
  stateSince: datetime({ description: "Since when it is in its state" }),
  hoursInState: integer({ min: 0, description: "Full hours that it has been in its state", example: 3 }),
  dateDelivered: nullable(datetime({ description: "When it arrived; null until then" })),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

/** What can be changed of a record; `initial` after `hold` hands it over again. */
export const UpdateImportInput: ObjectSchema = input("UpdateImportInput", "What to change of an import record", {
  importState,
  importResults,
  referenceNo,
  jsonData: { ...jsonData, description: "The whole document as JSON text; of an order, of the same order" },
  importStatusCd: oneOf([704, 705], { description: "704 to work on it, 705 to set it aside; delete to get 700" }),
  ifLastModified: ifLastModified("import"),
});

const created = {
  importState,
  excludeState: oneOf(importStates, { description: "Leave out the ones in this state", example: "delivered" }),
  createdFrom: datetime({ description: "Created then or later" }),
  createdOn: text({
    description: "Created on this day, `YYYY-MM-DD`, UTC",
    pattern: "^\\d{4}-\\d{2}-\\d{2}$",
    patternMessage: "Expected a day as YYYY-MM-DD, such as 2026-03-14",
    example: "2026-03-14",
  }),
  createdTo: datetime({ description: "Created then or earlier" }),
  sourceId,
  sourceName,
};

/** Filters of the list (R127, R148, R254). */
export const importListQuery: Record<string, Schema> = {
  ...paging({ limit: 12 }),
  orderBy: orderBy("import_uid|DESC"),
  ...created,
  q: text({ description: "Words to look for in numbers, results and the customer's name", example: "northgate" }),
  referenceNo,
};

const hours = (description: string) => integer({ min: 1, max: 168, default: 48, description });

/** Filters of the recent ones (R149, R150). */
export const recentQuery: Record<string, Schema> = {
  hours: hours("Created within so many hours"),
  ...paging({ limit: 1000 }),
  ...created,
};

/** Filters of the stuck ones (R149, R150). */
export const stuckQuery: Record<string, Schema> = {
  hours: hours("Not delivered, and in the same state for more than so many hours"),
  ...paging({ limit: 1000 }),
};
