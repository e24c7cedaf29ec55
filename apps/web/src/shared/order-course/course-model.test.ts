import { describe, expect, it } from "vitest";
import { courseOf, type KnownCourse } from "./course-model.ts";

const shipment = (shipmentNo: number, shipDate: string, lines: readonly (readonly [number, number])[]) => ({
  shipmentNo,
  shipDate,
  locationName: "Toledo",
  carrier: "UPS",
  service: "Ground",
  trackingNo: null,
  trackingUrl: null,
  lines: lines.map(([orderLineNo, quantity]) => ({ orderLineNo, quantity, itemNo: "HB-M8-40", unitOfMeasure: "BX" })),
});

const order: KnownCourse = {
  orderDate: "2026-03-02 14:00:00",
  status: "invoiced",
  dateSentToErp: "2026-03-02 14:01:00",
  picking: [
    {
      pickTicketNo: 600001,
      locationName: "Toledo",
      status: "shipped",
      dateCreated: "2026-03-02 14:00:00",
      lines: [],
    },
  ],
  shipments: [
    shipment(1, "2026-03-03 20:00:00", [
      [1, 2],
      [2, 1],
    ]),
    shipment(2, "2026-03-05 20:00:00", [[2, 4]]),
  ],
  invoices: [
    { invoiceNo: 700001, invoiceDate: "2026-03-06 17:00:00", status: "open" },
    { invoiceNo: 700000, invoiceDate: "2026-03-06 16:00:00", status: "void" },
  ],
  orderLines: [
    { lineNo: 1, quantity: 2 },
    { lineNo: 2, quantity: 5 },
  ],
};

const kinds = (known: KnownCourse) => courseOf(known).map(({ kind }) => kind);

describe("the course of an order", () => {
  it("tells what happened in the order of time, a part that left as a part, no void invoice", () => {
    expect(kinds(order)).toEqual(["ordered", "picking", "sent", "partShipped", "shipped", "invoiced"]);
    expect(courseOf(order).map(({ detail }) => detail)).toEqual([
      ...[undefined, "Toledo", undefined, "UPS", "UPS", "700001"],
    ]);
  });

  it("makes nothing up: a shipped order without shipments was ordered, and that is all that is known", () => {
    const told = { ...order, status: "shipped" as const, dateSentToErp: null, picking: [], shipments: [] };
    expect(kinds({ ...told, invoices: [] })).toEqual(["ordered"]);
  });

  it("works with what a guest is told, and ends with a cancellation", () => {
    const { picking: _picking, invoices: _invoices, ...guest } = order;
    expect(kinds(guest)).toEqual(["ordered", "sent", "partShipped", "shipped"]);
    expect(courseOf({ ...guest, status: "cancelled" }).at(-1)).toMatchObject({ kind: "cancelled", at: null });
  });
});
