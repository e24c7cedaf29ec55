import type { OrdersOperations } from "@purvey/contract/generated/orders";
import { orders } from "@purvey/contract/services/orders/index";
import { type Implementation, implement } from "../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../platform/endpoints/system.ts";
import { poHdrHandlers } from "../../purchasing/index.ts";
import { invoiceHdrHandlers } from "./invoice-hdr.ts";
import { oeHdrHandlers } from "./oe-hdr.ts";
import { oeHdrSalesrepHandlers } from "./oe-hdr-salesrep.ts";
import { pickTicketHandlers } from "./pick-tickets.ts";

/** Orders as the desk, the warehouse and purchasing look at them. */
export const ordersImplementation: Implementation = implement<OrdersOperations>(orders, {
  ...oeHdrHandlers,
  ...oeHdrSalesrepHandlers,
  ...pickTicketHandlers,
  ...poHdrHandlers,
  ...invoiceHdrHandlers,
  ...systemHandlers(orders),
});
