import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { invoiceHdr } from "./invoice-hdr.ts";
import { oeHdr } from "./oe-hdr.ts";
import { oeHdrSalesrepOeHdr } from "./oe-hdr-salesrep.ts";
import { pickTicketLines, pickTickets } from "./pick-tickets.ts";
import { poHdr } from "./po-hdr.ts";

/** Orders as the desk, the warehouse and purchasing look at them. */
export const orders: Service = service({
  name: "orders",
  title: "Orders",
  description:
    "Order lookup and tracking, representatives' orders, pick tickets, purchase orders, packing slips, invoices on paper.",
  domains: { poHdr: "purchasing", system: "system" },
  resources: {
    invoiceHdr,
    oeHdr,
    "oeHdrSalesrep.oeHdr": oeHdrSalesrepOeHdr,
    pickTickets,
    "pickTickets.lines": pickTicketLines,
    poHdr,
    system,
  },
});
