import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of what a company paid for an item. */
export const paidMessages = defineMessages({
  id: "features/catalog/paid",
  en: {
    paid: "What you paid",
    paidFor: "What {company} paid",
    perUnit: "Paid per {unit}",
    step: "{date}: {price} / {unit}, order {order}",
    today: "today",
    same: "{price} / {unit} in each order.",
    range: "From {lowest} to {highest} / {unit}.",
    latest: "{count, plural, one {One order line.} other {# order lines.}}",
    latestOf: "The latest {count} of {total} order lines.",
    table: "All as a table",
    ordered: "Ordered",
    quantity: "Quantity",
    each: "Each {unit}",
    order: "Order {order}",
  },
});
