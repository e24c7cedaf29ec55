import { defineMessages } from "../i18n/messages.ts";

/** Texts of the choice of columns. */
export const columnChooserMessages = defineMessages({
  id: "shared/saved-views/column-chooser",
  en: {
    columns: "Columns",
    columnsOf: "Columns of this list",
    earlier: "Move “{name}” to the front",
    asItComes: "All columns",
  },
});
