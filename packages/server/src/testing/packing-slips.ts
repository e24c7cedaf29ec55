import type { PurchaseOrderScanInput } from "@purvey/contract/generated/orders";
import type { Random } from "../load/examples/demo/random.ts";
import type { ManyLine, ManyOrder, ManyOrders } from "./many-purchase-orders.ts";

/** Reads characters wrong, as a scanner does: O for 0, l for 1, S for 5, B for 8. */
function scanned(text: string, random: Random, share: number): string {
  const wrong: Readonly<Record<string, string>> = {
    "0": "O",
    "1": "l",
    "5": "S",
    "8": "B",
    O: "0",
    I: "1",
    S: "5",
    B: "8",
  };
  return [...text].map((letter) => (wrong[letter] && random.chance(share) ? wrong[letter] : letter)).join("");
}

/** One typing error: a character replaced, left out, doubled or swapped with the next. */
function mistyped(text: string, random: Random): string {
  const at = random.between(1, text.length - 2);
  const [head, letter = "", next = "", tail] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)];
  const digit = /\d/.test(letter) ? String((Number(letter) + random.between(1, 9)) % 10) : "X";
  return random.pick([
    head + digit + next + tail,
    head + next + tail,
    head + letter + letter + next + tail,
    head + next + letter + tail,
  ]);
}

interface SlipDraft {
  readonly poNo: string | undefined;
  readonly vendorName: string;
  readonly date: string;
  readonly lines: readonly {
    readonly code: string;
    readonly quantity: number;
    readonly unit: string;
    readonly description: string;
  }[];
}

/** A packing slip of a purchase order as it comes from the scanner or the keyboard, with its faults. */
export function slipOf(order: ManyOrder, random: Random): PurchaseOrderScanInput {
  const kept = order.lines.filter((_, index) => index === 0 || random.chance(0.8));
  const own = random.chance(0.4);
  const number = random.chance(0.25) ? mistyped(String(order.poNo), random) : String(order.poNo);
  const nameless = kept.length >= 4 && random.chance(0.15);
  const draft: SlipDraft = {
    poNo: nameless ? undefined : scanned(number, random, 0.3),
    vendorName: faultyName(order.vendorName, random),
    date: laterDate(order.date, random.between(2, 25)),
    lines: kept.map((line) => slipLine(line, own, random)),
  };
  return random.chance(0.35) ? asFields(draft, random) : { text: asText(draft, random) };
}

function slipLine(line: ManyLine, own: boolean, random: Random): SlipDraft["lines"][number] {
  const code = own ? line.itemId : line.vendorItemId;
  const faulty = random.chance(0.1) ? mistyped(code, random) : scanned(code, random, 0.08);
  const part = random.chance(0.15) && line.quantity > 1 ? random.between(1, line.quantity - 1) : line.quantity;
  return {
    code: random.chance(0.15) ? faulty.replace(/-/g, " ") : faulty,
    quantity: part,
    unit: line.unit,
    description: line.description,
  };
}

function faultyName(name: string, random: Random): string {
  const form = random.between(1, 5);
  if (form === 1) return name.toUpperCase();
  if (form === 2) return name.split(" ")[0] ?? name;
  if (form === 3) return mistyped(name, random);
  return form === 4 ? `${name}, Inc.` : name;
}

function laterDate(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function asFields(draft: SlipDraft, random: Random): PurchaseOrderScanInput {
  return {
    ...(draft.poNo === undefined ? {} : { poNo: random.chance(0.3) ? `PO-${draft.poNo}` : draft.poNo }),
    ...(random.chance(0.85) ? { vendorName: draft.vendorName } : {}),
    ...(random.chance(0.7) ? { slipDate: `${draft.date} 00:00:00` } : {}),
    lines: draft.lines.map(({ code, quantity, unit }) => ({ itemId: code, quantity, unitOfMeasure: unit })),
  };
}

function asText(draft: SlipDraft, random: Random): string {
  const [year, month, day] = draft.date.split("-");
  const date = random.pick([
    draft.date,
    `${month}/${day}/${year}`,
    `${Number(month)}/${Number(day)}/${year?.slice(2)}`,
  ]);
  const labels = ["PO Number:", "P.O. No.", "Purchase Order #", "Your order no.", "Cust PO", "P0 #", "PURCHASE 0RDER:"];
  const label = random.pick(labels);
  const number =
    draft.poNo === undefined ? [] : [random.chance(0.2) ? `${label}\n${draft.poNo}` : `${label} ${draft.poNo}`];
  const head = [draft.vendorName, `PACKING SLIP ${random.between(10_000, 99_999)}`, `Ship date: ${date}`, ...number];
  const noise = [
    "Ship to: Purvey Demo Supply",
    "2480 Westbelt Drive",
    "Columbus, OH 43228",
    "Phone 614-555-0110",
    "Page 1 of 1",
  ];
  const form = random.between(1, 4);
  const lines = draft.lines.flatMap(({ code, quantity, unit, description }, index) => {
    if (form === 1) return [`${quantity} ${unit}  ${code}  ${description}`];
    if (form === 2) return [`${index + 1}  ${code}  ${quantity} ${unit}`, `   ${description}`];
    if (form === 3) return [`${code} | ${description} | ${quantity} ${unit} | 0`];
    return [`${code}   ${quantity}`];
  });
  return [...head, ...noise.filter(() => random.chance(0.6)), ...lines, "Received by: ________"].join("\n");
}

/** A slip that belongs to none of our orders: of strangers, of our vendors for others, with numbers like ours. */
export function foreignSlip(kind: number, { vendors, orders }: ManyOrders, random: Random): PurchaseOrderScanInput {
  const [, vendor] = random.pick([...vendors]);
  const stranger = kind % 5 === 0;
  const size = Math.min(random.between(3, 8), vendor.items.length);
  const chosen = new Set<ManyLine>();
  while (chosen.size < size) chosen.add(random.pick(vendor.items));
  const lines = [...chosen].map((line) => ({
    code: stranger
      ? `QX${random.between(100, 999)}-${random.between(1000, 9999)}`
      : random.pick([line.itemId, line.vendorItemId]),
    quantity: random.between(1, 12) * random.pick([1, 2, 5, 10]),
    unit: line.unit,
    description: stranger ? "Gasket set" : line.description,
  }));
  const like = String(random.pick(orders).poNo);
  const numbers = [
    `4500${random.between(100_000, 999_999)}`,
    `PO-${random.between(1000, 9999)}`,
    undefined,
    mistyped(like, random),
    like,
  ];
  const draft: SlipDraft = {
    poNo: numbers[kind % 5],
    vendorName: stranger
      ? random.pick(["Ostrander Gasket Works", "Quimby Plastics", "Harlan Tooling"])
      : vendor.vendorName,
    date: laterDate(random.pick(orders).date, random.between(0, 20)),
    lines,
  };
  return random.chance(0.35) ? asFields(draft, random) : { text: asText(draft, random) };
}
