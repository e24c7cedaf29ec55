import { defineMessages } from "../i18n/messages.ts";

/** Texts of what became of an order. */
export const courseMessages = defineMessages({
  id: "shared/order-course",
  en: {
    course: "Course",
    ordered: "Ordered",
    sent: "Sent to ERP",
    picking: "Set aside to be picked",
    partShipped: "Part of it shipped",
    shipped: "Shipped",
    invoiced: "Invoiced",
    cancelled: "Cancelled",
    shipments: "Shipments",
    shipmentCount: "{count, plural, one {# shipment} other {# shipments}}",
    nothingLeft: "Nothing has left yet.",
    shipment: "Shipment {shipment}",
    from: "from {location}",
    tracking: "Tracking number",
    trackAt: "Follow {number} at {carrier} (opens in a tab)",
    noTracking: "No tracking number",
    moreLines: "{count, plural, one {# more line} other {# more lines}}",
  },
});
