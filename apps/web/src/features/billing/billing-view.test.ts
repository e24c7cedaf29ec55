import type { Invoice, Quote } from "@purvey/contract/generated/customers";
import { describe, expect, it } from "vitest";
import {
  balancesOf,
  daysLeft,
  inPayingOrder,
  invoiceRows,
  invoiceShape,
  invoiceStatus,
  openQuotes,
  quoteShape,
} from "./billing-view.ts";
import { ageing } from "./invoices-screen.tsx";
import { readInvoicesView } from "./invoices-view.ts";

describe("invoices and quotes", () => {
  it("reads a view from the address and leaves out what does not fit", () => {
    expect(readInvoicesView({ q: " PO-8891 ", show: "open" })).toEqual({ q: "PO-8891", show: "open" });
    expect(readInvoicesView({ show: "late" })).toEqual({ q: undefined, show: undefined });
  });

  it("tells late invoices from open ones, and sums what is due in cents", () => {
    expect(invoiceShape({ status: "open", daysPastDue: 0 })).toBe("open");
    expect(invoiceShape({ status: "open", daysPastDue: 3 })).toBe("out");
    expect(invoiceShape({ status: "paid", daysPastDue: 0 })).toBe("ok");
    expect(invoiceStatus({ status: "open", daysPastDue: 0 })).toBe("open");
    expect(invoiceStatus({ status: "open", daysPastDue: 3 })).toBe("pastDue");
    expect(invoiceStatus({ status: "paid", daysPastDue: 3 })).toBe("paid");
    const owed = (balanceDue: number, currency = "USD") => ({ balanceDue, currency });
    expect(balancesOf([owed(0.1), owed(0.2), owed(0, "EUR")])).toEqual([owed(0.3)]);
    expect(balancesOf([owed(0.1), owed(1000, "JPY"), owed(0.001, "KWD"), owed(0.002, "KWD"), owed(0.2)])).toEqual([
      ...[owed(0.3), owed(1000, "JPY"), owed(0.003, "KWD")],
    ]);
  });

  it("sums what is to be paid by how long it has been due", () => {
    const bill = (daysPastDue: number, balanceDue: number) => ({ daysPastDue, balanceDue, currency: "USD" });
    const bills = [bill(0, 0.1), bill(1, 0.2), bill(30, 0.1), bill(31, 5), bill(60, 6), bill(61, 7), bill(400, 0)];
    const owed = (balanceDue: number) => [{ balanceDue, currency: "USD" }];
    expect(ageing(bills)).toEqual({ notDue: owed(0.1), due30: owed(0.3), due60: owed(11), dueLonger: owed(7) });
    expect(ageing([])).toEqual({ notDue: [], due30: [], due60: [], dueLonger: [] });
  });

  it("puts what is to be paid first, the longest due before the others, then the newest", () => {
    const invoice = (invoiceNo: number, status: Invoice["status"], dueDate: string) => ({ invoiceNo, status, dueDate });
    const invoices = [
      ...[invoice(1, "paid", "2025-04-12 00:00:00"), invoice(4, "open", "2026-11-09 00:00:00")],
      ...[invoice(2, "open", "2025-10-24 00:00:00"), invoice(3, "void", "2026-01-01 00:00:00")],
    ];
    expect(inPayingOrder(invoices).map(({ invoiceNo }) => invoiceNo)).toEqual([2, 4, 3, 1]);
  });

  it("writes a row for every invoice below its headings", () => {
    const amounts = { balanceDue: 1.5, currency: "EUR" };
    const invoice = { invoiceNo: 7, poNo: "PO-1", ...amounts, statusDesc: "Open", daysPastDue: 3 } as Invoice;
    const words = {
      heading: (field: string) => field.toUpperCase(),
      statusOf: () => "Offen",
    };
    const [headings, row] = invoiceRows([invoice], words);
    expect(headings?.[0]).toBe("INVOICENO");
    expect([row?.[0], row?.[2], row?.[7], row?.[8], row?.[9]]).toEqual([7, "PO-1", 1.5, "Offen", 3]);
    expect([headings?.[10], row?.[10]]).toEqual(["CURRENCY", "EUR"]);
  });

  it("warns of a quote in its last week", () => {
    const now = new Date(2026, 2, 14, 12);
    const quote = (expirationDate: string) => ({ status: "open" as const, expirationDate });
    expect(daysLeft(quote("2026-03-16 23:59:59"), now)).toBe(2);
    // A last day is a whole day, whatever time is stored with it.
    expect(daysLeft(quote("2026-03-14 00:00:00"), now)).toBe(0);
    // It is tomorrow on the device; at the branch it is still the last day, or the quote would not be open.
    expect(daysLeft(quote("2026-03-13 23:59:59"), now)).toBe(0);
    expect(quoteShape(quote("2026-03-16 23:59:59"), now)).toBe("low");
    expect(quoteShape(quote("2026-12-31 23:59:59"), now)).toBe("open");
  });

  it("offers the open quotes whose prices still hold, the shortest first", () => {
    const quote = (status: Quote["status"], expirationDate: string) => ({ status, expirationDate });
    const [late, soon] = ["2027-01-01 00:00:00", "2026-12-01 00:00:00"] as const;
    const quotes = [quote("open", late), quote("open", soon), quote("expired", soon), quote("accepted", late)];
    expect(openQuotes(quotes)).toEqual([quote("open", soon), quote("open", late)]);
  });
});
