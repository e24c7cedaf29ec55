import { get, type Resource, resource } from "../../endpoint.ts";
import { list, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import { OrderDocument, OrderHeaderLookup, orderFilters, orderWords } from "./order-header.ts";

const id = text({ min: 1, max: most.text, description: "The sales representative's id", example: "SARA" });
const words = [...orderWords, "sales representative", "rep", "my customers", "territory", "account manager"];
const own =
  "A representative sees their own customers only; with `customer.all` one sees every representative's. Anything else is not found.";

/** `/oe-hdr-salesrep/{id}/oe-hdr`: the orders of the customers whom a sales representative looks after. */
export const oeHdrSalesrepOeHdr: Resource = resource("/oe-hdr-salesrep/{id}/oe-hdr", {
  list: get("", {
    params: { id },
    query: orderFilters,
    returns: list(OrderHeaderLookup),
    summary: "List the orders of a sales representative's customers",
    description: own,
    words,
    tasks: ["what my accounts ordered"],
    permission: "order.sales",
    scope: "customer",
    rules: ["R034", "R035"],
  }),
  doc: get("/{order}/doc", {
    params: { id, order: uid("The order's number") },
    returns: OrderDocument,
    summary: "Get an order of a sales representative's customer with its lines",
    description: own,
    words,
    tasks: ["details of an order for a rep"],
    permission: "order.sales",
    scope: "customer",
  }),
});
