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
    whole: "a whole number",
    minLength: "{bound, plural, one {at least # character} other {at least # characters}}",
    maxLength: "{bound, plural, one {at most # character} other {at most # characters}}",
    minimum: "at least {bound}",
    maximum: "at most {bound}",
    exclusiveMinimum: "more than {bound}",
    multipleOf: "a multiple of {bound}",
    minItems: "{bound, plural, one {at least # entry} other {at least # entries}}",
    maxItems: "{bound, plural, one {at most # entry} other {at most # entries}}",
    noFields: "This endpoint takes no input.",
  },
});
