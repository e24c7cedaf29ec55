import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the comparison of items, and of choosing what to compare. */
export const compareMessages = defineMessages({
  id: "features/catalog/compare",
  en: {
    title: "Compare",
    items: "{count, plural, one {# item} other {# items}}",
    compareItem: "Compare {item}",
    compareFull: "Compare {item}: {most} are chosen already, leave one out first",
    compareRow: "Choose the row to be compared",
    compareCount: "Compare {count}",
    chosen: "{count} of {most} to compare",
    leaveOut: "Leave {item} out of the comparison",
    none: "None",
    oneMore: "Choose one more in the results to compare.",
    onlyDifferences: "Only differences",
    alike:
      "{count, plural, one {One property is the same and not shown.} other {# properties are the same and not shown.}}",
    differs: "differs",
    without: "not stated",
    copyWhat: "comparison",
    description: "What it is",
    stock: "Stock",
    order: "Order",
    addQuantity: "Add {quantity} {unit}",
    addQuantityOf: "Add {quantity} {unit} of {item} to the cart",
    gone: "No longer made",
    nothing: "Nothing is chosen to be compared.",
    nothingHint:
      "Choose two to four items in results or in a category: tick the box on the picture, or press x on the row.",
  },
});
