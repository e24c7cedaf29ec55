import type { TextsOf } from "../i18n/messages.ts";
import type { labelsOfMessages } from "./labels-of-messages.ts";

export const de: TextsOf<typeof labelsOfMessages> = {
  labels: "{count, plural, =0 {Etiketten} one {# Etikett} other {# Etiketten}}",
  noneSelected: "Wählen Sie zuerst die Zeilen aus, die ein Etikett brauchen.",
};
