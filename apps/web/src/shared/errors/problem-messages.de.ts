import type { TextsOf } from "../i18n/messages.ts";
import type { problemMessages } from "./problem-messages.ts";

export const de: TextsOf<typeof problemMessages> = {
  correct: "Berichtigen Sie die Eingabe und versuchen Sie es erneut.",
  signIn: "Melden Sie sich erneut an.",
  notThere: "Vielleicht wurde der Datensatz inzwischen entfernt.",
  notAllowed: "Bitten Sie einen Administrator um das Recht.",
  tooFast:
    "{seconds, plural, =0 {Warten Sie einen Moment und versuchen Sie es erneut.} one {Versuchen Sie es in einer Sekunde erneut.} other {Versuchen Sie es in # Sekunden erneut.}}",
  offline: "Prüfen Sie die Verbindung und versuchen Sie es erneut. Es wurde nichts geändert.",
  slow: "Versuchen Sie es erneut. Bleibt es dabei, nennen Sie dem Support die Anfrage.",
  service: "Versuchen Sie es erneut. Bleibt der Fehler, nennen Sie dem Support die Anfrage.",
  answer: "Die Antwort entspricht nicht dem Vertrag der Schnittstelle. Nennen Sie dem Support die Anfrage.",
  program: "Laden Sie die Seite neu. Bleibt der Fehler, sagen Sie dem Support, was Sie getan haben.",
};
