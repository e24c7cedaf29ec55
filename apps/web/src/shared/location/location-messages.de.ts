import type { TextsOf } from "../i18n/messages.ts";
import type { locationMessages } from "./location-messages.ts";

export const de: TextsOf<typeof locationMessages> = {
  unknown: "Es ist nicht bekannt, wo Sie arbeiten.",
  denied:
    "Ihr Konto nennt keinen Standort, und Ihrer Rolle fehlt die Berechtigung „{sentence}“ (core.read), um einen zu wählen. Ein Administrator kann Ihnen beides geben.",
  none: "Diese Site hat noch keinen Standort. Ein Administrator lädt sie aus dem ERP.",
  toWorklist: "Zur Arbeitsliste",
};
