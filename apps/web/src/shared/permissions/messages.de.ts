import type { TextsOf } from "../i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  missing: "Das dürfen Sie nicht. Nötig ist das Recht „{sentence}“ ({permission}); ein Administrator vergibt es.",
};
