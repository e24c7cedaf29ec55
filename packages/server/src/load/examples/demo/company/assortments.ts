import type { Family, ItemDraft } from "../../catalog/item-draft.ts";
import type { Random } from "../random.ts";
import type { Trade } from "./customer-list.ts";

/** What a trade buys, by shares. */
const shares: Readonly<Record<Trade, Partial<Record<Family, number>>>> = {
  fabrication: { Fasteners: 6, Abrasives: 5, Safety: 3, "Cutting Tools": 2, "Material Handling": 2, Adhesives: 1 },
  machining: { "Cutting Tools": 7, Fasteners: 4, Abrasives: 3, Safety: 2, Bearings: 2, Janitorial: 1 },
  maintenance: {
    Bearings: 4,
    "Power Transmission": 4,
    Fasteners: 3,
    Plumbing: 3,
    Electrical: 3,
    Janitorial: 2,
    Adhesives: 2,
  },
  food: { Safety: 4, Janitorial: 4, Plumbing: 3, "Power Transmission": 3, Bearings: 2, Pneumatics: 2 },
  construction: { Electrical: 6, Fasteners: 4, Plumbing: 4, Safety: 3, Adhesives: 2, "Material Handling": 1 },
  automotive: { Fasteners: 6, Pneumatics: 3, Safety: 3, Abrasives: 2, Adhesives: 3, "Cutting Tools": 2 },
  packaging: {
    Pneumatics: 5,
    "Power Transmission": 4,
    Bearings: 3,
    Adhesives: 3,
    "Material Handling": 3,
    Electrical: 2,
  },
};

/** The items that a customer buys again and again: those in demand first, in the shares of its trade. */
export function assortmentOf(
  trade: Trade,
  items: ReadonlyMap<Family, readonly ItemDraft[]>,
  size: number,
  random: Random,
): ItemDraft[] {
  const weighted = Object.entries(shares[trade]).flatMap(([family, share]) =>
    Array<Family>(share).fill(family as Family),
  );
  const chosen = new Set<ItemDraft>();
  while (chosen.size < size) {
    const family = items.get(random.pick(weighted)) ?? [];
    const one = random.pick(family);
    const other = random.pick(family);
    chosen.add((one.popularity ?? 0) >= (other.popularity ?? 0) ? one : other);
  }
  return [...chosen];
}

/** Items by family, without those no longer made. */
export function itemsByFamily(drafts: Iterable<ItemDraft>): Map<Family, ItemDraft[]> {
  const families = new Map<Family, ItemDraft[]>();
  for (const draft of drafts) {
    if (draft.discontinued) continue;
    const list = families.get(draft.family) ?? [];
    list.push(draft);
    families.set(draft.family, list);
  }
  return families;
}
