import { isDeepStrictEqual } from "node:util";
import { check } from "@purvey/contract/check";
import { OrderDocument as OrderDocumentSchema } from "@purvey/contract/services/imports/order-document";
import { invalid, ServerError } from "../../platform/errors.ts";
import type { DocumentHeader, OrderDocument } from "../orders/index.ts";
import type { LockedImport } from "./locked-import.ts";

/**
 * The document that a JSON text puts in place of a record's. What calls itself an order must be a whole one, and an order
 * must stay the same order: who buys what for how much is changed in the order itself.
 *
 * @throws VALIDATION_ERROR for what is no object, no order where there was one, or another order
 */
export function changedDocument({ document: before }: LockedImport, jsonData: string): Record<string, unknown> {
  const after = parsed(jsonData);
  if (!("impOeHdr" in before || "impOeHdr" in after)) return after;
  const issues = check(OrderDocumentSchema, after, { unknown: "refuse" });
  if (issues.length > 0)
    throw new ServerError("VALIDATION_ERROR", "Invalid request parameters", {
      issues: issues.map((issue) => ({ ...issue, path: `jsonData.${issue.path}` })),
    });
  if ("impOeHdr" in before) requireSameOrder(before as unknown as OrderDocument, after as unknown as OrderDocument);
  return after;
}

function parsed(jsonData: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(jsonData);
  } catch (error) {
    throw invalid("jsonData", `Expected JSON: ${(error as Error).message}.`, jsonData.slice(0, 100));
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw invalid("jsonData", "Expected the JSON text of an object.", jsonData.slice(0, 100));
}

function requireSameOrder(before: OrderDocument, after: OrderDocument): void {
  const [was, is] = [kept(before), kept(after)];
  const changed = Object.keys(was).filter((name) => !isDeepStrictEqual(was[name], is[name]));
  const [name] = changed;
  if (name === undefined) return;
  throw invalid(
    `jsonData.${name}`,
    `\`${name}\` of the order ${before.orderNo} cannot be changed on its way to the ERP; leave it as it is, and change the order instead.`,
    is[name],
    was[name],
  );
}

/** What a correction leaves as it is. */
function kept({ importSetNo, orderNo, orderDate, impOeHdr, impOeHdrWeb }: OrderDocument): Record<string, unknown> {
  const { customerId, companyId, contactId, salesLocationId, currency, lines, ...rest }: DocumentHeader = impOeHdr;
  const { subtotal, taxAmount, freightAmount, totalAmount } = rest;
  return {
    importSetNo,
    orderNo,
    orderDate,
    impOeHdrWeb,
    customerId,
    companyId,
    contactId,
    salesLocationId,
    currency,
    subtotal,
    taxAmount,
    freightAmount,
    totalAmount,
    lines,
  };
}
