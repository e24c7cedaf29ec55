import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  signIn: "Anmelden",
  signInWith: "Mit {name} anmelden",
  signingIn: "Sie werden angemeldet …",
  backToSignIn: "Zurück zur Anmeldung",
  signInAgain: "Erneut anmelden",
  lead: "Preise, Bestände und Aufträge Ihrer Firma.",
  expired:
    "Ihre Sitzung ist abgelaufen. Ihre Eingaben sind nicht verloren: Melden Sie sich an, und es geht dort weiter, wo Sie waren.",
  site: "Mandant",
  siteHint: "Der Name, den Sie von Ihrem Händler erhalten haben",
  username: "Benutzername",
  password: "Passwort",
  usernameMissing: "Geben Sie Ihren Benutzernamen ein.",
  passwordMissing: "Geben Sie Ihr Passwort ein.",
  siteMissing: "Geben Sie den Mandanten ein.",
  slow: "Das dauert länger als sonst. Sie können warten oder es erneut versuchen: Zweimal anmelden schadet nicht.",
  tryAgain: "Erneut versuchen",
  leave: "Stattdessen abmelden",
  accountOf: "Konto von {name}",
  signOut: "Abmelden",
  theme: "{theme, select, dark {Helle Darstellung} other {Dunkle Darstellung}}",
  chooseShipTo: "Lieferadresse",
  noShipTo: "Keine Lieferadresse",
  defaultShipTo: "Standard",
  noCustomer: "Kein Kunde",
  actForCustomer: "Für einen Kunden handeln",
  shortcuts: "Tastenkürzel",
};
