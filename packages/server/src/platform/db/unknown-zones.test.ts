import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServerOnBoth } from "../../testing/describe-server.ts";
import { unknownZones } from "./unknown-zones.ts";

describeServerOnBoth("time zones that nobody knows", (server) => {
  it("are told with how many rows have them, and the first", async () => {
    const { db } = server();
    expect(await unknownZones(db)).toEqual([]);
    await db.execute(
      sql`update location set timezone = 'Atlantis/Harbor' where site_id = 'demo' and location_id in (10, 20)`,
    );
    expect(await unknownZones(db)).toEqual([
      { table: "location", zone: "Atlantis/Harbor", count: 2, example: "site demo, location 10" },
    ]);
  });
});
