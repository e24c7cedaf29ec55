import type { TextsOf } from "../i18n/messages.ts";
import type { longRowsMessages } from "./long-rows-messages.ts";

export const de: TextsOf<typeof longRowsMessages> = {
  note: "{count, plural, one {# Zeile} other {# Zeilen}}. Was nicht zu sehen ist, wird nicht gezeichnet; das Suchmenü des Browsers findet dort keinen Text.",
  drawAll: "Alle Zeilen zeichnen",
};
