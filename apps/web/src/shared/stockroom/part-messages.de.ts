import type { TextsOf } from "../i18n/messages.ts";
import type { partMessages } from "./part-messages.ts";

export const de: TextsOf<typeof partMessages> = {
  aboutPart: "Über das Teil",
  aboutOf: "Über {item}",
  close: "Schließen",
  choosePart: "Scannen Sie ein Teil: Hier stehen dann Zeichnung, Bestand und Verbrauch.",
  section: "Bereich",
  barCode: "Barcode",
  lots: "Chargen",
  lot: "Charge {lot}",
  elsewhere: "In anderen Lagern",
  nowhere: "Kein anderes Lager hat es.",
  used: "Verbrauch je Woche",
  usedNone: "In den letzten {weeks} Wochen nicht entnommen.",
  usedSum: "{quantity} {unit} in {weeks} Wochen, im Mittel {mean} {unit} je Woche",
  partMoves: "Letzte Bewegungen",
  roomMoves: "Zuletzt gebucht",
  noMoves: "Es wurde noch nichts gebucht.",
  opening: "Anfangsbestand",
  adjust: "Gezählt",
  receive: "Eingegangen",
  transfer: "Umgelagert",
  usage: "Entnommen",
};
