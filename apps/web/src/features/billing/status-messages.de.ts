import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { statusMessages } from "./status-messages.ts";

export const de: TextsOf<typeof statusMessages> = {
  open: "Offen",
  paid: "Bezahlt",
  void: "Storniert",
  pastDue: "Überfällig",
  accepted: "Angenommen",
  expired: "Abgelaufen",
  lost: "Abgelehnt",
};
