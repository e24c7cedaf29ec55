import type { RowSet } from "../../load/examples/row-set.ts";

/** Adds every bin that stock refers to, and a receiving bin per location. */
export function addBins(rows: RowSet): void {
  const seen = new Set<string>();
  for (const { location_id, primary_bin } of rows.rows("item_stock"))
    seen.add(`${String(location_id)} ${String(primary_bin)}`);
  const locations = rows.rows("location").map((row) => String(row.location_id));
  for (const location of locations) {
    rows.add("bin", {
      location_id: Number(location),
      bin: "RECV",
      bin_desc: "Receiving dock",
      bin_type: "receiving",
      sequence_no: 0,
    });
  }
  [...seen].sort().forEach((key, index) => {
    const [location = "", bin = ""] = key.split(" ");
    rows.add("bin", { location_id: Number(location), bin, bin_desc: describe(bin), sequence_no: index + 1 });
  });
}

function describe(bin: string): string {
  const [aisle, rack, shelf] = bin.split("-");
  return `Aisle ${aisle}, rack ${rack}, shelf ${shelf}`;
}
