import type { CheckoutIssue } from "@purvey/contract/generated/commerce";
import type { QuantityProblem } from "./order-quantity.ts";

/** What an issue is about beside its code and sentence. */
export interface IssueSubject {
  readonly lineNo?: number;
  readonly itemId?: string;
  readonly suggestion?: QuantityProblem["suggestion"];
}

/** A finding of a validation. */
export function issue(code: CheckoutIssue["code"], message: string, subject: IssueSubject = {}): CheckoutIssue {
  return {
    code,
    message,
    lineNo: subject.lineNo ?? null,
    itemId: subject.itemId ?? null,
    suggestedQuantity: subject.suggestion?.quantity ?? null,
    suggestedUnitOfMeasure: subject.suggestion?.unitOfMeasure ?? null,
  };
}

/** Findings of both kinds. */
export interface Findings {
  readonly errors: readonly CheckoutIssue[];
  readonly warnings: readonly CheckoutIssue[];
}

/** All findings of several looks, in their order. */
export function allFindings(findings: readonly Findings[]): Findings {
  return {
    errors: findings.flatMap(({ errors }) => errors),
    warnings: findings.flatMap(({ warnings }) => warnings),
  };
}

/** Nothing was found. */
export const nothingFound: Findings = { errors: [], warnings: [] };

/** One thing stands in the way. */
export function error(...issues: readonly CheckoutIssue[]): Findings {
  return { errors: issues, warnings: [] };
}

/** One thing should be known. */
export function warning(...issues: readonly CheckoutIssue[]): Findings {
  return { errors: [], warnings: issues };
}
