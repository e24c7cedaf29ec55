import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { addressMessages } from "./address-messages.ts";

export const de: TextsOf<typeof addressMessages> = {
  corrected: "Die Post kennt diese Adresse als:",
  unknown: "Die Post kennt diese Adresse nicht. Prüfen Sie sie, oder wählen Sie eine andere.",
  unchecked: "Diese Adresse konnte nicht geprüft werden. Vergewissern Sie sich, dass sie stimmt.",
  take: "Dorthin liefern",
  taken: "Sie kommt zu Ihren Adressen. Preise, die nur für {name} vereinbart sind, gelten dort nicht.",
  askFor: "Wählen Sie eine andere Adresse, oder bitten Sie unseren Vertrieb, die von {name} zu berichtigen.",
  correct: "Adresse berichtigen",
};
