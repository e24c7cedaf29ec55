import type { TextsOf } from "../i18n/messages.ts";
import type { courseMessages } from "./messages.ts";

export const de: TextsOf<typeof courseMessages> = {
  course: "Verlauf",
  ordered: "Bestellt",
  sent: "An das ERP übergeben",
  picking: "Im Lager reserviert",
  partShipped: "Teilweise versandt",
  shipped: "Versandt",
  invoiced: "Berechnet",
  cancelled: "Storniert",
  shipments: "Sendungen",
  shipmentCount: "{count, plural, one {# Sendung} other {# Sendungen}}",
  nothingLeft: "Es wurde noch nichts versandt.",
  shipment: "Sendung {shipment}",
  from: "ab {location}",
  tracking: "Sendungsnummer",
  trackAt: "{number} bei {carrier} verfolgen (öffnet in einem Tab)",
  noTracking: "Keine Sendungsnummer",
  moreLines: "{count, plural, one {# weitere Position} other {# weitere Positionen}}",
};
