import type { TextsOf } from "../i18n/messages.ts";
import type { itemPickerMessages } from "./item-picker-messages.ts";

export const de: TextsOf<typeof itemPickerMessages> = {
  noItem: "Kein Artikel passt zu „{words}“.",
};
