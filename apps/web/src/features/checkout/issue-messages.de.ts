import type { TextsOf } from "../../shared/i18n/messages.ts";
import type { issueMessages } from "./issue-messages.ts";

export const de: TextsOf<typeof issueMessages> = {
  EMPTY_CART: "Es gibt nichts zu bestellen. Legen Sie zuerst Artikel in den Warenkorb.",
  ALREADY_ORDERED: "Daraus ist schon ein Auftrag geworden. Beginnen Sie eine neue Bestellung.",
  CUSTOMER_MISSING: "Zu dieser Bestellung gibt es keinen Kunden. Beginnen Sie mit dem Warenkorb eines Kunden.",
  CUSTOMER_INACTIVE: "Ihre Firma bestellt nicht im Shop. Fragen Sie unseren Vertrieb.",
  CREDIT_HOLD: "Ihre Firma darf wegen einer Kreditsperre derzeit nicht bestellen. Fragen Sie unsere Buchhaltung.",
  CREDIT_LIMIT_EXCEEDED:
    "Die Bestellung übersteigt den Kreditrahmen Ihrer Firma von {limit}: Offen sind {open}. Bestellen Sie weniger, oder bezahlen Sie zuerst offene Rechnungen.",
  OPEN_IN_OTHER_CURRENCY:
    "Ihre Firma hat auch offene Beträge in einer anderen Währung, die das Kreditlimit nicht zählt.",
  PO_NUMBER_REQUIRED: "Ihr Konto verlangt eine Bestellnummer.",
  SHIP_DATE_PAST: "Wählen Sie einen Liefertermin, der noch nicht vorbei ist.",
  SHIP_TO_MISSING: "Wählen Sie, wohin geliefert wird.",
  ITEM_UNAVAILABLE: "`{item}` ist nicht lieferbar. Nehmen Sie die Position heraus.",
  ITEM_DISCONTINUED: "`{item}` wird nicht mehr hergestellt und nur verkauft, solange der Vorrat reicht.",
  UNIT_NOT_SOLD: "`{item}` wird in dieser Einheit nicht verkauft.",
  QUANTITY_TOO_SMALL: "Die Menge von `{item}` ist zu klein.",
  QUANTITY_NOT_A_MULTIPLE: "`{item}` wird in dieser Menge nicht verkauft.",
  PRICE_MISSING: "`{item}` hat keinen Preis. Fragen Sie unseren Vertrieb danach.",
  PRICE_CHANGED: "Der Preis von `{item}` ist jetzt {price}; beim Legen in den Warenkorb war er {before}.",
  QUOTE_EXPIRED:
    "Der angebotene Preis von `{item}` gilt nicht mehr. Kaufen Sie zum Tagespreis, oder bitten Sie um ein neues Angebot.",
  QUOTE_QUANTITY_EXCEEDED: "Das Angebot gilt nicht für so viel von `{item}`. Bestellen Sie den Rest zum Tagespreis.",
  CONTRACT_QUANTITY_EXCEEDED: "Der Vertrag gilt nicht für so viel von `{item}`.",
  STOCK_SHORT: "Von `{item}` ist nicht genug am Lager.",
  BACKORDER: "Ein Teil der Menge von `{item}` wartet auf neue Ware.",
  ALLOWANCE_EXCEEDED: "Die Bestellung übersteigt Ihr Budget und braucht eine Freigabe.",
  CHANGED_SINCE_ACTIVATION: "Der Warenkorb wurde seit der Freigabe geändert. Lassen Sie ihn erneut freigeben.",
  TAX_DIFFERS: "Die Steuer hat sich geändert. Prüfen Sie die neue Summe, und bestellen Sie erneut.",
  FREIGHT_DIFFERS: "Die Fracht hat sich geändert. Sehen Sie die neue Summe an.",
  PLACE_UNKNOWN: "Bundesstaat, Postleitzahl und Land der Adresse passen nicht zusammen. Berichtigen Sie die Adresse.",
  ADDRESS_UNKNOWN: "Die Post kennt die Lieferadresse nicht. Berichtigen Sie sie, oder wählen Sie eine andere.",
  ADDRESS_CORRECTED: "Die Post kennt die Adresse anders. Nehmen Sie die, die sie kennt, oder wählen Sie eine andere.",
  ADDRESS_UNCHECKED: "Die Adresse konnte nicht geprüft werden. Vergewissern Sie sich, dass sie stimmt.",
  TAX_ESTIMATED:
    "Die Steuer ist geschätzt, weil der Steuerdienst nicht antwortet. Auf der Rechnung kann sie anders sein.",
  FREIGHT_ESTIMATED:
    "Was dieser Versand kostet, ist gerade nicht bekannt. Die Fracht ist geschätzt; einen anderen Versand wählen oder so bestellen.",
  FREIGHT_UNKNOWN: "Die Fracht zu dieser Lieferadresse ist nicht bekannt. Unser Vertrieb setzt sie auf den Auftrag.",
};
