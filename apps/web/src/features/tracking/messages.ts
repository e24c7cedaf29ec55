import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of following an order without signing in. */
export const messages = defineMessages({
  id: "features/tracking",
  en: {
    title: "Follow an order",
    lead: "With the order number and the postal code it goes to. No account needed.",
    order: "Order number",
    orderMissing: "Enter the order number: only digits.",
    postalCode: "Postal code of the delivery",
    postalCodeMissing: "Enter the postal code.",
    find: "Find the order",
    unknown: "No order has this number and this postal code.",
    unknownHint: "Check both: they stand on the order confirmation.",
    tooMany: "Too many attempts. Wait {seconds} seconds, then try again.",
    found: "Order {order}",
    goesTo: "Goes to",
    comesFrom: "Comes from",
    ordered: "Ordered",
    wanted: "Wanted by",
    promised: "Leaves on",
    lines: "What is in it",
    item: "Item",
    quantity: "Quantity",
    onTheWay: "On its way",
    signIn: "Sign in to see prices and order again",
  },
});
