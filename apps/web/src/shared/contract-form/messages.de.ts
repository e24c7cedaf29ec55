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
  noFields: "Dieser Endpunkt nimmt keine Eingabe.",
};
