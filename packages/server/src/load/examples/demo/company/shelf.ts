import type { Row } from "../../../../platform/db/insert-rows.ts";
import type { Catalog } from "../../catalog/catalog.ts";
import type { ItemDraft, StockDraft } from "../../catalog/item-draft.ts";
import { openingDate } from "../../sales/dates.ts";
import type { DocumentLineDraft } from "../../warehouse/document-drafts.ts";

/** A line that came of a purchase order, and the bin where it lies. */
export interface ReceivedLine extends DocumentLineDraft {
  readonly bin: string;
}

/** A purchase order of which something came. */
export interface ReceivedOrder {
  readonly poNo: number;
  readonly date: string;
  readonly isComplete: boolean;
  readonly lines: readonly ReceivedLine[];
}

/** What lies where in the catalogue's rows, each piece used once: the past may not bring more than there is today. */
export class Shelf {
  readonly #catalog: Catalog;
  readonly #used = new Set<string>();

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  /** Orders of the demonstration that came whole after the opening, of plain items that are still there. By their date. */
  receivedOrders(locationId: number): ReceivedOrder[] {
    const { rows } = this.#catalog;
    const lines = new Map<unknown, Row[]>();
    for (const line of rows.rows("po_line")) {
      const known = lines.get(line.po_no) ?? [];
      if (known.length === 0) lines.set(line.po_no, known);
      known.push(line);
    }
    return rows
      .rows("po_hdr")
      .filter(
        (row) => row.location_id === locationId && Number(row.po_no) > 900_100 && String(row.po_date) > openingDate,
      )
      .flatMap((row) => {
        const received = (lines.get(row.po_no) ?? []).flatMap((line) => this.#received(line, locationId));
        if (received.length === 0) return [];
        const isComplete = row.complete === "Y";
        return [{ poNo: Number(row.po_no), date: String(row.po_date), isComplete, lines: received }];
      });
  }

  #received(line: Row, locationId: number): ReceivedLine[] {
    const received = Number(line.base_received);
    const item = this.#catalog.draft(String(line.item_id));
    const stock = this.#take(item, locationId, received);
    if (received === 0 || !stock) return [];
    return [
      {
        itemId: item.itemId,
        unit: String(line.unit_of_measure),
        quantity: received / Number(line.unit_size),
        bin: stock.bin,
        poNo: Number(line.po_no),
        targetLineNo: Number(line.line_no),
      },
    ];
  }

  /** Groups of plain items that both locations have plenty of. */
  transferable(from: number, to: number, groups: number, size: number): ItemDraft[][] {
    const found: ItemDraft[] = [];
    for (const item of this.#catalog.drafts.values()) {
      if (found.length === groups * size) break;
      if (item.popularity === undefined || item.popularity < 300) continue;
      const stock = this.#plain(item, to);
      if (!stock || stock.onHand < 20 || this.#used.has(`${to} ${item.itemId}`)) continue;
      if (this.#take(item, from, 10) && this.#take(item, to, 10)) found.push(item);
    }
    return Array.from({ length: Math.floor(found.length / size) }, (_, index) =>
      found.slice(index * size, (index + 1) * size),
    );
  }

  /** Where an item lies at a location. */
  binOf(itemId: string, locationId: number): string {
    const stock = this.#plain(this.#catalog.draft(itemId), locationId);
    if (stock) return stock.bin;
    throw new RangeError(`Location ${locationId} has no \`${itemId}\`.`);
  }

  /** Raises what is on its way of an item in its base unit. */
  putOnOrder({ itemId, quantity }: DocumentLineDraft, locationId: number): void {
    const uid = this.#catalog.items.require(itemId, "item");
    const balance = this.#catalog.rows
      .rows("item_stock")
      .find((row) => row.location_id === locationId && row.inv_mast_uid === uid);
    if (balance) Object.assign(balance, { qty_on_order: Number(balance.qty_on_order) + quantity });
  }

  /** Takes a quantity in base units of what lies there, once for an item and location. */
  #take(item: ItemDraft, locationId: number, quantity: number): StockDraft | undefined {
    const key = `${locationId} ${item.itemId}`;
    const stock = this.#plain(item, locationId);
    if (!stock || stock.onHand < quantity || this.#used.has(key)) return undefined;
    this.#used.add(key);
    return stock;
  }

  /** The stock of an item that is neither kept by lots nor registered. */
  #plain(item: ItemDraft, locationId: number): StockDraft | undefined {
    if (item.lots || item.serialized) return undefined;
    return item.stock.find(({ location }) => location === locationId);
  }
}
