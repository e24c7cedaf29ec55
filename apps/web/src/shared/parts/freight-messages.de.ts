import type { TextsOf } from "../i18n/messages.ts";
import type { freightMessages } from "./freight-messages.ts";

export const de: TextsOf<typeof freightMessages> = {
  carrier: "Fracht: was die Spedition verlangt.",
  kept: "Dieser Preis gilt bis",
  site: "Fracht nach unseren eigenen Sätzen.",
  estimate: "Fracht nach unseren eigenen Sätzen geschätzt: Keine Spedition hat einen Preis genannt.",
  given: "Fracht von Hand gesetzt.",
  givenBy: "Fracht gesetzt von {name}.",
};
