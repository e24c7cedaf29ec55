import { erpTextLimits } from "@purvey/contract/services/imports/order-document";
import { canonicalPlace } from "../../values/places/canonical-place.ts";
import type { DocumentHeader, OrderDocument } from "../orders/index.ts";

/** What the ERP knows of what an order's document names. */
export interface OrderFacts {
  /** Undefined when there is no such order. */
  readonly orderStatus: string | undefined;
  /** Undefined when there is no such customer. */
  readonly customer: { readonly creditHold: boolean; readonly poNoRequired: boolean } | undefined;
  /** Whose the ship-to is; undefined when there is no such ship-to. */
  readonly shipToCustomerId: number | undefined;
  /** The units of each item that there is, by invMastUid. */
  readonly units: ReadonlyMap<number, readonly string[]>;
}

/** Why the ERP does not take an order over, a sentence each; none when it does. */
export function orderProblems(document: OrderDocument, facts: OrderFacts): string[] {
  return [
    ...orderState(document, facts),
    ...customer(document, facts),
    ...address(document.impOeHdr, facts),
    ...texts(document.impOeHdr),
    ...lines(document.impOeHdr, facts),
  ];
}

function orderState({ orderNo }: OrderDocument, { orderStatus }: OrderFacts): string[] {
  if (orderStatus === undefined) return [`There is no order ${orderNo} any more; delete this import.`];
  return orderStatus === "cancelled" ? [`Order ${orderNo} was cancelled; delete this import.`] : [];
}

function customer(
  { impOeHdr: { customerId, customerPoNumber } }: OrderDocument,
  { customer: known }: OrderFacts,
): string[] {
  if (!known) return [`There is no customer ${customerId}; create it again, or cancel the order.`];
  return [
    ...(known.creditHold
      ? [`Customer ${customerId} is on credit hold; release the credit, then hand it over again.`]
      : []),
    ...(known.poNoRequired && !customerPoNumber
      ? [`Customer ${customerId} orders with a purchase order number only; give \`customerPoNumber\`.`]
      : []),
  ];
}

function address(header: DocumentHeader, { shipToCustomerId }: OrderFacts): string[] {
  const { customerId, shipToId, shipToAddress1, shipToCity } = header;
  const isCollected = header.lines.every(({ willCall }) => willCall === "Y");
  const missing = [
    ...(shipToAddress1 ? [] : ["shipToAddress1"]),
    ...(shipToCity ? [] : ["shipToCity"]),
    ...(header.shipToZip ? [] : ["shipToZip"]),
  ];
  return [
    ...(shipToId !== null && shipToCustomerId !== customerId
      ? [`Ship-to ${shipToId} is none of customer ${customerId}; give one of theirs as \`shipToId\`.`]
      : []),
    ...(isCollected ? [] : missing.map((field) => `The address has no \`${field}\`; give it.`)),
    ...(isCollected ? [] : place(header)),
  ];
}

/** The ERP takes a place that there is, in the United States in its one spelling. */
function place({ shipToCountry, shipToState, shipToZip }: DocumentHeader): string[] {
  const said = { country: shipToCountry, state: shipToState, postalCode: shipToZip };
  const { country, state, postalCode, problem } = canonicalPlace(said);
  if (problem !== undefined) return [problem];
  if (country !== "US") return [];
  return [
    ...(state === (shipToState ?? undefined)
      ? []
      : [`The state \`${shipToState ?? ""}\` is not two capital letters, as \`OH\`; correct \`shipToState\`.`]),
    ...(postalCode === (shipToZip ?? undefined)
      ? []
      : [`The postal code \`${shipToZip}\` is not five digits, or nine as \`43610-1234\`; correct \`shipToZip\`.`]),
  ];
}

function texts(header: DocumentHeader): string[] {
  return Object.entries(erpTextLimits).flatMap(([name, limit]) => {
    const length = header[name as keyof typeof erpTextLimits]?.length ?? 0;
    return length > limit ? [`\`${name}\` has ${length} characters, and the ERP takes ${limit}; shorten it.`] : [];
  });
}

function lines({ lines: all }: DocumentHeader, { units }: OrderFacts): string[] {
  return all.flatMap(({ lineNo, invMastUid, itemId, unitOfMeasure }) => {
    const known = units.get(invMastUid);
    if (!known) return [`Line ${lineNo}: there is no item \`${itemId}\` any more; restore it, or change the order.`];
    if (known.includes(unitOfMeasure)) return [];
    return [
      `Line ${lineNo}: \`${itemId}\` has no unit \`${unitOfMeasure}\`, only ${known.join(", ")}; add it to the item.`,
    ];
  });
}
