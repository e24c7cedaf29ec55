import type { TextsOf } from "../i18n/messages.ts";
import type { poMessages } from "./po-messages.ts";

export const de: TextsOf<typeof poMessages> = {
  po: "Best.-Nr.",
  vendor: "Lieferant",
  due: "Fällig",
  overdue: "Überfällig",
  status: "Status",
  location: "Lagerort",
  lines: "Positionen",
  total: "Summe",
  "po-unapproved": "Nicht freigegeben",
  "po-open": "Noch nichts eingegangen",
  "po-partial": "Teilweise eingegangen",
  "po-complete": "Vollständig",
  "po-cancelled": "Storniert",
  came: "Was gekommen ist",
  nothingCame: "Davon ist noch nichts gekommen.",
  cameLast: "Zuletzt eingegangen",
  noReceipt: "Noch ist nichts eingegangen.",
  orderNo: "Bestellung {po}",
  "state-initial": "In Arbeit",
  "state-delivered": "Im Bestand",
  "state-hold": "Angehalten",
};
