import type { TextsOf } from "../i18n/messages.ts";
import type { columnChooserMessages } from "./column-chooser-messages.ts";

export const de: TextsOf<typeof columnChooserMessages> = {
  columns: "Spalten",
  columnsOf: "Spalten und Zeilen dieser Liste",
  earlier: "„{name}“ nach vorn",
  later: "„{name}“ nach hinten",
  isFirst: "Sie steht schon ganz vorn.",
  isLast: "Sie steht schon ganz hinten.",
  hidden: "Sie wird nicht gezeigt. Kreuzen Sie sie zuerst an.",
  moved: "„{name}“ ist jetzt Spalte {place} von {all}.",
  width: "Breite von „{name}“",
  pixels: "{width} px",
  atLeast: "mindestens {width} px",
  asItComes: "Alle Spalten",
  rowHeight: "Zeilenhöhe, in allen Listen auf diesem Gerät",
  auto: "Wie das Gerät es braucht",
  compact: "Eng",
  cosy: "Luftig",
  touch: "Für Finger",
};
