import { rule } from "@purvey/contract/testing/rule";
import { Hono } from "hono";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { servePdf } from "../../../../platform/http/pdf-download.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { readPdf } from "../../../../testing/pdf-text.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { statementsOf } from "../../../../testing/statements-of.ts";

describeServer("printed documents", (server) => {
  const internal = async (username = "dana") => (await server().clientFor(username)).items.internal;
  const fetchPdf = async (url: string, headers: Record<string, string> = {}) =>
    new Hono().get("/documents/pdf/:pdfId", servePdf(server().db)).request(url, { headers });
  const labels = { documentType: "label", data: { labels: [{ itemId: "HB-M8-40" }] } } as const;

  rule("R119 prints a document that can be fetched for a day", async () => {
    const order = { orderNo: "PO-8891", lines: [{ itemId: "HB-M8-40", quantity: 1, unitOfMeasure: "BX" }] };
    const result = await (await internal()).pdf({ documentType: "order", data: order, options: { format: "A4" } }).data;
    expect(result.pdfId).toMatch(/^[0-9a-f]{32}$/);
    expect(result.fileName).toBe("order-PO-8891.pdf");
    expect(result.downloadUrl).toBe(`http://in-process.invalid/documents/pdf/${result.pdfId}?site=demo`);
    const life = Date.parse(`${result.expiresAt}Z`) - Date.parse(`${result.createdAt}Z`);
    expect(life).toBe(24 * 3600 * 1000);
    const response = await fetchPdf(result.downloadUrl);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(response.headers.get("content-disposition")).toBe('inline; filename="order-PO-8891.pdf"');
    expect(response.headers.get("cache-control")).toMatch(/^private, max-age=86[34]\d\d$/);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBe(result.fileSize);
    expect(readPdf(bytes).text).toContain("PO-8891");
    expect((await fetchPdf(`/documents/pdf/${result.pdfId}`, { "x-site-id": "demo" })).status).toBe(200);
  });

  it("prints an item's sheet from the item's document as it is answered", async () => {
    const client = await server().clientFor("dana");
    const item = await client.items.invMast.doc({ id: await invMastUidOf(server(), "HB-M8-40") }).data;
    const { downloadUrl } = await client.items.internal.pdf({ documentType: "item-sheet", data: { ...item } }).data;
    const { text } = readPdf(new Uint8Array(await (await fetchPdf(downloadUrl)).arrayBuffer()));
    for (const shown of [
      "HB-M8-40",
      "M8 x 40 mm hex bolt, class 8.8, zinc plated",
      "EA, BX of 100",
      "Zinc plated",
      "NUT-M8-NY",
    ]) {
      expect(text).toContain(shown);
    }
  });

  rule("R117 R118 refuses other papers and turns, and data that does not fit, before anything is stored", async () => {
    const api = await internal();
    const counted = () =>
      server().db.first<{ documents: number }>(
        sql`select count(*) as documents from pdf_document where site_id = 'demo'`,
      );
    const before = await counted();
    type Input = Parameters<typeof api.pdf>[0];
    expect(
      await refusedWith(
        api.pdf({ ...labels, options: { format: "A5" } } as unknown as Input),
        api.pdf({ ...labels, options: { orientation: "upside-down" } } as unknown as Input),
        api.pdf({ ...labels, options: { margins: { left: -1 } } }),
        api.pdf({ documentType: "label" } as unknown as Input),
        api.pdf({ ...labels, templateId: "huge" }),
        api.pdf({ documentType: "label", data: { labels: [] } }),
      ),
    ).toEqual([400, 400, 400, 400, 400, 400]);
    expect(await counted()).toEqual(before);
    const reason = await api.pdf({ documentType: "label", data: { labels: [{ bin: "A-1" }] } }).safe();
    expect(reason.ok).toBe(false);
    expect(JSON.stringify(reason)).toContain("An item label needs the item's number");
  });

  it("does not know documents of other sites or guessed keys", async () => {
    const { pdfId } = await (await internal("walt")).pdf(labels).data;
    expect((await fetchPdf(`/documents/pdf/${pdfId}?site=elsewhere`)).status).toBe(404);
    expect((await fetchPdf(`/documents/pdf/${pdfId}`)).status).toBe(404);
    const response = await fetchPdf(`/documents/pdf/${"0".repeat(32)}?site=demo`);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, "RESOURCE_NOT_FOUND"]);
  });

  it("answers 410 for a document that has expired, and removes it after a week", async () => {
    const api = await internal();
    const { pdfId, downloadUrl } = await api.pdf(labels).data;
    const age = (hours: number) =>
      server().db.execute(sql`
        update pdf_document set expires_at = localtimestamp - make_interval(hours => ${hours}::integer)
        where site_id = 'demo' and pdf_id = ${pdfId}`);
    await age(1);
    const response = await fetchPdf(downloadUrl);
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      410,
      "The document has expired and is no longer kept. Print it again.",
    ]);
    await age(24 * 8);
    await api.pdf(labels);
    expect((await fetchPdf(downloadUrl)).status).toBe(404);
  });

  it("says on an order who sells, unless the caller does", async () => {
    const api = await internal();
    const order = { orderNo: 1, lines: [{ itemId: "HB-M8-40", quantity: 1, unitOfMeasure: "BX" }] };
    const textOf = async (data: object) => {
      const { downloadUrl } = await api.pdf({ documentType: "order", data: { ...order, ...data } }).data;
      return readPdf(new Uint8Array(await (await fetchPdf(downloadUrl)).arrayBuffer())).text;
    };
    const { company } = (await server().db.first<{ company: string }>(sql`
      select company_name as company from company where site_id = 'demo' order by company_id limit 1`)) ?? {
      company: "",
    };
    expect(company).not.toBe("");
    expect(await textOf({})).toContain(company);
    expect(await textOf({ company: { name: "Lakeside Hydraulics" } })).not.toContain(company);
  });

  it("stores a document in one statement", async () => {
    const api = await internal();
    expect(await statementsOf(server(), () => api.pdf(labels))).toBe(1);
  });
});
