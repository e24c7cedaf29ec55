import type { TextsOf } from "../i18n/messages.ts";
import type { savedViewsMessages } from "./saved-views-messages.ts";

export const de: TextsOf<typeof savedViewsMessages> = {
  views: "Ansichten",
  viewsOf: "Gespeicherte Ansichten dieser Liste",
  shared: "Für alle",
  own: "Nur für Sie, in diesem Browser",
  asItComes: "Die Liste ohne Filter",
  none: "Filtern und sortieren Sie, wählen Sie Spalten und speichern Sie dann, was Sie sehen, unter einem Namen.",
  name: "Name der Ansicht",
  nameHint: "Filter, Spalten und Reihenfolge werden gespeichert",
  nameMissing: "Geben Sie der Ansicht einen Namen.",
  forEverybody: "Mit allen teilen",
  save: "Diese Ansicht speichern",
  link: "Link zu dieser Ansicht",
  copyLink: "Link zu dem, was Sie sehen",
  remove: "Ansicht „{name}“ löschen",
  saved: "„{name}“ ist für Sie in diesem Browser gespeichert.",
  sharedDone: "„{name}“ ist mit allen geteilt.",
  removed: "Die Ansicht „{name}“ ist gelöscht.",
  refused: "Die Ansicht bleibt, wie sie war: {reason}",
  notRead: "Die geteilten Ansichten konnten nicht gelesen werden: {reason}",
  undo: "Rückgängig",
};
