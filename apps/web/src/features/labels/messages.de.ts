import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  labels: "Etiketten",
  lead: "Nummern scannen, eingeben oder einfügen; aus jeder Liste geht es auch hierher.",
  kind: "Art des Etiketts",
  item: "Artikel",
  bin: "Lagerplatz",
  shelf: "Regal: Artikel und Lagerplatz",
  items: "Artikelnummern",
  bins: "Lagerplätze",
  numbersHint: "Eine je Zeile, bis zu 200.",
  shelfHint: "Eine je Zeile als Artikel@Lagerplatz: HB-M8-40@A-01-1.",
  copies: "Stück je Nummer",
  none: "Noch kein Etikett.",
  noneHint:
    "Scannen Sie, was eines bekommen soll. Wareneingänge, Lagerplätze und Auskünfte führen mit ihren Nummern hierher.",
  scan: "Scannen",
  preview: "Vorschau",
  print: "{count, plural, =0 {Drucken} one {1 Etikett drucken} other {# Etiketten drucken}}",
  offline: "Der Server druckt, und gerade ist kein Netz da. Die Nummern bleiben hier, bis es wieder da ist.",
  ready: "Das PDF ist fertig.",
  openPdf: "PDF öffnen",
  scanBin: "{code}: jetzt den Lagerplatz scannen",
  added: "{code} hinzugefügt",
  alreadyThere: "{code} ist schon dabei",
  unknown:
    "{count, plural, one {Kein Teil hat die Nummer {numbers}: Das Etikett trägt nur die Nummer.} other {Keine Teile haben die Nummern {numbers}: Die Etiketten tragen nur die Nummern.}}",
  lacksBin:
    "{numbers}: Ein Regaletikett nennt auch den Lagerplatz. Schreiben Sie ihn hinter die Teilenummer: {first}@A-01-1.",
  misfits:
    "{numbers}: Ein Etikett fasst bis zu 40 lateinische Buchstaben, Ziffern und Zeichen. Korrigieren Sie, was länger ist oder andere hat, und drucken Sie dann.",
  correctFirst: "Korrigieren Sie zuerst, was markiert ist.",
  beyond:
    "{count, plural, one {Eine Nummer mehr} other {# Nummern mehr}} als die {most} eines Drucks: Die letzten bekommen kein Etikett. Drucken Sie diese und nehmen Sie sie dann heraus.",
  copiesHint: "Ganz, bis zu 500.",
  copiesWrong: "{copies} Stück lassen sich nicht drucken. Geben Sie eine ganze Zahl von 1 bis 500 ein.",
  tooMany:
    "Das sind {count} Etiketten; auf einmal werden {most} gedruckt. Verringern Sie die Anzahl oder nehmen Sie Nummern heraus.",
  labelsOf: "{count, plural, one {Ihr Etikett} other {Ihre # Etiketten}}",
  times: "× {count}",
  noBars: "„{code}“ hat keinen Strichcode: nur lateinische Buchstaben, Ziffern und Zeichen haben einen.",
};
