import sql from "sql-template-tag";
import { insertRows } from "../platform/db/insert-rows.ts";
import { type LoadStep, storeRows } from "./load-context.ts";

/** `ShipMethod.csv`: the carriers of the address book. They keep their address numbers from load to load. */
export const loadCarriers: LoadStep = {
  title: "carriers",
  async run(context) {
    const { db, site, folder, report } = context;
    const names = await folder.readByKey("ShipMethod.csv", "ShipMethodID", (row) => row.text("Name", 255));
    const rows = [...names].map(([id, address_name]) => ({ source_id: String(id), address_name, ...carrier }));
    await db.transaction(async (transaction) => {
      const stored = await transaction.query<{ id: string; number: number }>(sql`
        select source_id as id, address_id as number from address where site_id = ${site} and source_type = 'carrier'`);
      const numbers = new Map(stored.map(({ id, number }) => [id, number]));
      const known = rows.flatMap((row) => {
        const address_id = numbers.get(row.source_id);
        return address_id === undefined ? [] : [{ address_id, ...row }];
      });
      await storeRows(transaction, context, "address", ["address_id"], known);
      const added = rows.filter((row) => !numbers.has(row.source_id));
      await insertRows(
        transaction,
        "address",
        added.map((row) => ({ site_id: site, ...row })),
      );
    });
    report.stored("ShipMethod.csv", rows.length);
  },
};

const carrier = { source_type: "carrier", address_type: "carrier", carrier_flag: "Y" };
