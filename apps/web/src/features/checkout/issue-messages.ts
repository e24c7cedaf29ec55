import type { CheckoutIssue } from "@purvey/contract/generated/commerce";
import { defineMessages } from "../../shared/i18n/messages.ts";

const words = {
  EMPTY_CART: "There is nothing to order. Put items in the cart first.",
  ALREADY_ORDERED: "The checkout is an order already. Begin another one to order again.",
  CUSTOMER_MISSING: "The checkout has no customer. Begin it with a cart of a customer.",
  CUSTOMER_INACTIVE: "Your company does not order in the shop. Ask our sales desk.",
  CREDIT_HOLD: "Your company is on credit hold and may not order for now. Ask our accounts receivable.",
  CREDIT_LIMIT_EXCEEDED:
    "The order goes beyond the credit limit of your company, {limit}: {open} are open. Order for less, or pay open invoices first.",
  OPEN_IN_OTHER_CURRENCY:
    "Your company also has open amounts in another currency, which its credit limit does not count.",
  PO_NUMBER_REQUIRED: "Your account requires a purchase order number.",
  SHIP_DATE_PAST: "Choose a delivery date that is not over.",
  SHIP_TO_MISSING: "Choose where the goods go.",
  ITEM_UNAVAILABLE: "`{item}` is not available. Take the line out.",
  ITEM_DISCONTINUED: "`{item}` is discontinued and sold while stock lasts.",
  UNIT_NOT_SOLD: "`{item}` is not sold in this unit.",
  QUANTITY_TOO_SMALL: "The quantity of `{item}` is too small.",
  QUANTITY_NOT_A_MULTIPLE: "`{item}` is not sold in this quantity.",
  PRICE_MISSING: "`{item}` has no price. Ask our sales desk for one.",
  PRICE_CHANGED: "The price of `{item}` is {price} now; it was {before} when it was put in the cart.",
  QUOTE_EXPIRED:
    "The quoted price of `{item}` does not hold any more. Buy it at today's price, or ask for a new quote.",
  QUOTE_QUANTITY_EXCEEDED: "The quote does not hold for so many of `{item}`. Order the rest at today's price.",
  CONTRACT_QUANTITY_EXCEEDED: "The contract does not hold for so many of `{item}`.",
  STOCK_SHORT: "There is not enough of `{item}` in stock.",
  BACKORDER: "A part of what you want of `{item}` waits for new stock.",
  ALLOWANCE_EXCEEDED: "The order goes beyond your allowance and needs an approval.",
  CHANGED_SINCE_ACTIVATION: "The cart has changed since the checkout was released. Have it released again.",
  TAX_DIFFERS: "The tax has changed. Look at the new total, and order again.",
  FREIGHT_DIFFERS: "The freight has changed. Look at the new total.",
  PLACE_UNKNOWN: "The state, postal code and country of the address do not fit together. Correct the address.",
  ADDRESS_UNKNOWN: "The post does not know the address that the order goes to. Correct it, or choose another place.",
  ADDRESS_CORRECTED: "The post knows the address otherwise. Take the one that it knows, or choose another place.",
  ADDRESS_UNCHECKED: "The address could not be checked. Make sure that it is right.",
  TAX_ESTIMATED: "The tax is estimated, because the tax service does not answer. It may be another on the invoice.",
  FREIGHT_ESTIMATED:
    "What this delivery costs is not known now. Freight is estimated; choose another delivery, or order with it.",
  FREIGHT_UNKNOWN: "What freight costs is not known for this ship-to. Our sales desk adds it to the order.",
} as const satisfies Record<CheckoutIssue["code"], string>;

/** What each finding of a validation says, by its code. */
export const issueMessages = defineMessages({
  id: "features/checkout/issue",
  en: words,
});
