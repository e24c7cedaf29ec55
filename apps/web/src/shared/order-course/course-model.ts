import type { OrderDocument } from "@purvey/contract/generated/orders";

/** What happened to an order, in the words of the trade. */
export type CourseKind = "ordered" | "sent" | "picking" | "partShipped" | "shipped" | "invoiced" | "cancelled";

/** One step of an order's course. */
export interface CourseStep {
  readonly key: string;
  readonly kind: CourseKind;
  /** `YYYY-MM-DD HH:mm:ss` in UTC; null when only that it happened is known. */
  readonly at: string | null;
  /** What it is about: the place that picks, the carrier, the invoice's number. */
  readonly detail: string | undefined;
}

/** What is known of an order's course; a guest is told less than its customer. */
export type KnownCourse = Pick<OrderDocument, "orderDate" | "status" | "dateSentToErp" | "shipments"> &
  Partial<Pick<OrderDocument, "picking" | "invoices">> & {
    readonly orderLines: readonly { readonly lineNo: number; readonly quantity: number }[];
  };

/** What happened to an order, oldest first. Only what the services tell: nothing is made up from the status. */
export function courseOf(order: KnownCourse): readonly CourseStep[] {
  const { shipments, picking = [], invoices = [] } = order;
  const steps: CourseStep[] = [
    { key: "ordered", kind: "ordered", at: order.orderDate, detail: undefined },
    ...(order.dateSentToErp ? [stepOf("sent", "sent", order.dateSentToErp)] : []),
    ...picking
      .filter(({ status }) => status !== "cancelled")
      .map((one) => stepOf(`picking-${one.pickTicketNo}`, "picking", one.dateCreated, one.locationName)),
    ...shipments.map(({ shipmentNo, shipDate, carrier }, index) =>
      stepOf(`shipment-${shipmentNo}`, isLast(order, index) ? "shipped" : "partShipped", shipDate, carrier),
    ),
    ...invoices
      .filter(({ status }) => status !== "void")
      .map(({ invoiceNo, invoiceDate }) => stepOf(`invoice-${invoiceNo}`, "invoiced", invoiceDate, String(invoiceNo))),
  ];
  const inTime = steps.sort((a, b) => (a.at ?? "").localeCompare(b.at ?? ""));
  return order.status === "cancelled"
    ? [...inTime, { key: "cancelled", kind: "cancelled", at: null, detail: undefined }]
    : inTime;
}

function stepOf(key: string, kind: CourseKind, at: string, detail?: string | null): CourseStep {
  return { key, kind, at, detail: detail ?? undefined };
}

/** Whether nothing of the order is left once this shipment and those before it have gone. */
function isLast({ shipments, orderLines }: KnownCourse, index: number): boolean {
  const gone = new Map<number, number>();
  for (const { lines } of shipments.slice(0, index + 1))
    for (const { orderLineNo, quantity } of lines) gone.set(orderLineNo, (gone.get(orderLineNo) ?? 0) + quantity);
  return orderLines.every(({ lineNo, quantity }) => (gone.get(lineNo) ?? 0) >= quantity);
}
