import type { CheckoutDocument, CheckoutIssue } from "@purvey/contract/generated/commerce";
import { Link } from "@tanstack/react-router";
import { useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { blockedItems, type FieldProblems, type PlacedIssues } from "../checkout-model.ts";
import { messages } from "../messages.ts";
import { IssueLine } from "./issue-list.tsx";

/** What `BlockedNote` takes. */
export interface BlockedNoteProps {
  readonly doc: Pick<CheckoutDocument, "lines">;
  readonly blocked: PlacedIssues;
  /** What is wrong with what was entered: it stands at its fields too, which a phone has far above. */
  readonly problems: FieldProblems;
  /** It is the viewer's own cart, whose lines he may change. */
  readonly own: boolean;
}

const creditCodes: ReadonlySet<CheckoutIssue["code"]> = new Set(["CREDIT_HOLD", "CREDIT_LIMIT_EXCEEDED"]);

/** Beside the button: what stands in the way of the order, and which lines. What is said of each stands far below, in the review. */
export function BlockedNote({ doc, blocked, problems, own }: BlockedNoteProps) {
  const text = useText(messages);
  const mayRead = useWho().may("customer.read");
  const items = blockedItems(doc, blocked);
  const ofCredit = blocked.page.some(({ code }) => creditCodes.has(code));
  const entered = Object.values(problems);
  if (items.length + blocked.page.length + entered.length === 0) return null;
  return (
    <section role="status" className="problem-list text-sm" data-problem="" tabIndex={-1}>
      {entered.map((problem) => (
        <p key={problem} className="text-out">
          {problem}
        </p>
      ))}
      {blocked.page.map((issue) => (
        <IssueLine key={issue.code} issue={issue} tone="out" />
      ))}
      {ofCredit && mayRead && (
        <Link className="block" to="/shop/invoices" search={{ show: "open" }}>
          {text("toInvoices")}
        </Link>
      )}
      {items.length > 0 && <p>{text("blockedLines", { count: items.length, items: items.join(", ") })}</p>}
      {items.length > 0 && own && <Link to="/shop/cart">{text("changeInCart")}</Link>}
    </section>
  );
}
