import type { TextsOf } from "../i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  legend: "Warum?",
  hint: "Der Grund steht bei der Bewegung, für alle, die später fragen.",
  damaged: "Beschädigt",
  missing: "Fehlbestand",
  found: "Gefunden",
  miscounted: "Früher falsch gezählt",
  short: "Zu wenig geliefert",
  over: "Mehr geliefert als bestellt",
  wrongPart: "Falsches Teil geliefert",
  expired: "Abgelaufen",
  other: "Ein anderer Grund",
  otherWords: "In Ihren Worten",
  required: "Wählen Sie einen Grund.",
  requiredWords: "Sagen Sie in wenigen Worten, warum.",
};
