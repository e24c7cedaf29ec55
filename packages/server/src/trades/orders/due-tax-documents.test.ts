import { describe, expect, it } from "vitest";
import type { TaxDocument } from "../../platform/ports/tax-provider.ts";
import { decimal } from "../../values/decimal.ts";
import { amountOf, dueInvoices, dueReturn, isRecorded } from "./due-tax-documents.ts";

/** Three boxes for 100.00 and a box for 50.00, with 10.00 of freight. */
const delivered: TaxDocument = {
  type: "SalesOrder",
  currencyCode: "USD",
  freight: 10,
  lines: [
    { number: "1", amount: 100, quantity: 3, itemCode: "A" },
    { number: "2", amount: 50, quantity: 1, itemCode: "B" },
  ],
};
const pickedUp: TaxDocument = { ...delivered, freight: 0, lines: [{ number: "3", amount: 20, quantity: 2 }] };
const documents = [delivered, pickedUp];
const date = "2026-03-16 12:00:00";
const left = (shipmentNo: number, ...lines: (readonly [lineNo: number, quantity: number])[]) => ({
  shipmentNo,
  date,
  lines: lines.map(([lineNo, quantity]) => ({ lineNo, quantity })),
});
const amounts = ({ lines, freight }: TaxDocument) => [...lines.map(({ number, amount }) => [number, amount]), freight];

describe("what is recorded of goods that left", () => {
  it("is their part of each line, and freight by the value, in sum the order to the cent", () => {
    const first = dueInvoices({ documents, left: [left(7, [1, 1])], recorded: [] });
    // A third of 100.00; freight 10.00 x 33.33 / 150.00 = 2.222.
    expect(first.map(({ document }) => amounts(document))).toEqual([[["1", 33.33], 2.22]]);
    expect(first[0]).toMatchObject({ shipmentNo: 7, document: { type: "SalesInvoice", date } });
    const both = [left(7, [1, 1]), left(8, [1, 2], [2, 1])];
    const second = dueInvoices({ documents, left: both, recorded: first });
    expect(second.map(({ document }) => amounts(document))).toEqual([[["1", 66.67], ["2", 50], 7.78]]);
    expect(dueInvoices({ documents, left: both, recorded: [] })).toEqual([...first, ...second]);
    expect(
      isRecorded(
        [delivered],
        [...first, ...second].map(({ document }) => document),
      ),
    ).toBe(true);
    expect(
      isRecorded(
        documents,
        [...first, ...second].map(({ document }) => document),
      ),
    ).toBe(false);
  });

  it("is of the third of three like parts what the two before left, in goods and in freight", () => {
    const third = (shipmentNo: number) => left(shipmentNo, [1, 1]);
    const due = dueInvoices({ documents: [delivered], left: [third(7), third(8), third(9)], recorded: [] });
    // Of 100.00 until then 33.33, 66.67, 100.00; of the freight 2.22, 4.44, 6.67.
    const parts = [
      [["1", 33.33], 2.22],
      [["1", 33.34], 2.22],
      [["1", 33.33], 2.23],
    ];
    expect(due.map(({ document }) => amounts(document))).toEqual(parts);
    const rest = dueInvoices({ documents: [delivered], left: [third(8), third(9)], recorded: due.slice(0, 1) });
    expect(rest.map(({ document }) => amounts(document))).toEqual(parts.slice(1));
  });

  it("says how many of each line left", () => {
    const [due] = dueInvoices({ documents: [delivered], left: [left(7, [1, 2], [2, 1])], recorded: [] });
    expect(due?.document.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it("is all once every line has all of its quantity", () => {
    const of = (quantity: number) => ({ ...delivered, lines: [{ number: "1", amount: 100, quantity }] });
    const [two, one] = [of(2), of(1)];
    expect([isRecorded([two], [one]), isRecorded([two], [one, one]), isRecorded([two], [])]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isRecorded([delivered], [two, one])).toBe(false);
    const unnumbered = { ...delivered, lines: [{ number: "1", amount: 100 }] };
    expect([isRecorded([unnumbered], [unnumbered]), isRecorded([unnumbered], [])]).toEqual([true, false]);
  });

  it("is apart for what is delivered and what is picked up", () => {
    const due = dueInvoices({ documents, left: [left(7, [2, 1], [3, 1])], recorded: [] });
    // Freight 10.00 x 50.00 / 150.00 = 3.333.
    expect(due.map(({ document }) => amounts(document))).toEqual([
      [["2", 50], 3.33],
      [["3", 10], 0],
    ]);
  });

  it("is all of an order that left without shipments, once", () => {
    const whole = [{ shipmentNo: null, date }];
    const due = dueInvoices({ documents, left: whole, recorded: [] });
    expect(due.map(({ document }) => amountOf(document))).toEqual([160, 20]);
    expect(dueInvoices({ documents, left: whole, recorded: due })).toEqual([]);
  });

  it("is never more than was ordered", () => {
    const [due] = dueInvoices({ documents: [delivered], left: [left(7, [1, 5])], recorded: [] });
    expect(due?.document.lines).toMatchObject([{ amount: 100 }]);
  });

  it("bears the whole freight where the goods cost nothing", () => {
    const free = { ...delivered, lines: [{ number: "1", amount: 0, quantity: 2 }] };
    const [due] = dueInvoices({ documents: [free], left: [left(7, [1, 1])], recorded: [] });
    expect(due?.document.freight).toBe(10);
  });
});

describe("what is returned of an invoice", () => {
  const back = (share: number, returned: readonly TaxDocument[] = []) =>
    dueReturn(delivered, decimal(share), returned, date);

  it("is its share of every line and of freight, in sum the invoice to the cent", () => {
    const first = back(1 / 3) as TaxDocument;
    expect([first.type, ...amounts(first)]).toEqual(["ReturnInvoice", ["1", 33.33], ["2", 16.67], 3.33]);
    const rest = back(1.2, [first]) as TaxDocument;
    expect(amounts(rest)).toEqual([["1", 66.67], ["2", 33.33], 6.67]);
    expect(back(1, [first, rest])).toBeUndefined();
    expect([first, rest].map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([
      [1, 0.333333],
      [2, 0.666667],
    ]);
  });

  it("is freight alone of goods that cost nothing, and goods alone where they bore no freight", () => {
    const free = { ...delivered, lines: [{ number: "1", amount: 0, quantity: 2 }] };
    expect(dueReturn(free, decimal(1), [], date)).toMatchObject({ lines: [], freight: 10 });
    expect(dueReturn(pickedUp, decimal(0.5), [], date)).toMatchObject({
      lines: [{ amount: 10, quantity: 1 }],
      freight: 0,
    });
    expect(dueReturn({ ...free, freight: 0 }, decimal(1), [], date)).toBeUndefined();
  });
});
