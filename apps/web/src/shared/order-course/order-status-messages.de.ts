import type { TextsOf } from "../i18n/messages.ts";
import type { orderStatusMessages } from "./order-status-messages.ts";

export const de: TextsOf<typeof orderStatusMessages> = {
  open: "Wartet auf Kommissionierung",
  held: "Angehalten",
  picking: "Wird im Lager kommissioniert",
  shipped: "Versandt",
  invoiced: "Versandt und berechnet",
  cancelled: "Storniert",
};
