import { defineMessages } from "../i18n/messages.ts";

/** Texts of the choice of an item. */
export const itemPickerMessages = defineMessages({
  id: "shared/parts/item-picker",
  en: {
    noItem: "No item fits “{words}”.",
  },
});
