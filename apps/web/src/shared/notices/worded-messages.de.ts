import type { TextsOf } from "../i18n/messages.ts";
import type { wordedMessages } from "./worded-messages.ts";

export const de: TextsOf<typeof wordedMessages> = {
  approvalAsked: "{name} bittet um Ihre Freigabe",
  approvalAskedFor:
    "{name} hat eine Bestellung über {total} mit der Bestellnummer {po} vorgelegt. Öffnen Sie sie, um sie freizugeben.",
  approvalRefused: "{name} hat Ihre Bestellung nicht freigegeben",
  quoteAsked: "{name}, {company}, fragt ein Angebot an",
};
