import { defineMessages } from "../i18n/messages.ts";

/** Texts of how an item's prices changed. */
export const messages = defineMessages({
  id: "shared/price-history",
  en: {
    title: "Price history",
    changes: "{count, plural, one {# change} other {# changes}}",
    none: "No price of this item has changed since it was stored. Prices come from the ERP; what changes from now on is noted here.",
    listPrice: "List price",
    listPer: "List price per {unit}",
    classPrice: "Class {number}",
    classPrices: "{count, plural, one {# class price} other {# class prices}}",
    before: "Before: {price} / {unit}",
    step: "{date}: {price} / {unit}",
    first: "before",
    today: "today",
    when: "When",
    by: "By",
    what: "Old → new",
    load: "File {file}",
    database: "Another program, in the database",
    to: "to",
    percent: "{percent} %",
    noPrice: "none",
    more: "Show older changes",
  },
});
