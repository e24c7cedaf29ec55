import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";

describeServer("bins of a location", (server) => {
  const api = async () => (await server().clientFor("rita")).items.locations.bins;

  beforeAll(async () => {
    const [bolt, lock] = [await invMastUidOf(server(), "HB-M8-40"), await invMastUidOf(server(), "ADH-50")];
    await server().db.execute(sql`
      insert into bin (site_id, location_id, bin, bin_desc, bin_type, sequence_no, status_cd) values
        ('demo', 10, 'T_1', 'Test rack 1', 'rack', 901, 704), ('demo', 10, 'TX1', null, 'shelf', 902, 705),
        ('demo', 10, 't_1', 'Another', 'shelf', 903, 704), ('demo', 10, 'T_9', 'Gone', 'shelf', 904, 700)`);
    await server().db.execute(sql`
      insert into bin_stock (site_id, location_id, bin, inv_mast_uid, lot, qty_on_hand, qty_allocated) values
        ('demo', 10, 'T_1', ${bolt}, '', 12.5, 2.25), ('demo', 10, 'T_1', ${lock}, 'L-9', 7, 0),
        ('demo', 10, 'T_1', ${lock}, 'L-8', 0, 0)`);
  });

  const contents = [
    { itemId: "ADH-50", lot: "L-8", unitOfMeasure: "EA", qtyOnHand: 0, qtyAllocated: 0, qtyAvailable: 0 },
    { itemId: "ADH-50", lot: "L-9", unitOfMeasure: "EA", qtyOnHand: 7, qtyAllocated: 0, qtyAvailable: 7 },
    { itemId: "HB-M8-40", lot: "", unitOfMeasure: "EA", qtyOnHand: 12.5, qtyAllocated: 2.25, qtyAvailable: 10.25 },
  ];

  it("says the bar codes of what lies in them", async () => {
    const { contents: inside } = await (await api()).get({ id: 10, bin: "T_1" }).data;
    expect(inside.map(({ upcOrEanId }) => upcOrEanId)).toEqual(Array(3).fill(expect.stringMatching(/^\d{12}$/)));
  });

  it("lists bins with what lies in them, by the beginning of their code, case aside", async () => {
    const bins = await (await api()).list({ id: 10, bin: "t_", orderBy: "sequenceNo|ASC" });
    expect(bins.totalResults).toBe(2);
    expect(bins.data).toMatchObject([
      {
        locationId: 10,
        locationName: "Columbus",
        bin: "T_1",
        binDesc: "Test rack 1",
        binType: "rack",
        sequenceNo: 901,
        statusCd: 704,
        contentCount: 3,
        contents,
      },
      { bin: "t_1", contentCount: 0, contents: [] },
    ]);
    expect(bins.data[0]?.contents[2]?.invMastUid).toBe(await invMastUidOf(server(), "HB-M8-40"));
    expect(bins.data[0]?.contents[2]?.itemDesc).toMatch(/bolt/i);
  });

  it("leaves out empty bins and contents without pieces on hand", async () => {
    const bins = await (await api()).list({ id: 10, bin: "T", excludeZero: true });
    expect(bins).toMatchObject({
      totalResults: 1,
      data: [{ bin: "T_1", contentCount: 2, contents: contents.slice(1) }],
    });
  });

  it("pages through all bins of a location in the order asked for", async () => {
    const all = await (await api()).list({ id: 20, limit: 1000, orderBy: "contentCount|DESC,bin|DESC" });
    expect(all.totalResults).toBe(all.data.length);
    expect(all.data.every(({ locationName }) => locationName === "Toledo")).toBe(true);
    const counts = all.data.map(({ contentCount }) => contentCount);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    const second = await (await api()).list({ id: 20, limit: 1, offset: 1, orderBy: "contentCount|DESC,bin|DESC" });
    expect(second).toMatchObject({ data: [all.data[1]], totalResults: all.totalResults });
  });

  it("answers one bin with a page of its contents", async () => {
    const bins = await api();
    expect(await bins.get({ id: 10, bin: "T_1" }).data).toMatchObject({
      binDesc: "Test rack 1",
      contentCount: 3,
      contents,
    });
    expect((await bins.get({ id: 10, bin: "t_1" }).data).binDesc).toBe("Another");
    expect((await bins.get({ id: 10, bin: "tx1" }).data).bin).toBe("TX1");
    const page = await bins.get({ id: 10, bin: "T_1", limit: 1, offset: 1, orderBy: "qtyAvailable|DESC" }).data;
    expect(page).toMatchObject({ contentCount: 3, contents: [{ lot: "L-9" }] });
    const filled = await bins.get({ id: 10, bin: "T_1", excludeZero: true }).data;
    expect(filled).toMatchObject({ contentCount: 2, contents: contents.slice(1) });
  });

  it("finds neither locations nor bins that are not there or deleted", async () => {
    const bins = await api();
    const calls = [
      bins.list({ id: 99 }),
      bins.get({ id: 99, bin: "T_1" }),
      bins.get({ id: 10, bin: "T_9" }),
      bins.get({ id: 20, bin: "T_1" }),
    ];
    expect(await refusedWith(...calls)).toEqual([404, 404, 404, 404]);
    expect(await refusedWith(bins.get({ id: 10, bin: "T_1", orderBy: "cost|ASC" }))).toEqual([400]);
  });
});
