import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "../../../../../packages/server/src/testing/test-server.ts";
import { latestReceipts } from "./due.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer("embedded");
});
afterAll(() => server.close());

describe("what was received last", () => {
  it("comes first by its time, whatever its number; of one time, what was written later", async () => {
    const { warehouseOps } = await server.clientFor("rita");
    const read = async () => {
      const { data } = await warehouseOps.receiving.list({ limit: 2, orderBy: latestReceipts });
      return data.map(({ receivingUid }) => receivingUid);
    };
    const [later = 0, earlier = 0] = (await read()).toSorted((one, other) => other - one);
    const date = (time: string, uid: number) =>
      server.db.execute(sql`update warehouse_document set date_created = ${time}::timestamp
        where site_id = 'demo' and kind = 'receiving' and document_uid = ${uid}`);
    await date("2026-01-05 08:00:00", later);
    await date("2026-01-05 08:00:00", earlier);
    expect(await read()).toEqual([later, earlier]);
    await date("2026-01-05 08:00:01", earlier);
    expect(await read()).toEqual([earlier, later]);
  });
});
