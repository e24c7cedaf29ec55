import type { TextsOf } from "../i18n/messages.ts";
import type { customerPickerMessages } from "./customer-picker-messages.ts";

export const de: TextsOf<typeof customerPickerMessages> = {
  hint: "Nummer, Name, E-Mail oder Ort",
  nobody: "Kein Kunde passt zu „{words}“.",
};
