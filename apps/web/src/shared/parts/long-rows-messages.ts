import { defineMessages } from "../i18n/messages.ts";

/** Texts of a long table. */
export const longRowsMessages = defineMessages({
  id: "shared/parts/long-rows",
  en: {
    note: "{count, plural, one {# row} other {# rows}}. Those out of sight are not drawn, so the menu of your browser does not find text in them.",
    drawAll: "Draw all rows",
  },
});
