import type {
  CheckoutCreateInput,
  CheckoutDocument,
  CheckoutIssue,
  ErpOrderHeaderInput,
} from "@purvey/contract/generated/commerce";
import type { ChosenDelivery } from "./delivery-model.ts";

/** What is entered at the checkout. */
export interface CheckoutForm {
  readonly shipToId: number | undefined;
  readonly poNumber: string;
  readonly note: string;
  /** `YYYY-MM-DD`, or empty for as soon as possible. */
  readonly date: string;
  /** Undefined where the shop chooses the carrier. */
  readonly delivery: ChosenDelivery | undefined;
}

/** The form as the stored checkout has it. */
export function formOf({ checkout, shipTo }: Pick<CheckoutDocument, "checkout" | "shipTo">): CheckoutForm {
  const { deliveryNote, requestedShipDate } = checkout.properties;
  return {
    shipToId: checkout.shipToId ?? shipTo?.shipToId ?? undefined,
    poNumber: checkout.customerPoNumber ?? "",
    note: typeof deliveryNote === "string" ? deliveryNote : "",
    date: typeof requestedShipDate === "string" ? requestedShipDate.slice(0, 10) : "",
    delivery: deliveryOf(checkout.properties),
  };
}

function deliveryOf({
  deliveryCode: code,
  deliveryName: name,
  shippingEstimate: cost,
}: Kept): ChosenDelivery | undefined {
  if (typeof code !== "string" || typeof name !== "string" || typeof cost !== "number") return undefined;
  return { code, name, cost };
}

type Kept = CheckoutDocument["checkout"]["properties"];

/** Whether two forms say the same. */
export function sameForm(one: CheckoutForm, other: CheckoutForm): boolean {
  const fields = ({ shipToId, poNumber, note, date, delivery }: CheckoutForm) => [
    ...[shipToId, poNumber, note, date],
    ...[delivery?.code, delivery?.name, delivery?.cost],
  ];
  const others = fields(other);
  return fields(one).every((value, index) => value === others[index]);
}

/** Whom the buyer asked to release a checkout, and when. */
export interface ApprovalAsked {
  /** `YYYY-MM-DD HH:mm:ss`, UTC. */
  readonly approvalAskedAt: string;
  /** The names of those who were asked. */
  readonly approvalAskedOf: string;
}

/** Whom the buyer asked; undefined while nobody is asked. */
export function askedOf({ checkout }: Pick<CheckoutDocument, "checkout">): ApprovalAsked | undefined {
  const { approvalAskedAt, approvalAskedOf } = checkout.properties;
  if (typeof approvalAskedAt !== "string") return undefined;
  return { approvalAskedAt, approvalAskedOf: typeof approvalAskedOf === "string" ? approvalAskedOf : "" };
}

/** What keeps the form with the checkout, so that it survives a reload; with `asked` it waits for a release. */
export function storedForm(cartHdrUid: number, form: CheckoutForm, asked?: ApprovalAsked): CheckoutCreateInput {
  return {
    cartHdrUid,
    customerPoNumber: form.poNumber.trim(),
    properties: {
      ...(form.note.trim() ? { deliveryNote: form.note.trim() } : {}),
      ...(form.date ? { requestedShipDate: `${form.date} 00:00:00` } : {}),
      ...keptDelivery(form),
      ...asked,
    },
    ...(form.shipToId === undefined ? {} : { shipToId: form.shipToId }),
  };
}

/** `shippingEstimate` is a field of the order's header: the checkout's totals follow it. */
function keptDelivery({ delivery }: CheckoutForm) {
  return delivery && { deliveryCode: delivery.code, deliveryName: delivery.name, shippingEstimate: delivery.cost };
}

/**
 * The totals that the buyer agreed to: those on the page when he ordered, not what the page read since. Another ship-to
 * prices anew, and what it comes to there is known since then only.
 */
export function seenTotals(
  ordered: CheckoutDocument,
  since: CheckoutDocument,
  form: Pick<CheckoutForm, "shipToId">,
): CheckoutDocument["totals"] {
  return formOf(ordered).shipToId === form.shipToId ? ordered.totals : since.totals;
}

/** The header of the order. */
export function headerOf(form: CheckoutForm, totals: CheckoutDocument["totals"]): ErpOrderHeaderInput {
  return {
    customerPoNumber: form.poNumber.trim() || null,
    cartTax: totals.taxAmount,
    ...(form.shipToId === undefined ? {} : { shipToId: form.shipToId }),
    ...(form.date ? { requestedShipDate: `${form.date} 00:00:00` } : {}),
    ...(form.note.trim() ? { deliveryNote: form.note.trim() } : {}),
    ...(keptDelivery(form) ?? {}),
  };
}

/** The fields of the form that a problem can stand at, in their order on the page. */
export type CheckoutField = "shipTo" | "poNumber" | "date" | "card";

/** Sentences by field. */
export type FieldProblems = Partial<Record<CheckoutField, string>>;

