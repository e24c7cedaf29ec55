import type { TextsOf } from "../i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  missing: "Das fehlt. Füllen Sie es aus.",
  noWhole: "„{value}“ ist keine ganze Zahl. Geben Sie eine wie 40 ein.",
  noWholeOrEmpty: "„{value}“ ist keine ganze Zahl. Geben Sie eine wie 40 ein, oder lassen Sie es leer.",
  noNumber: "„{value}“ ist keine Zahl. Geben Sie eine wie 4,5 ein.",
  noNumberOrEmpty: "„{value}“ ist keine Zahl. Geben Sie eine wie 4,5 ein, oder lassen Sie es leer.",
  noChoice: "„{value}“ ist hier nicht möglich. Möglich sind: {choices}.",
  noChoiceOrEmpty: "„{value}“ ist hier nicht möglich. Möglich sind: {choices} oder nichts.",
  others: "{choices} und andere",
  tooLong:
    "{count, plural, one {# Zeichen ist zu viel} other {# Zeichen sind zu viel}}: Es {most, plural, one {passt #} other {passen höchstens #}}. Kürzen Sie es.",
  tooShort:
    "{count, plural, one {# Zeichen ist zu wenig} other {# Zeichen sind zu wenig}}: Nötig sind mindestens {least}. Ergänzen Sie, was fehlt.",
  tooSmall: "{value} ist zu wenig. Geben Sie {least} oder mehr ein.",
  notMore: "{value} ist zu wenig. Geben Sie mehr als {least} ein.",
  tooLarge: "{value} ist zu viel. Geben Sie {most} oder weniger ein.",
  noStep: "{value} geht nicht auf. Geben Sie ein Vielfaches von {step} ein.",
  noEmail: "„{value}“ ist keine E-Mail-Adresse. Geben Sie eine wie dana@example.com ein.",
  noTime: "„{value}“ ist kein Zeitpunkt. Geben Sie ihn wie 2026-03-14 09:26:53 ein.",
};
