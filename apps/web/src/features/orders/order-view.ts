import type { CustomerOrderLine, CustomerOrdersListInput } from "@purvey/contract/generated/customers";
import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** How many orders a page has. */
export const pageSize = 25;

/** Columns that orders can be sorted by, with what the service calls them. */
export const orderSorts = { orderNo: "order_no", date: "order_date", total: "total_amount", poNo: "po_no" } as const;

/** The name of a sorted column. */
export type OrderSort = keyof typeof orderSorts;

/** What the list of orders shows, as its address holds it. */
export interface OrdersView {
  readonly q?: string | undefined;
  readonly sort?: OrderSort | undefined;
  readonly up?: 1 | undefined;
  readonly page?: number | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readOrdersView(raw: Readonly<Record<string, unknown>>): OrdersView {
  const sort = choiceParam(raw.sort, Object.keys(orderSorts) as OrderSort[]);
  const page = numberParam(raw.page);
  const up = numberParam(raw.up) === 1;
  return {
    q: textParam(raw.q)?.slice(0, 255),
    sort: sort === "orderNo" && !up ? undefined : sort,
    up: up ? 1 : undefined,
    page: page === 1 ? undefined : page,
  };
}

/** What to ask for a view: the newest order first unless another order is chosen. */
export function ordersInput(view: OrdersView, customerId: number): CustomerOrdersListInput {
  return {
    customerId,
    limit: pageSize,
    offset: ((view.page ?? 1) - 1) * pageSize,
    orderBy: `${orderSorts[view.sort ?? "orderNo"]}|${view.up ? "ASC" : "DESC"}`,
    ...(view.q ? { q: view.q } : {}),
  };
}

/** Where the pieces of a line are, in its unit; parts that are none are left out. */
export interface LineCourse {
  readonly shipped: number;
  readonly allocated: number;
  readonly backordered: number;
}

/** The course of a line: allocated and backordered come in base units, shipped in the line's own. */
export function courseOf(
  line: Pick<CustomerOrderLine, "qtyShipped" | "qtyAllocated" | "qtyBackordered" | "unitSize">,
): LineCourse {
  const size = line.unitSize > 0 ? line.unitSize : 1;
  const units = (pieces: number) => Math.round((pieces / size) * 1e6) / 1e6;
  return {
    shipped: line.qtyShipped,
    allocated: units(line.qtyAllocated),
    backordered: units(line.qtyBackordered),
  };
}
