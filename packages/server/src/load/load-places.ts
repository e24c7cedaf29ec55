import { type LoadContext, type LoadStep, storeRows } from "./load-context.ts";

const company = "MAIN";

/** `StateProvince.csv`, `Location.csv`: states, and the locations that hold stock. */
export const loadPlaces: LoadStep = {
  title: "locations",
  async run(context) {
    const { db, site, folder, report } = context;
    await readStates(context);
    const names = await folder.readByKey("Location.csv", "LocationID", (row) => row.text("Name", 255));
    for (const id of names.keys()) context.locations.add(id);
    const rows = [...names].map(([location_id, location_name], index) => ({
      location_id,
      location_name,
      company_id: company,
      sequence_no: index + 1,
    }));
    await db.transaction(async (transaction) => {
      await storeRows(transaction, context, "company", ["company_id"], [{ company_id: company, company_name: site }]);
      await storeRows(transaction, context, "location", ["location_id"], rows);
    });
    report.stored("Location.csv", rows.length);
  },
};

async function readStates({ folder, states, report }: LoadContext): Promise<void> {
  const found = await folder.readByKey("StateProvince.csv", "StateProvinceID", (row) => ({
    code: row.text("StateProvinceCode", 8),
    country: row.text("CountryRegionCode", 8),
    name: row.text("Name", 255),
  }));
  for (const [id, state] of found) states.set(id, state);
  report.stored("StateProvince.csv", found.size);
}
