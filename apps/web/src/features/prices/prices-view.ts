import type { JobPriceHdrListInput, PriceEngineGetInput } from "@purvey/contract/generated/pricing";
import { mostQuantity } from "../../shared/ordering/understand-line.ts";
import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";
import { type PriceGroup, priceGroups } from "./list/price-groups.ts";

/** What is simulated, and for whom; all of it stands in the address, so that a link shows the same comparison. */
export interface PricesView {
  readonly tab?: "list" | "contracts" | undefined;
  /** Which lines of the list of prices are shown; all when absent. */
  readonly show?: PriceGroup | undefined;
  readonly item?: string | undefined;
  readonly quantity?: number | undefined;
  readonly unit?: string | undefined;
  readonly customer?: number | undefined;
  readonly shipTo?: number | undefined;
  readonly otherCustomer?: number | undefined;
  readonly otherShipTo?: number | undefined;
  /** Words that contracts are looked for by. */
  readonly q?: string | undefined;
  readonly page?: number | undefined;
}

/** Contracts, or lines of one, on a page. */
export const pageSize = 50;

function quantityParam(raw: unknown): number | undefined {
  const quantity = Number(raw);
  return textParam(raw) && quantity > 0 && quantity <= mostQuantity ? quantity : undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readPricesView(raw: Readonly<Record<string, unknown>>): PricesView {
  return {
    tab: choiceParam(raw.tab, ["list", "contracts"]),
    show: choiceParam(raw.show, priceGroups),
    item: textParam(raw.item)?.slice(0, 40),
    quantity: quantityParam(raw.quantity),
    unit: textParam(raw.unit)?.slice(0, 8),
    customer: numberParam(raw.customer),
    shipTo: numberParam(raw.shipTo),
    otherCustomer: numberParam(raw.otherCustomer),
    otherShipTo: numberParam(raw.otherShipTo),
    q: textParam(raw.q)?.slice(0, 255),
    page: numberParam(raw.page, 2),
  };
}

/** One of the two who are compared. */
export interface Side {
  readonly customer: number | undefined;
  readonly shipTo: number | undefined;
}

/** Both sides of a view, the left one first. */
export function sidesOf({ customer, shipTo, otherCustomer, otherShipTo }: PricesView): [Side, Side] {
  return [
    { customer, shipTo },
    { customer: otherCustomer, shipTo: otherShipTo },
  ];
}

/** A view with one side changed. */
export function withSide(view: PricesView, index: 0 | 1, { customer, shipTo }: Side): PricesView {
  return index === 0 ? { ...view, customer, shipTo } : { ...view, otherCustomer: customer, otherShipTo: shipTo };
}

/** What to ask the price engine for a side; undefined until item and customer are known. */
export function priceInput(
  { item, quantity = 1, unit }: PricesView,
  { customer, shipTo }: Side,
): PriceEngineGetInput | undefined {
  if (item === undefined || customer === undefined) return undefined;
  return {
    itemId: item,
    customerId: customer,
    quantity,
    ...(unit === undefined ? {} : { unitOfMeasure: unit }),
    ...(shipTo === undefined ? {} : { shipToId: shipTo }),
  };
}

/** What to ask for a page of contracts. */
export function contractsInput({ q, customer, page = 1 }: PricesView): JobPriceHdrListInput {
  return {
    ...(q ? { q } : {}),
    ...(customer === undefined ? {} : { customer_id: customer }),
    orderBy: "job_no|ASC",
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
}

/** The day that a contract names: it begins and ends on days, whose midnight is another day where the reader is. */
export function dayOf(moment: string | null): string | undefined {
  return moment?.slice(0, 10);
}
