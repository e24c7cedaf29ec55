import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { messages } from "./messages.ts";

export const de: TextsOf<typeof messages> = {
  title: "Shop",
  quickOrder: "Schnellbestellung",
  lists: "Listen",
  cart: "Warenkorb",
  orders: "Aufträge",
  invoices: "Rechnungen",
  quotes: "Angebote",
  quoteRequests: "Angebotsanfragen",
  account: "Konto",
};
