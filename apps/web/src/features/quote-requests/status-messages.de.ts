import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { statusMessages } from "./status-messages.ts";

export const de: TextsOf<typeof statusMessages> = {
  asked: "Angefragt",
  offered: "Angeboten",
  countered: "Gegenangebot",
  accepted: "Angenommen",
  expired: "Abgelaufen",
  declined: "Abgelehnt",
  withdrawn: "Zurückgezogen",
};
