import { insertRows } from "../data/insert-rows.ts";
import type { LoadContext, LoadStep } from "./load-context.ts";

const company = "MAIN";

/** `StateProvince.csv`, `Location.csv`: states, and the locations that hold stock. */
export const loadPlaces: LoadStep = {
  title: "locations",
  async run(context) {
    const { db, site, folder, report } = context;
    await readStates(context);
    const locations = await folder.read("Location.csv", (row) => ({
      location_id: row.key("LocationID"),
      location_name: row.text("Name", 255),
    }));
    for (const { location_id } of locations) context.locations.add(location_id);
    await db.transaction(async (transaction) => {
      await insertRows(transaction, "company", [{ site_id: site, company_id: company, company_name: site }], {
        conflict: ["site_id", "company_id"],
      });
      const rows = locations.map((location, index) => ({
        site_id: site,
        company_id: company,
        sequence_no: index + 1,
        ...location,
      }));
      report.stored(
        "Location.csv",
        await insertRows(transaction, "location", rows, { conflict: ["site_id", "location_id"] }),
      );
    });
  },
};

async function readStates({ folder, states, report }: LoadContext): Promise<void> {
  const rows = await folder.read("StateProvince.csv", (row) => ({
    id: row.key("StateProvinceID"),
    code: row.text("StateProvinceCode", 8),
    country: row.text("CountryRegionCode", 8),
    name: row.text("Name", 255),
  }));
  for (const { id, ...state } of rows) states.set(id, state);
  report.stored("StateProvince.csv", rows.length);
}
