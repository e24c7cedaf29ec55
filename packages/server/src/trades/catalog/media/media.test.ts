import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { seedWorld } from "../../../load/examples/world/seed-world.ts";
import { describeServer } from "../../../testing/describe-server.ts";

describeServer("pictures and documents of the catalogue", (server) => {
  const get = (path: string) => server().app.fetch(new Request(`http://localhost${path}`));

  it("has a picture or document under every address that the tables hold", async () => {
    const addresses = await server().db.query<{ url: string }>(sql`
      select image_url as url from brand where site_id = 'demo'
      union select image_url from item_category where site_id = 'demo'
      union select image_url from item_image where site_id = 'demo'
      union select document_url from item_document where site_id = 'demo'`);
    expect(addresses.length).toBeGreaterThan(40);
    const missing: string[] = [];
    for (const { url } of addresses) {
      const response = await get(url);
      const type = response.headers.get("content-type");
      if (
        response.status !== 200 ||
        type !== (url.includes(".pdf?") ? "application/pdf" : "image/svg+xml; charset=utf-8")
      )
        missing.push(url);
    }
    expect(missing).toEqual([]);
  });

  it("shows each site its own, however many the server has", async () => {
    const { db } = server();
    await seedWorld(db, "branch & co");
    await db.execute(sql`
      update item set item_desc = 'Branch bolt' where site_id = 'branch & co' and item_id = 'HB-M8-40'`);
    const ofSite = (site: string) =>
      db.first<{ url: string }>(sql`
        select m.image_url as url from item_image m join item i on i.site_id = m.site_id and i.inv_mast_uid = m.inv_mast_uid
        where i.site_id = ${site} and i.item_id = 'HB-M8-40'`);
    const drawn = async (site: string) => (await get((await ofSite(site))?.url ?? "")).text();
    expect(await drawn("branch & co")).toContain("Branch bolt");
    expect(await drawn("demo")).toContain("Hex Bolt");
  });

  it("writes the name of a brand, case of the address aside", async () => {
    expect(await (await get("/media/brands/VEGA.svg?site=demo")).text()).toContain("<title>Vega</title>");
  });

  it("shows the item of a category that is bought most", async () => {
    const svg = await (await get("/media/categories/fasteners-hex-bolts.svg?site=demo")).text();
    expect(svg).toContain("<title>Hex Bolts</title>");
    expect(svg).toContain(">M8</text>");
  });

  it("prints a document as PDF", async () => {
    const response = await get("/media/documents/MTR-075-data-sheet.pdf");
    expect(response.headers.get("content-disposition")).toBe('inline; filename="MTR-075-data-sheet.pdf"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.length).toBeGreaterThan(2000);
  });

  it("has nothing under other addresses and for other sites", async () => {
    const paths = [
      "/media/brands/nobody.svg",
      "/media/categories/none.svg",
      "/media/documents/none.pdf",
      "/media/brands/vega.svg?site=elsewhere",
    ];
    const answers = await Promise.all(paths.map(get));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
