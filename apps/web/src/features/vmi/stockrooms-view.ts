import type { Warehouse, WarehouseListInput } from "@purvey/contract/generated/vmi";
import type { Share } from "@purvey/ui/data/share-bar";
import { choiceParam, textParam } from "../../shared/url/read-param.ts";

/** The states that stockrooms can be listed by. */
export const listedStates = { active: 704, disabled: 705 } as const;

/** What the list of stockrooms shows, as its address holds it; the active ones unless said otherwise. */
export interface StockroomsView {
  readonly q?: string | undefined;
  readonly state?: "disabled" | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readStockroomsView(raw: Readonly<Record<string, unknown>>): StockroomsView {
  return { q: textParam(raw.q)?.slice(0, 255), state: choiceParam(raw.state, ["disabled"]) };
}

/** What to ask for a view. */
export function stockroomsInput({ q, state }: StockroomsView): WarehouseListInput {
  const statusCd = listedStates[state ?? "active"];
  return { limit: 1000, orderBy: "warehouse_name|ASC", statusCd, ...(q ? { q } : {}) };
}

/** The parts of one stockroom that its page can show. */
export const stockroomTabs = ["overview", "users", "sections", "products", "profile"] as const;

/** A part of a stockroom's page. */
export type StockroomTab = (typeof stockroomTabs)[number];

/** What a stockroom's page shows, as its address holds it: a part, and in lists the active records unless said otherwise. */
export interface StockroomView {
  readonly tab?: StockroomTab | undefined;
  readonly state?: "disabled" | undefined;
}

/** Reads what a stockroom's page shows; the overview has no parameter. */
export function readStockroomView(raw: Readonly<Record<string, unknown>>): StockroomView {
  const tab = choiceParam(raw.tab, stockroomTabs);
  return { tab: tab === "overview" ? undefined : tab, state: choiceParam(raw.state, ["disabled"]) };
}

/** The health of a stockroom: parts with enough, and parts below their minimum. */
export function sharesOf({
  partCount,
  belowMinimumCount,
}: Pick<Warehouse, "partCount" | "belowMinimumCount">): Share[] {
  return [
    { tone: "ok", value: Math.max(0, partCount - belowMinimumCount) },
    { tone: "low", value: belowMinimumCount },
  ];
}
