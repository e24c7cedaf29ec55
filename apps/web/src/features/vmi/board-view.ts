import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import { findParts } from "../../shared/stockroom/find-parts.ts";
import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** Which parts the board shows; what is below its minimum unless said otherwise. */
export const boardFilters = ["belowMinimum", "missing", "onOrder", "all"] as const;

/** One of the board's filters. */
export type BoardFilter = (typeof boardFilters)[number];

/** What the board shows, as its address holds it. */
export interface BoardView {
  readonly show?: BoardFilter | undefined;
  readonly section?: number | undefined;
  readonly distributor?: number | undefined;
  readonly q?: string | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readBoardView(raw: Readonly<Record<string, unknown>>): BoardView {
  const show = choiceParam(raw.show, boardFilters);
  return {
    show: show === "belowMinimum" ? undefined : show,
    section: numberParam(raw.section),
    distributor: numberParam(raw.distributor),
    q: textParam(raw.q)?.slice(0, 255),
  };
}

const fits: Readonly<Record<BoardFilter, (item: ReplenishmentItem) => boolean>> = {
  belowMinimum: ({ belowMinimum }) => belowMinimum,
  missing: ({ missingQty }) => missingQty > 0,
  onOrder: ({ qtyOnOrder }) => qtyOnOrder > 0,
  all: () => true,
};

/** How many parts each filter has. */
export function filterCounts(items: readonly ReplenishmentItem[]): Record<BoardFilter, number> {
  const count = (filter: BoardFilter) => items.filter(fits[filter]).length;
  return {
    belowMinimum: count("belowMinimum"),
    missing: count("missing"),
    onOrder: count("onOrder"),
    all: items.length,
  };
}

/** The rows of a view, by distributor and then by number; what no distributor delivers comes last. */
export function boardRows(items: readonly ReplenishmentItem[], view: BoardView): ReplenishmentItem[] {
  const { section, distributor, q } = view;
  const shown = items.filter(
    (item) =>
      fits[view.show ?? "belowMinimum"](item) &&
      (section === undefined || item.sectionsUid === section) &&
      (distributor === undefined || item.distributorUid === distributor),
  );
  const found = q === undefined ? shown : findParts(shown, q, shown.length);
  return found.toSorted(
    (one, other) =>
      Number(one.distributorUid === null) - Number(other.distributorUid === null) ||
      (one.distributorsName ?? "").localeCompare(other.distributorsName ?? "") ||
      one.itemId.localeCompare(other.itemId),
  );
}
