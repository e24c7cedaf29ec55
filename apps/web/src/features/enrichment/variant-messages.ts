import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the variants in the item editor. */
export const variantMessages = defineMessages({
  id: "features/enrichment/variant",
  en: {
    variants: "Variants",
    choiceCount: "{count, plural, one {# choice} other {# choices}}",
    noVariants: "Shoppers see this item alone. With variants they choose on its page among sizes or colours.",
    beginVariants: "Begin a group with this item",
    variantName: "What is chosen",
    first: "shown first",
    firstOf: "Show {item} first",
    takeOut: "Take {item} out of the group",
    value: "The choice reads",
    valueOf: "What the choice {item} reads",
    color: "Colour",
    colorOf: "Colour of {item}, such as #1F5FA8",
    difference: "Price difference",
    differenceOf: "Price difference of {item}",
    anotherItem: "Another item",
    anotherHint: "By any of its numbers",
    chooseItem: "Choose an item first.",
    taken: "{item} is a choice of this group already.",
    addChoice: "Add",
    choice: "Choice {item}",
    chosenFirst: "{words} · shown first",
    nameless: "no text",
  },
});
