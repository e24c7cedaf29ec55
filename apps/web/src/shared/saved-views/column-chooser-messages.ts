import { defineMessages } from "../i18n/messages.ts";

/** Texts of the choice of columns. */
export const columnChooserMessages = defineMessages({
  id: "shared/saved-views/column-chooser",
  en: {
    columns: "Columns",
    columnsOf: "Columns and rows of this list",
    earlier: "Move “{name}” to the front",
    later: "Move “{name}” to the back",
    isFirst: "It stands at the front already.",
    isLast: "It stands at the back already.",
    hidden: "It is not shown. Tick it first.",
    moved: "“{name}” is now column {place} of {all}.",
    width: "Width of “{name}”",
    pixels: "{width} px",
    atLeast: "at least {width} px",
    asItComes: "All columns",
    rowHeight: "Row height, of all lists on this device",
    auto: "As the device needs it",
    compact: "Compact",
    cosy: "Roomy",
    touch: "For fingers",
  },
});
