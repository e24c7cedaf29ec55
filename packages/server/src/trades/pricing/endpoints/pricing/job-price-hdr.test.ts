import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";

describeServer("contract prices", (server) => {
  const contracts = async (username: string) => (await server().clientFor(username)).pricing.jobPriceHdr;

  rule("R070 lists contracts in the order of their key and answers all their fields", async () => {
    const page = await (await contracts("dana")).list();
    expect(page.data.map((row) => [row.job_price_hdr_uid, row.job_no])).toEqual([
      [1, "J-2024-7"],
      [2, "J-2022-3"],
    ]);
    expect(page.totalResults).toBe(2);
    expect(page.data[0]).toMatchObject({
      job_description: "Conveyor frames, annual agreement",
      company_id: "PDS",
      customer_id: 100200,
      start_date: "2024-01-01 00:00:00",
      end_date: "2039-12-31 23:59:59",
      contract_no: "NG-AGR-07",
      approved: "Y",
      cancelled: "N",
      consignment_flag: "N",
      total_commitment: 40000,
      last_maintained_by: "sara",
      line_count: 6,
    });
  });

  it("sorts, pages and searches contracts", async () => {
    const api = await contracts("ada");
    expect((await api.list({ orderBy: "job_no|ASC" }).data).map((row) => row.job_no)).toEqual(["J-2022-3", "J-2024-7"]);
    expect((await api.list({ orderBy: "line_count|DESC" }).data).map((row) => row.line_count)).toEqual([6, 1]);
    const second = await api.list({ limit: 1, offset: 1 });
    expect([second.data[0]?.job_no, second.total]).toEqual(["J-2022-3", 2]);
    expect((await api.list({ q: "guard rails" }).data).map((row) => row.job_no)).toEqual(["J-2022-3"]);
    expect(await api.list({ customer_id: 100300 }).data).toEqual([]);
    expect(await refusedWith(api.list({ orderBy: "price|ASC" }))).toEqual([400]);
  });

  it("shows contracts of the own customer, of the own customers, or of all", async () => {
    expect(await (await contracts("lena")).list().data).toEqual([]);
    expect(await (await contracts("sara")).list().data).toHaveLength(2);
    expect((await (await contracts("ned")).get({ id: 1 }).data).job_no).toBe("J-2024-7");
    const lena = await contracts("lena");
    expect(
      await refusedWith(lena.get({ id: 1 }), lena.lines.list({ id: 1 }), lena.lines.get({ hdrId: 1, lineId: 1 })),
    ).toEqual([404, 404, 404]);
  });

  rule("R071 lists the prices of a contract in the order of their key, filtered and searched", async () => {
    const { lines } = await contracts("dana");
    const all = await lines.list({ id: 1 }).data;
    expect(all.map((row) => row.job_price_line_uid)).toEqual(
      all.map((row) => row.job_price_line_uid).sort((a, b) => a - b),
    );
    expect(all[0]).toMatchObject({
      item_id: "HB-M8-40",
      price: 0.31,
      uom: "EA",
      unit_size: 1,
      pricing_method: "price",
      qty_ordered: 7800,
      qty_maximum: 100000,
      min_qty: 1,
      ship_to_id: null,
      status_cd: 704,
    });
    const invMastUid = await invMastUidOf(server(), "HB-M8-40");
    expect(await lines.list({ id: 1, invMastUid }).data).toHaveLength(3);
    expect((await lines.list({ id: 1, q: "nitrile" }).data).map((row) => row.discount_percent)).toEqual([15]);
    expect((await lines.list({ id: 1, orderBy: "min_qty|DESC", limit: 1 }).data)[0]?.min_qty).toBe(2000);
    expect(await lines.list({ id: 1, statusCd: 705 }).data).toEqual([]);
  });

  it("leaves deleted prices out unless they are asked for", async () => {
    const { lines } = await contracts("ada");
    const [only] = await lines.list({ id: 2 }).data;
    await server().db.execute(
      sql`update job_price_line set status_cd = 700 where site_id = 'demo' and job_price_hdr_uid = 2`,
    );
    expect(await lines.list({ id: 2 }).data).toEqual([]);
    expect(await lines.list({ id: 2, statusCd: 700 }).data).toHaveLength(1);
    expect(await refusedWith(lines.get({ hdrId: 2, lineId: only?.job_price_line_uid ?? 0 }))).toEqual([404]);
  });

  it("gets one price under its own contract only", async () => {
    const { lines } = await contracts("dana");
    const [first] = await lines.list({ id: 1 }).data;
    const lineId = first?.job_price_line_uid ?? 0;
    expect(await lines.get({ hdrId: 1, lineId }).data).toEqual(first);
    expect(
      await refusedWith(
        lines.get({ hdrId: 2, lineId }),
        lines.get({ hdrId: 1, lineId: 999_999 }),
        lines.list({ id: 99 }),
      ),
    ).toEqual([404, 404, 404]);
  });
});
