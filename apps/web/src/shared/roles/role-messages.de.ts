import type { TextsOf } from "../i18n/messages.ts";
import type { roleMessages } from "./role-messages.ts";

export const de: TextsOf<typeof roleMessages> = {
  role: "{role, select, guest {Gast} shopper {Einkauf} approver {Freigabe} salesRep {Außendienst} warehouse {Lager} auditor {Prüfer} administrator {Administrator} developer {Entwickler} other {{role}}}",
};
