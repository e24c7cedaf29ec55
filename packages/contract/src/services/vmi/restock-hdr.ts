import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  ifLastModified,
  input,
  list,
  nullable,
  oneOf,
  orderBy,
  paging,
  quantity,
  required,
  statusCd,
  text,
  uid,
  yes,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { countOf, customerId, givenPartKey, partFields, stockroomWords } from "./part.ts";

/** A part on a restock order. */
export const RestockLine: ObjectSchema = entity("RestockLine", "A part on a restock order", {
  lineNo: uid("The line"),
  ...partFields,
  qtyOrdered: quantity({ description: "How many were ordered", example: 100 }),
  qtyReceived: quantity({ description: "How many of them arrived", example: 60 }),
  qtyOpen: quantity({ description: "How many are still on order; 0 on an order that is closed", example: 40 }),
  complete: yes({ description: "Whether nothing more is expected", example: false }),
});

const state = oneOf(["open", "partial", "received", "closed", "cancelled"], {
  description: "Nothing arrived yet, some arrived, everything arrived, closed before everything arrived, or cancelled",
  example: "partial",
});

/** What an order says beside its parts. */
export const restockReference = {
  poNumber: text({
    min: 1,
    max: most.text,
    description: "The customer's purchase order for it; receipts may name it",
    example: "PO-7712",
  }),
  notes: text({
    max: most.longText,
    description: "What the distributor should know",
    example: "Deliver to the crib window",
  }),
};

/** What a stockroom ordered from a distributor (R005). */
export const RestockHeader: ObjectSchema = entity("RestockHeader", "What a stockroom ordered from a distributor", {
  restockHdrUid: uid("The order's unique number"),
  warehouseUid: uid("The stockroom"),
  warehouseName: text({ description: "Its name", example: "Northgate crib" }),
  customerId: nullable(customerId),
  distributorsUid: uid("The distributor it was ordered from"),
  distributorsName: text({ description: "The distributor's name", example: "Purvey Demo Supply" }),
  poNumber: nullable(restockReference.poNumber),
  notes: nullable(restockReference.notes),
  restockState: state,
  lineCount: countOf("How many lines it has"),
  lines: list(RestockLine, { description: "What was ordered" }),
  statusCd: statusCd({ description: "704 on order, 705 completed or closed, 700 cancelled" }),
  usersId: nullable(uid("The user who ordered")),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const restockItems = list(
  input("RestockItemInput", "A part to order", {
    ...givenPartKey,
    invMastUid: required(givenPartKey.invMastUid),
    qtyToOrder: required(
      quantity({ min: 0, max: most.quantity, description: "How many to order, in its `unitOfMeasure`", example: 100 }),
    ),
  }),
  { max: most.entries },
);

const warehouseUid = uid("The stockroom to order for");
const distributorsUid = uid("The distributor to order from");

const plain = crud({
  entity: RestockHeader,
  noun: "restock order",
  key: "restockHdrUid",
  defaultOrder: "restock_hdr_uid|ASC",
  listQuery: {
    ...paging(),
    orderBy: orderBy("restock_hdr_uid|ASC"),
    q: text({ description: "The order's number, words of its purchase order, stockroom, distributor or parts" }),
    statusCd: statusCd({
      description: "704 on order, 705 completed or closed, 700 cancelled; without it all but cancelled",
    }),
    distributorsUid: { ...distributorsUid, description: "Only orders from this distributor" },
    warehouseUid: { ...warehouseUid, description: "Only orders for this stockroom" },
    customerId: { ...customerId, description: "Only orders for this customer's stockrooms" },
  },
  create: input("CreateRestockInput", "A new restock order", {
    warehouseUid: required(warehouseUid),
    distributorsUid: required(distributorsUid),
    restockItems: {
      ...restockItems,
      description: "What to order; without it all that is missing now and comes from this distributor",
    },
    beyondMaximum: yes({
      description: "True to order also what the profile does not list, and more than its maximum leaves room for",
      default: false,
    }),
    ...restockReference,
  }),
  update: input("UpdateRestockInput", "What to change of a restock order", {
    warehouseUid: { ...warehouseUid, description: "The stockroom it is for; it cannot be changed" },
    distributorsUid,
    poNumber: nullable(restockReference.poNumber),
    notes: nullable(restockReference.notes),
    statusCd: oneOf([704, 705], {
      description: "705 closes it: what did not arrive is no longer on order; 704 opens it again",
    }),
    restockItems: {
      ...restockItems,
      description: "What is on order altogether, what arrived included; what is not in it is taken off",
    },
  }),
  words: [...stockroomWords, "restock", "replenishment order", "refill", "on order", "backlog"],
  tasks: {
    list: ["orders sent to suppliers of a stockroom"],
    create: ["order parts for the crib by hand", "order supplies for a crib"],
    get: ["has the supplier delivered to the crib", "did the refill order go out", "details of a refill order"],
    delete: ["call off a restock order"],
  },
  read: "stockroom.read",
  write: "stockroom.move",
  scope: "customer",
  invalidates: ["vmi.restockHdr", "vmi.warehouse", "vmi.warehouse.replenish"],
});

/** `/restock-hdr`: orders of stockrooms at distributors. */
export const restockHdr: Resource = resource("/restock-hdr", {
  ...plain,
  list: {
    ...plain.list,
    summary: "List restock orders",
    tasks: ["orders sent to suppliers of a stockroom", "refill orders under way"],
  },
  create: {
    ...plain.create,
    description:
      "With `restockItems` it holds these; without them it takes all that is missing now and comes from this distributor, which may " +
      "be nothing. What it holds counts as on order until it is received.",
    errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"],
  },
  update: {
    ...plain.update,
    description:
      "A line cannot be ordered less than arrived of it (422). An order of which everything arrived stays completed (409).",
    errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"],
  },
  delete: {
    ...plain.delete,
    summary: "Cancel a restock order",
    tasks: ["call off a restock order", "stop a replenishment order"],
    query: { ifLastModified: ifLastModified("restock order") },
    description:
      "What is on it is no longer on order. Refused (409) once something arrived: close it by `statusCd` 705.",
    errors: ["RESOURCE_CONFLICT"],
  },
});
