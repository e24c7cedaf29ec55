import type { Invoice } from "@purvey/contract/generated/customers";
import { balanceOf } from "./billing-view.ts";

/** How long what is to be paid has been due, by days past the due date. */
export const ages = ["notDue", "due30", "due60", "dueLonger"] as const;

/** One of {@link ages}: not due yet, up to 30 days late, up to 60, longer. */
export type Age = (typeof ages)[number];

/** What is to be paid by how long it has been due, each sum in whole cents. */
export function ageing(invoices: readonly Pick<Invoice, "balanceDue" | "daysPastDue">[]): Record<Age, number> {
  const of = (age: Age) => balanceOf(invoices.filter(({ daysPastDue }) => ageOf(daysPastDue) === age));
  return { notDue: of("notDue"), due30: of("due30"), due60: of("due60"), dueLonger: of("dueLonger") };
}

function ageOf(daysPastDue: number): Age {
  if (daysPastDue <= 0) return "notDue";
  return daysPastDue <= 30 ? "due30" : daysPastDue <= 60 ? "due60" : "dueLonger";
}
