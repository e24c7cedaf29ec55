import type { TextsOf } from "../i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  unset: "–",
  unsetDefault: "{value} (Vorgabe)",
  default: "Vorgabe {value}",
  addLine: "Zeile hinzufügen",
  removeLine: "Zeile {line} von {name} entfernen",
  line: "Zeile",
  noLines: "Noch keine Zeilen.",
  cell: "{name} {line} {field}",
  noJson: "Das ist kein JSON: {problem}",
  required: "Pflichtangabe",
  whole: "eine ganze Zahl",
  minLength: "mindestens {bound, plural, one {# Zeichen} other {# Zeichen}}",
  maxLength: "höchstens {bound, plural, one {# Zeichen} other {# Zeichen}}",
  minimum: "mindestens {bound}",
  maximum: "höchstens {bound}",
  exclusiveMinimum: "mehr als {bound}",
  multipleOf: "ein Vielfaches von {bound}",
  minItems: "{bound, plural, one {mindestens # Eintrag} other {mindestens # Einträge}}",
  maxItems: "{bound, plural, one {höchstens # Eintrag} other {höchstens # Einträge}}",
  noFields: "Dieser Endpunkt nimmt keine Eingabe.",
};
