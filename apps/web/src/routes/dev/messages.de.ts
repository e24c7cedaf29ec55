import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  title: "Entwicklerkonsole",
  explorer: "Endpunkte",
  log: "Protokoll",
  errors: "Fehler",
  health: "Zustand",
};
