import type { PdfGenerationRequest } from "@purvey/contract/generated/items";
import type { RestockHdrListInput, RestockHeader } from "@purvey/contract/generated/vmi";
import type { StatusShape } from "@purvey/ui/data/status";
import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** How many restock orders a page has. */
export const pageSize = 25;

/** The states that restock orders can be listed by, with what the service calls them. */
export const listedStates = { onOrder: 704, done: 705, cancelled: 700, everything: undefined } as const;

/** A state that restock orders can be listed by. */
export type ListedState = keyof typeof listedStates;

/** These states in the order in which they are offered. */
export const listedStateNames = ["onOrder", "done", "cancelled", "everything"] as const satisfies ListedState[];

/** What the list of restock orders shows, as its address holds it; what is on order unless said otherwise. */
export interface RestocksView {
  readonly q?: string | undefined;
  readonly state?: ListedState | undefined;
  readonly warehouse?: number | undefined;
  readonly distributor?: number | undefined;
  readonly page?: number | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readRestocksView(raw: Readonly<Record<string, unknown>>): RestocksView {
  const state = choiceParam(raw.state, listedStateNames);
  const page = numberParam(raw.page);
  return {
    q: textParam(raw.q)?.slice(0, 255),
    state: state === "onOrder" ? undefined : state,
    warehouse: numberParam(raw.warehouse),
    distributor: numberParam(raw.distributor),
    page: page === 1 ? undefined : page,
  };
}

/** What to ask for a view, the newest first. */
export function restocksInput({ q, state, warehouse, distributor, page = 1 }: RestocksView): RestockHdrListInput {
  const statusCd = listedStates[state ?? "onOrder"];
  return {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    orderBy: "restock_hdr_uid|DESC",
    ...(q ? { q } : {}),
    ...(statusCd === undefined ? {} : { statusCd }),
    ...(warehouse === undefined ? {} : { warehouseUid: warehouse }),
    ...(distributor === undefined ? {} : { distributorsUid: distributor }),
  };
}

const shapes: Readonly<Record<RestockHeader["restockState"], StatusShape>> = {
  open: "open",
  partial: "half",
  received: "ok",
  closed: "neutral",
  cancelled: "neutral",
};

/** The name of the text that says an order's state. */
export const stateWords = {
  open: "open",
  partial: "partial",
  received: "received",
  closed: "closed",
  cancelled: "cancelled",
} as const;

/** The shape of an order's state. */
export function shapeOf({ restockState }: Pick<RestockHeader, "restockState">): StatusShape {
  return shapes[restockState];
}

/** The order as the lines of an e-mail: quantity, unit, number and description. */
export function mailBody({ lines, notes, poNumber }: Pick<RestockHeader, "lines" | "notes" | "poNumber">): string {
  const rows = lines.map(
    ({ qtyOrdered, unitOfMeasure, itemId, description }) => `${qtyOrdered} ${unitOfMeasure}  ${itemId}  ${description}`,
  );
  return [...(poNumber ? [`PO ${poNumber}`, ""] : []), ...rows, ...(notes ? ["", notes] : [])].join("\n");
}

/** What a restock order's print says in words. */
export interface RestockWords {
  readonly title: string;
  /** The purchase order with what it is called; undefined when the order has none. */
  readonly poNumber: string | undefined;
}

/** What the print of a restock order takes: its parts with bar codes. */
export function printedRestock(order: RestockHeader, { title, poNumber }: RestockWords): PdfGenerationRequest {
  const { warehouseName, distributorsName, notes, lines } = order;
  return {
    documentType: "wishlist",
    data: {
      title,
      owner: `${warehouseName} → ${distributorsName}`,
      description: [poNumber, notes].filter(Boolean).join(" · ") || null,
      lines: lines.map(({ itemId, description, unitOfMeasure, qtyOrdered }) => ({
        itemId,
        itemDesc: description,
        unitOfMeasure,
        qtyDesired: qtyOrdered,
      })),
    },
  };
}
