import type { TextsOf } from "../i18n/messages.ts";
import type { orderStatusMessages } from "./order-status-messages.ts";

export const de: TextsOf<typeof orderStatusMessages> = {
  open: "In Vorbereitung",
  held: "Angehalten",
  picking: "Wird im Lager zusammengestellt",
  shipped: "Versandt",
  invoiced: "Versandt und berechnet",
  cancelled: "Storniert",
};
