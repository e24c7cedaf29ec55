import type { ImportRecord } from "@purvey/contract/generated/imports";
import { imports } from "@purvey/contract/services/imports/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { beforeEach, expect, it } from "vitest";
import { world } from "../../../../load/examples/world/names.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";

const { delivered, held, underWay } = world.imports;

describeServer("imports", (server) => {
  const api = async () => (await server().clientFor("ada")).imports.import;

  /** Records of one source, each as many hours old as told. */
  async function addRecords(sourceName: string, ages: readonly number[], state = "initial"): Promise<void> {
    await server().db.execute(sql`
      insert into import_record (site_id, source_name, source_id, import_state, json_data, state_since, date_created)
      select 'demo', ${sourceName}, 'S-' || row_number() over (), ${state}, '{"some": "thing"}',
        localtimestamp - make_interval(mins => h), localtimestamp - make_interval(mins => h)
      from unnest(${ages.map((age) => Math.round(age * 60))}::integer[]) h`);
  }

  const uids = (records: readonly ImportRecord[]) => records.map(({ importUid }) => importUid);
  const sources = (records: readonly ImportRecord[]) => records.map(({ sourceId }) => sourceId);

  beforeEach(async () => {
    await server().db.execute(sql`delete from import_record where site_id = 'demo' and import_uid > 60003`);
  });

  it("takes no half order for the document of a record that carries none", async () => {
    const imports = await api();
    const before = await imports.get({ importUid: underWay }).data;
    const half = imports.update({ importUid: underWay, jsonData: '{"impOeHdr":{"taker":"WEB"}}' });
    expect(await refusedWith(half)).toEqual([400]);
    expect((await imports.get({ importUid: underWay }).data).jsonData).toBe(before.jsonData);
  });

  it("shows a record with its document, who it is of and how long it has been in its state", async () => {
    const record = await (await api()).get({ importUid: held }).data;
    expect(record).toEqual({
      importUid: held,
      scheduledImportMasterUid: 1,
      sourceName: "oe-hdr",
      sourceId: "500003",
      importState: "hold",
      jsonData: expect.stringContaining('"shipToState": "Ohio"'),
      importStatusCd: 704,
      importResults: "The state `Ohio` is not two capital letters, as `OH`; correct `shipToState`.",
      referenceNo: null,
      attempts: 1,
      stateSince: expect.any(String),
      // 60 when the world was made, which may be a long run ago.
      hoursInState: expect.toSatisfy((hours: number) => Number.isInteger(hours) && hours >= 60 && hours < 84),
      dateDelivered: null,
      dateCreated: expect.any(String),
      dateLastModified: record.stateSince,
    });
    expect(JSON.parse(record.jsonData).impOeHdr.customerName).toBe("Lakeside Hydraulics");
  });

  rule("R148 R248 R254 lists 12 of them, the newest first", async () => {
    await addRecords("many", new Array(20).fill(1));
    const list = await api();
    const first = await list.list().data;
    expect(first).toHaveLength(12);
    expect(uids(first)).toEqual([...uids(first)].sort((a, b) => b - a));
    const { total } = await list.list({ limit: 5, offset: 20 });
    expect(total).toBe(23);
    expect(uids(await list.list({ limit: 5, offset: 20 }).data)).toEqual([underWay, held, delivered]);
    for (const limit of [0, 1001])
      expect((await sendAs(server(), imports, "import.list", "ada", { limit })).status).toBe(400);
    expect(await refusedWith(list.list({ orderBy: "password|ASC" }), list.list({ orderBy: "source_id|ASC" }))).toEqual([
      400, 200,
    ]);
  });

  rule("R127 narrows by state, by date, by source, by number and by words", async () => {
    const list = await api();
    await addRecords("dated", [5]);
    await server().db.execute(sql`
      update import_record set date_created = '2025-03-14 23:59:59' where site_id = 'demo' and source_name = 'dated'`);
    const found = async (query: object) => uids(await list.list(query).data);
    expect(await found({ importState: "hold" })).toEqual([held]);
    expect(await found({ excludeState: "initial" })).toEqual([held, delivered]);
    expect(await found({ sourceName: "oe-hdr", excludeState: "hold" })).toEqual([delivered]);
    expect(await found({ sourceId: "500003" })).toEqual([held]);
    expect(await found({ referenceNo: "PO-8203" })).toEqual([delivered]);
    expect(await found({ q: "lakeside OHIO" })).toEqual([held]);
    for (const [query, hits] of [
      [{ createdOn: "2025-03-14" }, 1],
      [{ createdOn: "2025-03-13" }, 0],
      [{ createdOn: "2025-03-15" }, 0],
      [{ createdFrom: "2025-03-14 23:59:59", createdTo: "2025-03-14 23:59:59" }, 1],
      [{ createdTo: "2025-03-14 23:59:58" }, 0],
    ] as const)
      expect((await found(query)).length, JSON.stringify(query)).toBe(hits);
    for (const query of [
      { importState: "lost" },
      { excludeState: "" },
      { createdOn: "14.3.2025" },
      { createdOn: "2025-02-30" },
    ])
      expect((await sendAs(server(), imports, "import.list", "ada", query)).status, JSON.stringify(query)).toBe(400);
  });

  rule("R149 R150 shows what was made in the last hours, up to a week", async () => {
    await addRecords("recent", [0.5, 2.9, 3.1, 47, 49, 167, 169]);
    const { recent } = await api();
    const of = async (query: object) => sources(await recent({ sourceName: "recent", ...query }).data);
    expect(await of({})).toEqual(["S-1", "S-2", "S-3", "S-4"]);
    expect(await of({ hours: 3 })).toEqual(["S-1", "S-2"]);
    expect(await of({ hours: 168 })).toHaveLength(6);
    expect(await of({ importState: "delivered" })).toEqual([]);
    expect(await of({ hours: 168, limit: 2, offset: 4 })).toEqual(["S-5", "S-6"]);
    for (const hours of [0, 169])
      expect((await sendAs(server(), imports, "import.recent", "ada", { hours })).status).toBe(400);
    await addRecords("flood", new Array(1005).fill(1));
    expect(await recent({ sourceName: "flood" }).data).toHaveLength(1000);
    expect((await sendAs(server(), imports, "import.recent", "ada", { limit: 1001 })).status).toBe(400);
  });

  rule("R149 R150 shows what has been stuck for hours, the longest first, and nothing that arrived", async () => {
    await addRecords("stuck", [50, 47, 90]);
    await addRecords("arrived", [70], "delivered");
    const { stuck } = await api();
    expect(sources(await stuck().data)).toEqual(["S-3", "3", "500003", "S-1"]);
    expect(sources(await stuck({ hours: 80 }).data)).toEqual(["S-3"]);
    expect(sources(await stuck({ hours: 1, limit: 1 }).data)).toEqual(["S-3"]);
    for (const hours of [0, 169])
      expect((await sendAs(server(), imports, "import.stuck", "ada", { hours })).status).toBe(400);
  });

  it("holds one, confirms one, and changes nothing that arrived", async () => {
    await addRecords("contact", [1, 1]);
    const { list, update } = await api();
    const [one = 0, other = 0] = uids(
      await list({ sourceName: "contact", orderBy: "import_uid|ASC", sourceId: undefined }).data,
    ).slice(-2);
    const stopped = await update({ importUid: one, importState: "hold", importResults: "Wait for the merger." }).data;
    expect(stopped).toMatchObject({ importState: "hold", importResults: "Wait for the merger.", hoursInState: 0 });
    expect(await update({ importUid: one, importState: "initial" }).data).toMatchObject({
      importState: "initial",
      importResults: null,
    });
    const confirmed = await update({ importUid: other, importState: "delivered", referenceNo: "ERP-77" }).data;
    expect(confirmed).toMatchObject({ importState: "delivered", attempts: 1, referenceNo: "ERP-77" });
    expect(confirmed.dateDelivered).not.toBeNull();
    expect(
      await refusedWith(
        update({ importUid: other, importState: "initial" }),
        update({ importUid: other, jsonData: "{}" }),
        update({ importUid: 4711, importState: "hold" }),
      ),
    ).toEqual([409, 409, 404]);
  });

  it("takes another document only where it is JSON, and of an order only of the same one", async () => {
    await addRecords("contact", [1]);
    const { list, update, get } = await api();
    const [contact = 0] = uids(await list({ sourceName: "contact", limit: 1 }).data);
    expect((await update({ importUid: contact, jsonData: '{"other": [1]}' }).data).jsonData).toBe('{"other": [1]}');
    const order = JSON.parse((await get({ importUid: held }).data).jsonData);
    const problems = async (importUid: number, jsonData: string) => {
      const { status, body } = await sendAs(server(), imports, "import.update", "ada", { importUid, jsonData });
      return [status, body.validationErrors?.[0]?.field];
    };
    expect(await problems(contact, "{")).toEqual([400, "jsonData"]);
    expect(await problems(contact, "[1]")).toEqual([400, "jsonData"]);
    expect(await problems(held, '{"other": [1]}')).toEqual([400, expect.stringMatching(/^jsonData\./)]);
    expect(await problems(held, JSON.stringify({ ...order, orderNo: 500001 }))).toEqual([400, "jsonData.orderNo"]);
    const cheaper = { ...order, impOeHdr: { ...order.impOeHdr, totalAmount: 1 } };
    expect(await problems(held, JSON.stringify(cheaper))).toEqual([400, "jsonData.totalAmount"]);
    const better = { ...order, impOeHdr: { ...order.impOeHdr, shipToAddress2: "Dock 9" } };
    expect(JSON.parse((await update({ importUid: held, jsonData: JSON.stringify(better) }).data).jsonData)).toEqual(
      better,
    );
  });

  it("deletes one, so that nothing shows it any more", async () => {
    await addRecords("contact", [100]);
    const { list, get, update, recent, stuck, delete: remove } = await api();
    const [importUid = 0] = uids(await list({ sourceName: "contact", limit: 1 }).data);
    expect(await remove({ importUid }).data).toEqual({ uid: importUid, deleted: true });
    expect(await refusedWith(get({ importUid }), update({ importUid }), remove({ importUid }))).toEqual([
      404, 404, 404,
    ]);
    const seen = [...(await list().data), ...(await recent({ hours: 168 }).data), ...(await stuck().data)];
    expect(uids(seen)).not.toContain(importUid);
  });

  it("lets auditors look, and nobody else but administrators", async () => {
    const ned = (await server().clientFor("ned")).imports.import;
    const dana = (await server().clientFor("dana")).imports.import;
    expect(
      await refusedWith(ned.get({ importUid: held }), ned.update({ importUid: held, importState: "hold" })),
    ).toEqual([200, 403]);
    expect(await refusedWith(dana.list(), dana.get({ importUid: held }))).toEqual([403, 403]);
  });
});
