import type { Catalog } from "../../load/examples/catalog/catalog.ts";
import { world } from "../../load/examples/world/names.ts";

const favorites = [
  ["HBS-M8-40", "Wash-down line"],
  ["SHC-M6-20", "Fixtures"],
  ["FLP-125-60Z", "Grinding bay"],
  ["GLC-A4-L", null],
  ["TL-H30-50", null],
  ["BRG-6205-ZZ", "Roller conveyor"],
  ["RC-50-10", "Infeed drive"],
] as const;

const lists = [
  {
    ...{ name: "Conveyor rebuild", description: "Parts for one drive station", open: "Y", code: "NGCONV0002" },
    lines: [
      ["BRG-6205-2RS", 4, "EA", "Drum bearings"],
      ["SPR-50B18", 2, "EA", null],
      ["RC-50-10", 3, "EA", "30 ft a station"],
      ["VB-B68", 2, "EA", "Matched pair"],
      ["MTR-075", 1, "EA", null],
    ],
  },
  {
    ...{ name: "Welding bay", description: "Refill when the shelf is half empty", open: "N", code: "NGWELD0003" },
    lines: [
      ["GLL-WLD-L", 6, "PR", null],
      ["FLP-115-40Z", 20, "EA", null],
      ["WB-WHL-115-SS", 4, "EA", "Stainless only"],
      ["RSP-N95V", 2, "BX", null],
    ],
  },
] as const;

/** Adds what dana keeps: favorites and wish lists beside those of the fixture world. */
export function addDanasLists({ rows, items }: Catalog): void {
  const usersId = world.users.dana;
  favorites.forEach(([itemId, note], index) => {
    rows.add("item_favorite", {
      users_id: usersId,
      inv_mast_uid: items.require(itemId, "item"),
      note,
      sequence_no: index + 3,
    });
  });
  lists.forEach(({ name, description, open, code, lines }, index) => {
    const header = index + 2;
    rows.add("item_wishlist_hdr", {
      item_wishlist_hdr_uid: header,
      users_id: usersId,
      name,
      description,
      is_public: open,
      share_code: code,
    });
    lines.forEach(([itemId, quantity, unit, notes], priority) => {
      rows.add("item_wishlist_line", {
        ...{ item_wishlist_hdr_uid: header, inv_mast_uid: items.require(itemId, "item"), qty_desired: quantity },
        ...{ unit_of_measure: unit, priority: priority + 1, notes },
      });
    });
  });
}
