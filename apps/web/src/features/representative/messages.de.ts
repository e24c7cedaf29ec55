import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  nobody: "Sie kaufen für keinen Kunden ein.",
  hint: "Wählen Sie einen Kunden, für den Sie handeln: Preise, Warenkörbe, Angebote und Aufträge sind dann seine. Ein Auftrag der Liste öffnet sich für seinen Kunden.",
  customers: "Für einen Kunden handeln",
  orders: "Neueste Aufträge Ihrer Kunden",
  order: "Auftrag",
  openOrder: "Auftrag {order} von {customer}",
  customer: "Kunde",
  status: "Status",
  poNo: "Seine Bestellnr.",
  ordered: "Bestellt",
  orderedBy: "Bestellt von",
  total: "Summe",
  none: "Von Ihren Kunden hat noch keiner bestellt.",
  noneHint: "Was sie bestellen und was Sie für sie bestellen, erscheint hier.",
  searchParts: "Artikel suchen",
};
