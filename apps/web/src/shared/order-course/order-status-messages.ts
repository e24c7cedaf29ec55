import type { CustomerOrder } from "@purvey/contract/generated/customers";
import { defineMessages } from "../i18n/messages.ts";

const words = {
  open: "Waiting to be picked",
  held: "On hold",
  picking: "Being picked in the warehouse",
  shipped: "Shipped",
  invoiced: "Shipped and invoiced",
  cancelled: "Cancelled",
} as const satisfies Record<CustomerOrder["status"], string>;

/** What each status of an order means to the buyer, by its code. */
export const orderStatusMessages = defineMessages({
  id: "shared/order-course/order-status",
  en: words,
});
