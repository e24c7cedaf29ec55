import type { CheckoutDocument, CheckoutIssue } from "@purvey/contract/generated/commerce";
import { Section } from "@purvey/ui/shell/page-head";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { CheckoutLines } from "./checkout-lines.tsx";

/** What `ReviewSection` takes. */
export interface ReviewSectionProps {
  readonly doc: CheckoutDocument;
  readonly errors: ReadonlyMap<number, readonly CheckoutIssue[]>;
  readonly warnings: ReadonlyMap<number, readonly CheckoutIssue[]>;
  /** It waits for a release, or is a colleague's: the lines stay as they are. */
  readonly locked: boolean;
}

/** The lines at today's prices with what was found about each. */
export function ReviewSection({ doc, errors, warnings, locked }: ReviewSectionProps) {
  const text = useText(messages);
  return (
    <Section
      title={text("review")}
      note={text("lines", { count: doc.lines.length })}
      actions={!locked && <Link to="/shop/cart">{text("changeLines")}</Link>}
    >
      <CheckoutLines caption={text("review")} doc={doc} errors={errors} warnings={warnings} />
    </Section>
  );
}
