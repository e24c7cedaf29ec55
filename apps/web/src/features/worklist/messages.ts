import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the worklist. */
export const messages = defineMessages({
  id: "features/worklist",
  en: {
    worklist: "Worklist",
    calm: "Nothing waits for you.",
    calmHint: "Counts appear here when parts fall below their minimum, deliveries are late or something is stuck.",
    some: "{count, plural, one {# matter waits} other {# matters wait}}",
    stockrooms: "Stockrooms",
    goods: "Goods",
    system: "Between the systems",
    toReorder: "{count, plural, one {part} other {parts}} to reorder",
    openRestocks: "{count, plural, one {restock order} other {restock orders}} on the way",
    overdue: "{count, plural, one {purchase order} other {purchase orders}} overdue",
    held: "{count, plural, one {receipt} other {receipts}} on hold",
    picks: "{count, plural, one {pick ticket} other {pick tickets}} to pick",
    stuck: "{count, plural, one {import} other {imports}} stuck for two days",
    waiting: "{count, plural, one {change} other {changes}} not stored yet",
    refused: "{count, plural, one {change was} other {changes were}} refused",
    nextParts: "Runs out first",
    nextOverdue: "Longest overdue",
    nextPicks: "Leaves first",
    nextStuck: "Stuck longest",
    importNo: "Import {number}",
    lines: "{count, plural, one {# line} other {# lines}}",
    minimum: "minimum {quantity} {unit}",
    nothing: "Nothing.",
    toStockrooms: "To the stockrooms",
    toShop: "To the shop",
    unknown: "could not be counted",
  },
});
