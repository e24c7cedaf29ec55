import type { PdfGenerationRequest } from "@purvey/contract/generated/items";
import { pdfDocumentTypes } from "@purvey/contract/services/items/pdf";
import { rule } from "@purvey/contract/testing/rule";
import { describe, expect, it } from "vitest";
import { ServerError } from "../../platform/errors.ts";
import { type PlacedRectangle, readPdf } from "../../testing/pdf-text.ts";
import { code128Widths } from "./code128.ts";
import { embeddedPdf, pdfTemplates } from "./embedded-pdf.ts";

const bolt = { itemId: "HB-M8-40", itemDesc: "Hex Bolt, M8-1.25 x 40 mm, Class 8.8, Zinc Plated" };
const northgate = {
  name: "Northgate Fabrication",
  address1: "1 Plant Road",
  city: "Toledo",
  state: "OH",
  postalCode: "43601",
};
const lines = [
  { lineNo: 1, ...bolt, quantity: 1000, unitOfMeasure: "EA", unitPrice: 0.3125 },
  { lineNo: 2, itemId: "NUT-M8-NY", quantity: 3, unitOfMeasure: "BX", unitPrice: 17.333, note: "Deliver first" },
];
const label = { ...bolt, bin: "A-01-1", minQty: 1000, maxQty: 20000, qtyOnHand: 12000, unitOfMeasure: "EA" };

/** What each kind of document prints at least. */
const samples: Readonly<
  Record<(typeof pdfDocumentTypes)[number], { data: Record<string, unknown>; shows: string[]; german: string[] }>
> = {
  "item-sheet": {
    data: { ...bolt, attributes: [{ attributeDesc: "Thread", values: [{ attributeValue: "M8" }] }], upc: null },
    shows: ["HB-M8-40", "Thread", "M8"],
    german: ["Thread", "M8", "Eigenschaft", "Wert"],
  },
  "price-sheet": {
    data: {
      title: "Spring prices",
      currency: "USD",
      lines: [{ ...bolt, price: 0.31, breaks: [{ breakQty: 2000, price: 0.27 }] }],
    },
    shows: ["Spring prices", "Price USD", "0.31", "2,000+  0.27"],
    german: ["Preis USD", "0,31", "2.000+  0,27", "Bezeichnung"],
  },
  wishlist: {
    data: { title: "Our standard kit", lines: [{ ...bolt, qtyDesired: 500, unitOfMeasure: "EA" }] },
    shows: ["Our standard kit", "HB-M8-40", "500"],
    german: ["Our standard kit", "Menge", "Einheit"],
  },
  label: { data: { labels: [{ ...label, code: "A-01-1" }] }, shows: [], german: [] },
  order: {
    data: {
      orderNo: 500001,
      poNo: "PO-8891",
      billTo: northgate,
      shipTo: { ...northgate, remark: "This address was not checked." },
      currency: "USD",
      lines: [...lines, { ...lines[0], lineNo: 1055 }],
    },
    shows: [
      "Order",
      "500001",
      "PO-8891",
      "Northgate Fabrication",
      "This address was not checked.",
      "1055",
      "Total USD",
    ],
    german: ["Auftrag", "Bestellnummer", "Rechnung an", "312,50", "Zwischensumme", "1055", "Summe USD"],
  },
  quote: {
    data: { quoteNo: "800001", expirationDate: "2026-12-31 23:59:59", lines },
    shows: ["Quote", "800001", "2026-12-31"],
    german: ["Angebot", "Gültig bis", "31.12.2026"],
  },
  invoice: {
    data: { invoiceNo: 700002, lines, amountPaid: 100 },
    shows: ["Invoice", "700002", "Paid", "Open"],
    german: ["Rechnung", "Bezahlt", "Offen", "264,50"],
  },
  "pick-ticket": {
    data: {
      pickTicketNo: 4711,
      lines: [
        { ...bolt, bin: "A-10-1", qtyToPick: 200, unitOfMeasure: "EA" },
        { itemId: "NUT-M8-NY", bin: "A-2-1", lot: "L-64", qtyToPick: 8, unitOfMeasure: "EA" },
      ],
    },
    shows: ["Pick ticket", "4711", "Lot L-64", "200"],
    german: ["Pickliste", "Lagerplatz", "Charge L-64"],
  },
};

async function printed(request: PdfGenerationRequest) {
  return readPdf(await embeddedPdf.print(request));
}

async function refusal(request: PdfGenerationRequest): Promise<string[]> {
  const error = await embeddedPdf.print(request).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ServerError)) throw new Error("The document was printed, or failed otherwise.");
  expect(error.code).toBe("VALIDATION_ERROR");
  return error.issues.map((issue) => `${issue.path}: ${issue.message}`);
}

/** The relative widths of the bars of a code: what a scanner sees. */
function bars(rectangles: readonly PlacedRectangle[]): number[] {
  const least = Math.min(...rectangles.map(({ width }) => width));
  return rectangles.flatMap(({ x, width }, index) => {
    const next = rectangles[index + 1];
    return [width / least, ...(next ? [(next.x - x - width) / least] : [])].map(Math.round);
  });
}

