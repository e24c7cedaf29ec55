import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { blockedItems, type PlacedIssues } from "../checkout-model.ts";
import { messages } from "../messages.ts";

/** What `BlockedNote` takes. */
export interface BlockedNoteProps {
  readonly doc: Pick<CheckoutDocument, "lines">;
  readonly blocked: PlacedIssues;
  /** It is the viewer's own cart, whose lines he may change. */
  readonly own: boolean;
}

/** Beside the button: which lines stand in the way of the order. What is said of each stands far below, in the review. */
export function BlockedNote({ doc, blocked, own }: BlockedNoteProps) {
  const text = useText(messages);
  const items = blockedItems(doc, blocked);
  if (items.length === 0) return null;
  return (
    <section role="status" className="problem-list text-sm" data-problem="" tabIndex={-1}>
      <p>{text("blockedLines", { count: items.length, items: items.join(", ") })}</p>
      {own && <Link to="/shop/cart">{text("changeInCart")}</Link>}
    </section>
  );
}
