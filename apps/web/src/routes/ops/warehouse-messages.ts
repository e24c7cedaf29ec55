import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the rail's links to the warehouse. */
export const warehouseMessages = defineMessages({
  id: "routes/ops/warehouse",
  en: {
    receiving: "Receiving",
    transfers: "Transfers",
    picks: "Picks",
    lookup: "Look-up",
    purchaseOrders: "Purchase orders",
    labels: "Labels",
    sync: "ERP sync",
  },
});
