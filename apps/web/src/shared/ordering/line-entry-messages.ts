import { defineMessages } from "../i18n/messages.ts";

/** Texts of where the lines of a list come in, and of their fields. */
export const lineEntryMessages = defineMessages({
  id: "shared/ordering/line-entry",
  en: {
    paste: "Lines",
    pasteHint: "One line each, for example: HB-M8-40, 2, BX",
    read: "Take the lines",
    file: "Load a file",
    partOf: "Part number of line {line}",
    quantityOf: "Quantity of line {line}",
    unitOf: "Unit of line {line}",
    foundAs: "Found as {code}",
    yourNumber: "{code} is your number for it",
    otherNumber: "{code} is another number of it",
    barCode: "{code} is its bar code",
    customersNumber: "{code} is the customer's number for it",
  },
});
