import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

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
