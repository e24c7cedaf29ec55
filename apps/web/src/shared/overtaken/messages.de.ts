import type { TextsOf } from "../i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  overtaken:
    "Das hat inzwischen jemand auf „{value}“ geändert. Speichern Sie noch einmal, um Ihres an die Stelle zu setzen.",
  changed: "Jemand hat das inzwischen geändert.",
  keepTheirs: "Das andere behalten",
  keepMine: "Meines behalten",
  emptied: "Das hat inzwischen jemand geleert. Speichern Sie noch einmal, um Ihres an die Stelle zu setzen.",
};
