import type { RuleTexts } from "./rule-texts.ts";

/** Which values a field may have. */
export const enumRules: RuleTexts = {
  R099: "`enable` sets the status to 700 (deleted), 704 (active) or 705 (inactive); the same call switches on and off, 704 without a status.",
  R100: "The type of a profile line, and of a used item, is `prophet21` or `products`.",
  R117: "PDF request `options.format`: A4 or letter.",
  R118: "PDF request `options.orientation`: portrait or landscape.",
  R127: "Import listing state: initial, hold, delivered.",
  R129: "Messaging webhook status: active, inactive, pending, error.",
  R130: "Messaging delivery status: sent, delivered, failed, pending.",
  R131: "AI response status: success, partial, error, timeout.",
  R132: "AI document status: draft, published, archived, processing.",
  R133: "Payments mode: dev or live.",
  R166: "`type` of `POST /rates` (tax): SalesOrder, SalesInvoice, ReturnInvoice, InventoryTransferOrder.",
  R167: "`focusLevel` of `POST /categories/focus`: primary, secondary or tertiary.",
  R169: "`visibility` of `POST /categories/focus`: public, private or draft.",
  R172: "Freight `responseFormat`: summary, detailed, cheapest or vendor.",
  R173: "Freight `handlingChargeUnit`: PERCENT or AMOUNT.",
  R177: "Shipping dimension unit: in or cm.",
  R178: "Shipping weight unit: lb or kg.",
  R179: "Shipping package type: box, envelope, tube, pak, pallet.",
  R180: "Shipping service type: ground, express, overnight, international, freight.",
  R181: "Shipping carriers: ups, fedex, usps, dhl, all.",
  R182: "Shipping currency: USD, CAD, EUR, GBP.",
  R183: "The format of the rates is `summary`, `detailed`, `cheapest`, `fastest` or `all`.",
  R188: "`block types` of `POST /web-hook`: section, divider, image, actions, context, header.",
};
