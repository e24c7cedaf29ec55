import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import { afterAll, describe, expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import { openDatabase } from "../../db/open-database.ts";
import { stockroomDifferences } from "../../stockroom/stockroom-ledger.ts";
import { startScript } from "../../testing/script.ts";
import { createPostgresDatabase } from "../../testing/test-database.ts";

const script = new URL("../../testing/scripts/move-parts.ts", import.meta.url);

/** Lets people move parts and kills the server in the middle; answers what was acknowledged, by kind. */
async function moveAndKill(place: string, count: number): Promise<Map<string, string[]>> {
  const running = await startScript(script, [place]);
  const acknowledged = new Map<string, string[]>();
  for (let index = 0; index < count; index++) {
    const [kind = "", number = ""] = (await running.line()).split(" ");
    acknowledged.set(kind, [...(acknowledged.get(kind) ?? []), number]);
  }
  await running.kill();
  return acknowledged;
}

/** What is not whole: orders without all lines, receipts that their order does not know, transfers of one end only. */
async function halves(db: Database): Promise<unknown[]> {
  return db.query(sql`
    select 'order' as what, h.restock_hdr_uid as number from vmi_restock_hdr h
    where h.site_id = 'demo' and h.po_number like 'PO-%' and (select count(*) from vmi_restock_line l where l.site_id = h.site_id and l.restock_hdr_uid = h.restock_hdr_uid) <> 3
    union all
    select 'received', h.restock_hdr_uid from vmi_restock_hdr h
    cross join lateral (select sum(l.qty_received) as received, sum(l.qty_ordered) as ordered from vmi_restock_line l
      where l.site_id = h.site_id and l.restock_hdr_uid = h.restock_hdr_uid) l
    cross join lateral (select coalesce(sum(m.on_hand_change), 0) as moved from vmi_movement m
      where m.site_id = h.site_id and m.restock_hdr_uid = h.restock_hdr_uid) m
    where h.site_id = 'demo' and (l.received <> m.moved or l.received not in (0, l.ordered) or (h.status_cd = 705) <> (l.received = l.ordered))
    union all
    select 'transfer', inv_mast_uid from vmi_movement
    where site_id = 'demo' and movement_type = 'transfer' group by inv_mast_uid having sum(on_hand_change) <> 0
    union all
    select 'usage', 0 from vmi_movement
    where site_id = 'demo' and movement_type = 'usage' group by job_description having count(*) <> 3 or sum(on_hand_change) <> -9`);
}

async function storedCounts(db: Database): Promise<Record<string, number>> {
  const rows = await db.query<{ kind: string; count: number }>(sql`
    select movement_type as kind, count(*) / case movement_type when 'transfer' then 6 else 3 end as count
    from vmi_movement where site_id = 'demo' and movement_type <> 'opening' group by movement_type
    union all select 'order', count(*) from vmi_restock_hdr where site_id = 'demo'`);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

describe("a server that is killed while parts are moved", () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  async function survives(place: string, open: () => Promise<Database>): Promise<void> {
    const acknowledged: Record<string, number> = {};
    for (const count of [17, 30]) {
      for (const [kind, numbers] of await moveAndKill(place, count))
        acknowledged[kind] = (acknowledged[kind] ?? 0) + numbers.length;
      const db = await open();
      const [broken, differences, stored] = [
        await halves(db),
        await stockroomDifferences(db, "demo"),
        await storedCounts(db),
      ];
      await db.close();
      expect({ broken, differences }).toEqual({ broken: [], differences: [] });
      for (const [kind, least] of Object.entries(acknowledged)) {
        expect(stored[kind]).toBeGreaterThanOrEqual(least);
        // Four people: no more than four calls can have been stored and not yet acknowledged, each time.
        expect(stored[kind]).toBeLessThanOrEqual(least + 8);
      }
    }
  }

  it("loses no acknowledged movement and leaves nothing half done, on PGlite", { timeout: 120_000 }, async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "purvey-crash-"));
    folders.push(dataFolder);
    await survives(dataFolder, () => openDatabase({ dataFolder }));
  });

  it("loses no acknowledged movement and leaves nothing half done, on PostgreSQL", { timeout: 120_000 }, async () => {
    const databaseUrl = await createPostgresDatabase();
    await survives(databaseUrl, () => openDatabase({ databaseUrl, dataFolder: "" }));
  });
});
