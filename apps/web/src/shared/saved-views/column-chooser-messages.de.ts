import type { TextsOf } from "../i18n/messages.ts";
import type { columnChooserMessages } from "./column-chooser-messages.ts";

export const de: TextsOf<typeof columnChooserMessages> = {
  columns: "Spalten",
  columnsOf: "Spalten dieser Liste",
  earlier: "„{name}“ nach vorn",
  asItComes: "Alle Spalten",
};
