import { datetime, entity, input, integer, nullable, oneOf, quantity, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { countOf, partFields } from "./part.ts";

const warrantyFields = {
  modelNo: text({ max: most.text, description: "The model that failed", example: "DM-80-4" }),
  serialNo: text({ max: most.text, description: "Its serial number", example: "SN-48812" }),
  warrantyType: text({ max: most.text, description: "What kind of warranty it is", example: "Manufacturer" }),
  notes: text({
    max: most.longText,
    description: "What else the manufacturer should know",
    example: "Failed after 3 weeks",
  }),
};

/** What is noted of a part that replaces one under warranty. */
export const Warranty: ObjectSchema = input("Warranty", "What is noted of a part used under warranty", warrantyFields);

/** A movement of a stockroom's ledger. */
export const StockMovement: ObjectSchema = entity("StockMovement", "A movement of a stockroom's ledger", {
  vmiMovementUid: uid("The movement's unique number"),
  warehouseUid: uid("The stockroom"),
  movementType: oneOf(["opening", "adjust", "receive", "transfer", "usage"], {
    description: "Opening balance, count, receipt, transfer between stockrooms, or usage",
    example: "usage",
  }),
  ...partFields,
  qtyChange: quantity({ description: "What it added to the stock; negative for what it took", example: -5 }),
  lotNumber: nullable(text({ description: "The lot", example: "L-61" })),
  reason: nullable(text({ description: "Why, in words", example: "Damaged" })),
  jobDescription: nullable(text({ description: "The job that it was used for", example: "WO-5521" })),
  department: nullable(text({ description: "The department that it was used by", example: "Paint" })),
  warranty: nullable({ ...Warranty, description: "What was noted of a part used under warranty" }),
  poNumber: nullable(text({ description: "The purchase order that it was received against", example: "PO-7712" })),
  restockHdrUid: nullable(uid("The restock order that it was received against")),
  otherWarehouseUid: nullable(uid("The stockroom that it was moved to, or came from")),
  otherWarehouseName: nullable(text({ description: "Its name", example: "Plant Dayton crib" })),
  usersId: nullable(uid("The user who did it")),
  userName: nullable(text({ description: "Their name", example: "Walt Brennan" })),
  dateCreated: datetime(),
});

/** What was used, added up. */
export const UsageTotal: ObjectSchema = entity("UsageTotal", "What was used in a stockroom, added up", {
  name: text({
    description: "The week's Monday, the month's first day, the department, the job or the part's number",
    example: "2026-03-09",
  }),
  qtyUsed: quantity({ description: "How many were used", example: 120 }),
  partCount: countOf("How many different parts"),
  issueCount: integer({ min: 0, description: "How many times something was taken", example: 9 }),
});
