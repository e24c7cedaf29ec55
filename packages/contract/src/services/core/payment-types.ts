import { get, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  integer,
  list,
  nullable,
  oneOf,
  orderBy,
  paging,
  statusCd,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";

/** A way to pay (R259). */
export const PaymentType: ObjectSchema = entity("PaymentType", "A way to pay", {
  paymentTypeUid: uid("The unique number of the way to pay"),
  paymentTypeId: text({ max: most.text, description: "Its code", example: "VISA" }),
  paymentTypeDesc: text({ max: 255, description: "As people call it", example: "Visa" }),
  paymentMethod: oneOf(["cash", "check", "card", "transfer", "account"], {
    description: "Cash, a check, a card, a transfer from bank to bank, or on account with terms",
  }),
  cardBrand: nullable(text({ max: most.text, description: "The brand, of cards", example: "Visa" })),
  surchargeFlag: yesNo({ description: "Y where a surcharge may be taken", example: "Y" }),
  cashDrawerFlag: yesNo({ description: "Y when it is counted in the cash drawer", example: "N" }),
  displayOnWebFlag: yesNo({ description: "Y when the shop offers it" }),
  sequenceNo: integer({ min: 0, description: "Position in lists", example: 3 }),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

/** `/payment-types`: the ways to pay. */
export const paymentTypes: Resource = resource("/payment-types", {
  list: get("", {
    query: { ...paging(), orderBy: orderBy("payment_type_uid|ASC") },
    returns: list(PaymentType),
    summary: "List the ways to pay",
    words: ["tender", "credit card", "cash", "check", "ACH", "on account", "terms", "net 30", "how to pay"],
    tasks: ["how can one pay", "how can customers pay", "payment methods"],
    permission: "core.read",
    scope: "site",
    rules: ["R147", "R248", "R259"],
  }),
});
