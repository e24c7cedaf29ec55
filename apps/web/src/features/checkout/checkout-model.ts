import type {
  Approval,
  ApprovalStep,
  CheckoutCreateInput,
  CheckoutDocument,
  CheckoutIssue,
  ErpOrderHeaderInput,
} from "@purvey/contract/generated/commerce";
import { roundMoney } from "@purvey/ui/format";
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

/** The request that still waits for a decision; undefined without one, and once the order changed after it. */
export function openApproval({ approval }: Pick<CheckoutDocument, "approval">): Approval | undefined {
  return approval?.status === "asked" && !approval.isStale ? approval : undefined;
}

/** The step at which a request was declined; undefined where it was not. */
export function declineOf({ approval }: Pick<CheckoutDocument, "approval">): ApprovalStep | undefined {
  return approval?.status === "declined" ? approval.steps.find(({ decision }) => decision === "declined") : undefined;
}

/** The names of those who may decide the step that a request waits at. */
export function askedNames({ steps, stepNo }: Approval): string {
  const approvers = steps.find((step) => step.stepNo === stepNo)?.approvers ?? [];
  return approvers.map(({ name }) => name).join(", ");
}

/** What keeps the form with the checkout, so that it survives a reload. */
export function storedForm(cartHdrUid: number, form: CheckoutForm): CheckoutCreateInput {
  return {
    cartHdrUid,
    customerPoNumber: form.poNumber.trim(),
    properties: {
      ...(form.note.trim() ? { deliveryNote: form.note.trim() } : {}),
      ...(form.date ? { requestedShipDate: `${form.date} 00:00:00` } : {}),
      ...keptDelivery(form),
    },
    ...(form.shipToId === undefined ? {} : { shipToId: form.shipToId }),
  };
}

/** `shippingEstimate` is a field of the order's header: the checkout's totals follow it. */
function keptDelivery({ delivery }: CheckoutForm) {
  return delivery && { deliveryCode: delivery.code, deliveryName: delivery.name, shippingEstimate: delivery.cost };
}

/**
 * The totals that the buyer agreed to: those on the page when they ordered, not what the page read since. Another ship-to
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
  ADDRESS_UNKNOWN: "shipTo",
  ADDRESS_CORRECTED: "shipTo",
  ADDRESS_UNCHECKED: "shipTo",
  SHIP_DATE_PAST: "date",
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

/**
 * The stage once a validation is known: what was released holds for the lines as they were, so who has changed them
 * since asks again.
 */
export function stageAfter(
  stage: CheckoutStage,
  doc: Pick<CheckoutDocument, "allowance" | "approval" | "mayRelease">,
  warnings: readonly Pick<CheckoutIssue, "code">[],
): CheckoutStage {
  const changed = warnings.some(({ code }) => code === "CHANGED_SINCE_ACTIVATION");
  return stage === "ready" && changed ? stageBefore(doc) : stage;
}

/** The stage: ordered, nothing to order, over the allowance (and somebody asked to release it), or ready. */
export function stageOf(
  doc: Pick<CheckoutDocument, "checkout" | "lines" | "orderNo" | "allowance" | "approval" | "mayRelease">,
): CheckoutStage {
  if (doc.orderNo !== null) return "ordered";
  if (doc.lines.length === 0) return "empty";
  return doc.checkout.processCd === released ? "ready" : stageBefore(doc);
}

/** Without a release: whoever may release it or decide its approval goes on, the others wait or ask. */
function stageBefore(doc: Pick<CheckoutDocument, "allowance" | "approval" | "mayRelease">): CheckoutStage {
  const open = openApproval(doc);
  if (!doc.allowance.exceeded || doc.mayRelease || open?.mayDecide) return "ready";
  return open ? "waiting" : "needsRelease";
}

/**
 * Whether a colleague still has to act, or may be acting now: a release comes before its order, so who is over the
 * allowance waits until it is ordered.
 */
export function awaitsColleague({
  lines,
  orderNo,
  allowance,
  mayRelease,
}: Pick<CheckoutDocument, "lines" | "orderNo" | "allowance" | "mayRelease">): boolean {
  return orderNo === null && lines.length > 0 && allowance.exceeded && !mayRelease;
}

/** When a card is charged: with the shipment, or never where the processor moves no money. */
export function chargedWhen({ cardMode }: Pick<CheckoutDocument, "cardMode">): "later" | "trial" {
  return cardMode === "live" ? "later" : "trial";
}

/** How much the total is over what is left of the allowance. */
export function missingAllowance({ allowance, totals }: Pick<CheckoutDocument, "allowance" | "totals">): number {
  return Math.max(0, roundMoney(totals.totalAmount - (allowance.remaining ?? totals.totalAmount), totals.currency));
}

/** What the form is judged by. */
export interface FormRules {
  readonly poRequired: boolean;
  /** `YYYY-MM-DD` where the goods leave from; undefined where that is not known. */
  readonly today: string | undefined;
  readonly say: Readonly<Record<"poMissing" | "shipToMissing" | "dayPast", string>>;
}

/** What is wrong before anything is sent. */
export function formProblems(form: CheckoutForm, { poRequired, today, say }: FormRules): FieldProblems {
  return {
    ...(form.shipToId === undefined ? { shipTo: say.shipToMissing } : {}),
    ...(poRequired && form.poNumber.trim() === "" ? { poNumber: say.poMissing } : {}),
    ...(form.date && today && form.date < today ? { date: say.dayPast } : {}),
  };
}
