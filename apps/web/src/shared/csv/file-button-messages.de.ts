import type { TextsOf } from "../i18n/messages.ts";
import type { fileButtonMessages } from "./file-button-messages.ts";

export const de: TextsOf<typeof fileButtonMessages> = {
  workbook:
    "„{name}“ ist eine Arbeitsmappe. Speichern Sie sie in der Tabellenkalkulation als CSV, oder kopieren Sie die Zellen und fügen Sie sie hier ein.",
  document:
    "„{name}“ ist ein PDF, keine Tabelle. Speichern Sie die Tabelle als CSV, oder kopieren Sie die Zeilen und fügen Sie sie hier ein.",
  picture: "„{name}“ ist ein Bild, keine Tabelle. Wählen Sie eine CSV-Datei, oder fügen Sie die Zeilen hier ein.",
  noText:
    "„{name}“ enthält keinen Text. Wählen Sie eine Tabelle als CSV oder Text, oder fügen Sie die Zeilen hier ein.",
  empty: "„{name}“ ist leer. Wählen Sie eine andere Datei, oder fügen Sie die Zeilen hier ein.",
  unreadable:
    "„{name}“ lässt sich nicht lesen: Die Datei wurde inzwischen verschoben oder geändert. Wählen Sie sie erneut.",
};