describe("embedded PDF", () => {
  rule.each(pdfTemplates.map((layout) => [layout.documentType, layout.templateId] as const))(
    "R119 prints %s as %s",
    async (documentType, templateId) => {
      const { data, shows } = samples[documentType as keyof typeof samples];
      const pdf = await printed({ documentType, templateId, data });
      for (const text of shows) expect(pdf.text).toContain(text);
      if (documentType === "label") expect(pdf.text).toContain(templateId === "bin-label" ? "A-01-1" : "HB-M8-40");
    },
  );

  it.each(pdfTemplates.map((layout) => [layout.documentType, layout.templateId] as const))(
    "prints %s as %s in German: its own words and figures, not what it was given",
    async (documentType, templateId) => {
      const { data, german } = samples[documentType as keyof typeof samples];
      const pdf = await printed({ documentType, templateId, data, options: { language: "de" } });
      for (const text of german) expect(pdf.text).toContain(text);
      expect(pdf.text).not.toMatch(
        /\b(?:Order|Quote|Invoice|Pick ticket|Quantity|Description|Unit|Amount|Due|Paid|Ship to|List of|Property)\b/,
      );
    },
  );

  it("prints as many decimals as the currency has", async () => {
    const data = { ...samples.order.data, currency: "JPY", subtotal: 1240, tax: 99, total: 1339 };
    const { text } = await printed({ documentType: "order", data });
    expect(text).toContain("Total JPY");
    expect(text).toContain("1,339");
    expect(text).not.toContain("1,339.00");
  });

  it("has a layout for every kind of document, and names them when another is asked for", async () => {
    expect(new Set(pdfTemplates.map((layout) => layout.documentType))).toEqual(new Set(pdfDocumentTypes));
    expect(await refusal({ documentType: "label", templateId: "huge", data: { labels: [label] } })).toEqual([
      "templateId: There is no layout `huge` of `label`; use one of `item-label`, `bin-label`, `shelf-label`.",
    ]);
  });

  it("prints a document without a layout of its own value by value", async () => {
    const data = { packingListNo: "PL-7", shipTo: { city: "Toledo" }, lines: [{ itemId: "HB-M8-40", quantity: 3 }] };
    const { text } = await printed({ documentType: "packing-list", templateId: "compact", data });
    for (const shown of ["Packing list", "PL-7", "Ship to", "Toledo", "Lines 1", "HB-M8-40", "Quantity"])
      expect(text).toContain(shown);
    expect(await refusal({ documentType: "packing-list", templateId: "huge", data })).toEqual([
      "templateId: There is no layout `huge` of `packing-list`; use one of `standard`, `compact`.",
    ]);
  });

  rule("R117 R118 lays out for the paper, its turn and its margins", async () => {
    const size = async (options: PdfGenerationRequest["options"]) =>
      (await printed({ documentType: "order", data: samples.order.data, options })).pages[0];
    const near = ([width = 0, height = 0]: number[]) => ({
      width: expect.closeTo(width, 0),
      height: expect.closeTo(height, 0),
    });
    expect(await size(undefined)).toEqual(near([612, 792]));
    expect(await size({ format: "A4" })).toEqual(near([595.3, 841.9]));
    expect(await size({ format: "A4", orientation: "landscape" })).toEqual(near([841.9, 595.3]));
    const wide = await printed({
      documentType: "order",
      data: samples.order.data,
      options: { margins: { left: 50, top: 40 } },
    });
    expect(Math.min(...wide.texts.map(({ x }) => x))).toBeCloseTo((50 * 72) / 25.4, 0);
    expect(Math.min(...wide.texts.map(({ y }) => y))).toBeGreaterThan((40 * 72) / 25.4);
    expect(
      await refusal({
        documentType: "order",
        data: samples.order.data,
        options: { margins: { left: 100, right: 100 } },
      }),
    ).toEqual([expect.stringMatching(/^options\.margins: .*less than 50 x 40 mm/)]);
  });

  rule("R119 names what is missing or wrong in the data, by kind of document", async () => {
    expect(await refusal({ documentType: "order", data: { lines: [] } })).toEqual([
      expect.stringMatching(/^data\.orderNo: /),
      "data.lines: At least one line is required",
    ]);
    expect(
      await refusal({
        documentType: "pick-ticket",
        data: { pickTicketNo: 1, lines: [{ itemId: "A", qtyToPick: "two", unitOfMeasure: "EA" }] },
      }),
    ).toEqual([expect.stringMatching(/^data\.lines\[0\]\.qtyToPick: /)]);
    expect(await refusal({ documentType: "label", templateId: "shelf-label", data: { labels: [bolt] } })).toEqual([
      "data.labels[0].bin: A bin label needs the bin's code",
    ]);
  });

  it("works out amounts and totals exactly", async () => {
    const { text } = await printed({
      documentType: "invoice",
      data: { invoiceNo: 1, lines, tax: 24.2, freight: 12, amountPaid: 100 },
    });
    for (const amount of ["312.50", "52.00", "364.50", "400.70", "300.70", "17.333"]) expect(text).toContain(amount);
  });

  it("keeps the last line on a page with the sums, however many there are", async () => {
    for (let count = 18; count <= 30; count += 1) {
      const many = Array.from({ length: count }, (_, index) => ({
        lineNo: index + 1,
        itemId: `PART-${index + 1}`,
        quantity: 1,
        unitOfMeasure: "EA",
        unitPrice: 2,
      }));
      const data = { ...samples.order.data, lines: many };
      const { texts } = await printed({ documentType: "order", data });
      const pageOf = (wanted: string) => texts.find(({ text }) => text === wanted)?.page;
      expect([count, pageOf(`PART-${count}`)]).toEqual([count, pageOf("Subtotal")]);
    }
  });

  it("breaks long documents between rows, with titles and numbers on every page", async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...bolt,
      itemId: `ITEM-${index}`,
      quantity: 1,
      unitOfMeasure: "EA",
    }));
    const pdf = await printed({ documentType: "order", data: { orderNo: 1, lines: many } });
    expect(pdf.pages.length).toBeGreaterThan(3);
    for (const page of pdf.pages.keys()) {
      const shown = pdf.texts.filter((text) => text.page === page).map(({ text }) => text);
      expect(shown).toContain("Description");
      expect(shown).toContain(`${page + 1} / ${pdf.pages.length}`);
    }
    for (const { itemId } of many) expect(pdf.texts.filter(({ text }) => text === itemId).length).toBe(1);
    const lowest = Math.max(...pdf.texts.map(({ y }) => y));
    expect(lowest).toBeLessThan(792);
  });

  it("sorts a pick ticket into walking order", async () => {
    const { texts } = await printed({ documentType: "pick-ticket", data: samples["pick-ticket"].data });
    const binAt = (bin: string) => texts.find(({ text }) => text === bin)?.y ?? 0;
    expect(binAt("A-2-1")).toBeLessThan(binAt("A-10-1"));
  });

  it("draws a bar code on each label that reads as its number", async () => {
    const labels = [{ itemId: "HB-M8-40" }, { itemId: "NUT-M8-NY", copies: 2 }];
    const { rectangles, texts, pages } = await printed({ documentType: "label", data: { labels } });
    expect(pages.length).toBe(1);
    expect(texts.map(({ text }) => text)).toEqual(["HB-M8-40", "NUT-M8-NY", "NUT-M8-NY"]);
    const codes = ["HB-M8-40", "NUT-M8-NY", "NUT-M8-NY"].map(code128Widths);
    let from = 0;
    for (const widths of codes) {
      const own = rectangles.slice(from, from + (widths.length + 1) / 2);
      from += own.length;
      expect(bars(own)).toEqual(widths);
      expect(Math.min(...own.map(({ width }) => width))).toBeGreaterThanOrEqual((0.165 * 72) / 25.4 - 0.01);
    }
    expect(from).toBe(rectangles.length);
  });

  it("begins a new page when the labels of one are used up", async () => {
    const many = { labels: [{ ...label, copies: 100 }] };
    const pdf = await printed({
      documentType: "label",
      templateId: "item-label",
      data: many,
      options: { format: "A4" },
    });
    expect(pdf.texts.filter(({ text }) => text === "HB-M8-40").length).toBe(100);
    expect(pdf.pages.length).toBe(Math.ceil(100 / 24));
  });

  it("refuses labels whose code cannot be drawn or scanned, and too many of them", async () => {
    const one = (itemId: string, more = {}) =>
      refusal({ documentType: "label", data: { labels: [{ itemId, ...more }] } });
    expect(await one("GRÖSSE-8")).toEqual([
      expect.stringMatching(/^data\.labels\[0\]\.itemId: `GRÖSSE-8` cannot be printed as a bar code: .*`Ö`/),
    ]);
    expect(await one("A", { code: "x".repeat(60) })).toEqual([
      expect.stringMatching(/^data\.labels\[0\]\.code: .*too fine to scan/),
    ]);
    const copies = Array.from({ length: 5 }, () => ({ ...label, copies: 500 }));
    expect(await refusal({ documentType: "label", data: { labels: copies } })).toEqual([
      expect.stringMatching(/2500 labels; print at most 2000/),
    ]);
  });

  it("prints what the fonts lack as something readable", async () => {
    const data = { ...bolt, displayDesc: "Łódź ≥ 5 kΩ 12 μm “Größe” 日", extendedDesc: "one\ttwo" };
    const { text } = await printed({ documentType: "item-sheet", data });
    expect(text).toContain("Lódz >= 5 kOhm 12 um “Größe” ?");
    expect(text).toContain("one two");
  });
});