const fieldOfCode: Partial<Record<CheckoutIssue["code"], CheckoutField>> = {
  SHIP_TO_MISSING: "shipTo",
  PO_NUMBER_REQUIRED: "poNumber",
};

/** What a validation found, by where it is shown. */
export interface PlacedIssues {
  readonly fields: FieldProblems;
  /** By line number. */
  readonly lines: ReadonlyMap<number, readonly CheckoutIssue[]>;
  /** About the whole. */
  readonly page: readonly CheckoutIssue[];
}

/** Puts each finding where it belongs: at its field, at its line, or above all. */
export function placeIssues(issues: readonly CheckoutIssue[]): PlacedIssues {
  const fields: Record<string, string> = {};
  const lines = new Map<number, CheckoutIssue[]>();
  const page: CheckoutIssue[] = [];
  for (const issue of issues) {
    const field = fieldOfCode[issue.code];
    if (field) fields[field] ??= issue.message;
    else if (issue.lineNo !== null) lines.set(issue.lineNo, [...(lines.get(issue.lineNo) ?? []), issue]);
    else if (issue.code !== "ALLOWANCE_EXCEEDED") page.push(issue);
  }
  return { fields, lines, page };
}

/** The part numbers of the lines that stand in the way, each once, in the order of the lines. */
export function blockedItems(
  { lines }: { readonly lines: readonly Pick<CheckoutDocument["lines"][number], "lineNo" | "itemId">[] },
  { lines: found }: PlacedIssues,
): string[] {
  return [...new Set(lines.filter(({ lineNo }) => found.has(lineNo)).map(({ itemId }) => itemId))];
}

/** The process code of a checkout that somebody released. */
const released = 1185;

/** Where a checkout stands for the person who looks at it. */
export type CheckoutStage = "ordered" | "empty" | "needsRelease" | "waiting" | "ready";

/** What a person may do about a checkout. */
export interface Powers {
  readonly mayRelease: boolean;
}

/**
 * The stage once a validation is known: what was released holds for the lines as they were, so who has changed them
 * since asks again.
 */
export function stageAfter(
  stage: CheckoutStage,
  { allowance, checkout }: Pick<CheckoutDocument, "allowance" | "checkout">,
  { mayRelease }: Powers,
  warnings: readonly Pick<CheckoutIssue, "code">[],
): CheckoutStage {
  const changed = warnings.some(({ code }) => code === "CHANGED_SINCE_ACTIVATION");
  if (stage !== "ready" || !changed || !allowance.exceeded || mayRelease) return stage;
  const askedAt = askedOf({ checkout })?.approvalAskedAt ?? "";
  return askedAt > (checkout.dateActivated ?? "") ? "waiting" : "needsRelease";
}

/** The stage: ordered, nothing to order, over the allowance (and somebody asked to release it), or ready. */
export function stageOf(
  { checkout, lines, orderNo, allowance }: Pick<CheckoutDocument, "checkout" | "lines" | "orderNo" | "allowance">,
  { mayRelease }: Powers,
): CheckoutStage {
  if (orderNo !== null) return "ordered";
  if (lines.length === 0) return "empty";
  if (allowance.exceeded && !mayRelease && checkout.processCd !== released)
    return askedOf({ checkout }) ? "waiting" : "needsRelease";
  return "ready";
}

/**
 * Whether a colleague still has to act, or may be acting now: a release comes before its order, so who is over the
 * allowance waits until it is ordered.
 */
export function awaitsColleague(
  { lines, orderNo, allowance }: Pick<CheckoutDocument, "lines" | "orderNo" | "allowance">,
  { mayRelease }: Powers,
): boolean {
  return orderNo === null && lines.length > 0 && allowance.exceeded && !mayRelease;
}

/** When a card is charged: with the invoice, or never where the processor moves no money. Orders charge nobody. */
export function chargedWhen({ cardMode }: Pick<CheckoutDocument, "cardMode">): "later" | "trial" {
  return cardMode === "live" ? "later" : "trial";
}

/** How much the total is over what is left of the allowance. */
export function missingAllowance({ allowance, totals }: Pick<CheckoutDocument, "allowance" | "totals">): number {
  return Math.max(0, Math.round((totals.totalAmount - (allowance.remaining ?? totals.totalAmount)) * 100) / 100);
}

/** What the form is judged by. */
export interface FormRules {
  readonly poRequired: boolean;
  /** `YYYY-MM-DD` where the buyer is. */
  readonly today: string;
  readonly say: Readonly<Record<"poMissing" | "shipToMissing" | "dayPast", string>>;
}

/** What is wrong before anything is sent. */
export function formProblems(form: CheckoutForm, { poRequired, today, say }: FormRules): FieldProblems {
  return {
    ...(form.shipToId === undefined ? { shipTo: say.shipToMissing } : {}),
    ...(poRequired && form.poNumber.trim() === "" ? { poNumber: say.poMissing } : {}),
    ...(form.date && form.date < today ? { date: say.dayPast } : {}),
  };
}
