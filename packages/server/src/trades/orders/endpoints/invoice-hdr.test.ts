import { rule } from "@purvey/contract/testing/rule";
import { Hono } from "hono";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { world } from "../../../load/examples/world/names.ts";
import { servePdf } from "../../../platform/http/pdf-download.ts";
import { codesOf } from "../../../testing/codes-of.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { readPdf } from "../../../testing/pdf-text.ts";

describeServer("invoices printed again", (server) => {
  const api = async (username = "dana") => (await server().clientFor(username)).orders.invoiceHdr;
  const printed = async (url: string) => {
    const response = await new Hono().get("/documents/pdf/:pdfId", servePdf(server().db)).request(url);
    return readPdf(new Uint8Array(await response.arrayBuffer()));
  };

  rule("R258 prints an invoice with seller, addresses, lines, tax and totals", async () => {
    const result = await (await api()).reprint({ id: world.invoices.open }).data;
    expect(result.fileName).toBe("invoice-700002.pdf");
    const { text, pages } = await printed(result.downloadUrl);
    const shown = [
      "Invoice",
      "700002",
      "Purvey Demo Supply",
      "1150 Matzinger Road",
      "Northgate Fabrication",
      "Plant Toledo",
    ];
    for (const part of [
      ...shown,
      "PO-8203",
      "Net 30 days",
      "SEAL-XT",
      "GLV-NIT-L",
      "BRG-6204-2RS",
      "Subtotal",
      "Tax",
      "Total USD",
      "Sara Lindqvist",
    ])
      expect(text).toContain(part);
    const invoice = await (await server().clientFor("dana")).customers.customer.invoices.get({
      customerId: 100200,
      invoiceNo: 700002,
    }).data;
    for (const amount of [invoice.subtotal, invoice.taxAmount, invoice.totalAmount])
      expect(text).toContain(amount.toFixed(2));
    expect(text).toContain(`Please pay ${invoice.balanceDue.toFixed(2)} USD by 2025-10-24`);
    expect(pages).toHaveLength(1);
    const german = await (await api()).reprint({ id: world.invoices.open, language: "de" }).data;
    const read = (await printed(german.downloadUrl)).text;
    for (const part of ["Rechnung", "Zwischensumme", "Steuer", "Summe USD", "Bitte zahlen Sie", "bis 24.10.2025"])
      expect(read).toContain(part);
  });

  rule("R125 says of a paid invoice that it is paid, and of a void one that it is void", async () => {
    const paid = await (await api()).reprint({ id: world.invoices.paid, templateId: "compact", format: "A4" }).data;
    expect((await printed(paid.downloadUrl)).text).toContain("Paid in full.");
    await server().db.execute(sql`
      insert into invoice_hdr (site_id, invoice_no, customer_id, invoice_date, due_date, subtotal, total_amount, status)
      values ('demo', 700020, 100200, '2026-01-05', '2026-02-04', 84, 84, 'void')`);
    await server().db.execute(sql`
      insert into invoice_line (site_id, invoice_no, line_no, inv_mast_uid, item_id, description, quantity, unit_of_measure, unit_price, extended_price)
      select 'demo', 700020, n, 1, 'HB-M8-40', 'Hex bolt, line ' || n, 1, 'EA', 0.42, 0.42 from generate_series(1, 200) as n`);
    const long = await (await api()).reprint({ id: 700020 }).data;
    const { text, pages } = await printed(long.downloadUrl);
    expect(text).toContain("void; nothing is to be paid");
    expect(pages.length).toBeGreaterThan(4);
    expect(text).toContain("Hex bolt, line 200");
    expect(text).toContain(`${pages.length} / ${pages.length}`);
  });

  it("prints for who may see the customer, and knows no other invoice", async () => {
    const reprint = async (username: string, id: number) => (await api(username)).reprint({ id });
    const id = world.invoices.paid;
    expect(
      await codesOf(
        reprint("sara", id),
        reprint("ada", id),
        reprint("lena", id),
        reprint("dana", 799999),
        reprint("walt", id),
      ),
    ).toEqual([...["answered", "answered", "NOT_FOUND", "NOT_FOUND", "INSUFFICIENT_PERMISSIONS"]]);
  });
});
