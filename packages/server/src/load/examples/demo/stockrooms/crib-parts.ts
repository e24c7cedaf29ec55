import type { PartKey } from "../../../../trades/vmi/part.ts";
import type { Catalog } from "../../catalog/catalog.ts";
import type { Family, ItemDraft } from "../../catalog/item-draft.ts";
import { world } from "../../world/names.ts";
import { assortmentOf, itemsByFamily } from "../company/assortments.ts";
import type { Trade } from "../company/customer-list.ts";
import { createRandom, type Random } from "../random.ts";

/** A part of a crib, as its weeks are made up. */
export interface CribPart {
  readonly key: PartKey;
  readonly min: number;
  readonly max: number;
  /** Size of the unit it is ordered in. */
  readonly pack: number;
  readonly distributorsUid: number;
  readonly tracksLots: boolean;
  /** Whether it may be claimed under warranty when it fails. */
  readonly hasWarranty: boolean;
}

/** Which crib is filled with what. */
export interface CribPlan {
  readonly profileUid: number;
  readonly trade: Trade;
  readonly size: number;
  /** The section that each family lies in; the first one for all others. */
  readonly sections: Readonly<Partial<Record<Family, number>>> & { readonly others: number };
}

const { house } = world.vmi.distributors;

/** Adds parts of the catalogue to a crib's profile, with minimum and maximum by price and package. */
export function addCribParts(catalog: Catalog, { profileUid, trade, size, sections }: CribPlan): CribPart[] {
  const random = createRandom(`crib ${profileUid}`);
  const listed = new Set(catalog.rows.rows("vmi_profile_line").map(({ inv_mast_uid }) => inv_mast_uid));
  const drafts = assortmentOf(trade, itemsByFamily(catalog.drafts.values()), size + 10, random);
  const fresh = drafts.filter(({ itemId }) => !listed.has(catalog.items.require(itemId, "item"))).slice(0, size);
  return fresh.map((draft) => {
    const part = partOf(catalog, draft, random);
    addLine(catalog, profileUid, part, sections[draft.family] ?? sections.others);
    return part;
  });
}

function partOf(catalog: Catalog, draft: ItemDraft, random: Random): CribPart {
  const unit = draft.units.find(({ unit: name }) => name === draft.sellingUnit) ?? draft.units[0];
  const pack = unit?.size ?? 1;
  const pieces = Math.min(400, Math.max(3, Math.round(160 / draft.listPrice)));
  const max = Math.max(pack * random.between(2, 4), Math.ceil(pieces / pack) * pack);
  return {
    key: { invProfileLineType: "prophet21", invMastUid: catalog.items.require(draft.itemId, "item") },
    min: Math.max(1, Math.round(max * 0.35)),
    max,
    pack,
    distributorsUid: house,
    tracksLots: draft.lots ?? false,
    hasWarranty: draft.family === "Power Transmission" || draft.family === "Pneumatics",
  };
}

/** Own products of the crib's customer. */
export interface OwnProduct {
  readonly uid: number;
  readonly productsId: string;
  readonly partNumber: string;
  readonly description: string;
  readonly upc: string;
  readonly pack: number;
  readonly max: number;
}

/** Adds own products to a crib's profile. */
export function addOwnProducts(
  catalog: Catalog,
  { profileUid, sections }: CribPlan,
  products: readonly OwnProduct[],
): CribPart[] {
  return products.map(({ uid, pack, max }) => {
    const part: CribPart = {
      key: { invProfileLineType: "products", invMastUid: uid },
      min: Math.round(max * 0.3),
      max,
      pack,
      distributorsUid: world.vmi.distributors.kessler,
      tracksLots: false,
      hasWarranty: false,
    };
    addLine(catalog, profileUid, part, sections.others);
    return part;
  });
}

function addLine({ rows }: Catalog, profileUid: number, part: CribPart, sectionsUid: number): void {
  const { invProfileLineType, invMastUid } = part.key;
  rows.add("vmi_profile_line", {
    inv_profile_hdr_uid: profileUid,
    inv_profile_line_type: invProfileLineType,
    inv_mast_uid: invMastUid,
    min_qty: part.min,
    max_qty: part.max,
    reorder_qty: part.max - part.min,
    sections_uid: sectionsUid,
    distributors_uid: invProfileLineType === "products" ? null : part.distributorsUid,
  });
}
