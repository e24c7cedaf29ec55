import { defineMessages } from "../i18n/messages.ts";

/** Texts of forms that are made from the contract. */
export const messages = defineMessages({
  id: "shared/contract-form",
  en: {
    unset: "–",
    unsetDefault: "{value} (default)",
    default: "default {value}",
    addLine: "Add a line",
    removeLine: "Remove line {line} of {name}",
    line: "Line",
    noLines: "No lines yet.",
    cell: "{name} {line} {field}",
    noJson: "This is no JSON: {problem}",
    required: "required",
    noFields: "This endpoint takes no input.",
  },
});
