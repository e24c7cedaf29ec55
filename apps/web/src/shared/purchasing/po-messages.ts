import { defineMessages } from "../i18n/messages.ts";

/** Texts of purchase orders that more than one screen says. */
export const poMessages = defineMessages({
  id: "shared/purchasing/po",
  en: {
    po: "PO",
    vendor: "Vendor",
    due: "Due",
    overdue: "Overdue",
    status: "Status",
    location: "Location",
    lines: "Lines",
    total: "Total",
    "po-unapproved": "Not approved",
    "po-open": "Nothing received",
    "po-partial": "Partly received",
    "po-complete": "Complete",
    "po-cancelled": "Cancelled",
    came: "What came",
    nothingCame: "Nothing has come of it yet.",
    cameLast: "Received last",
    noReceipt: "Nothing was received yet.",
    orderNo: "Purchase order {po}",
    "state-initial": "Under way",
    "state-delivered": "In stock",
    "state-hold": "On hold",
  },
});
