import type { TextsOf } from "../i18n/messages.ts";
import type { itemPaneMessages } from "./item-pane-messages.ts";

export const de: TextsOf<typeof itemPaneMessages> = {
  about: "Über den Artikel",
  binsHere: "Lagerplätze in {location}",
  noBins: "Er liegt hier auf keinem Lagerplatz.",
  usual: "üblicher Platz",
  stock: "Bestand nach Standort",
  noStock: "Kein Standort führt ihn.",
  available: "verfügbar",
};
