import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Status } from "@purvey/ui/data/status";
import { FieldError } from "@purvey/ui/field";
import { formatTimestamp, parseTimestamp } from "@purvey/ui/format";
import { LinkButton } from "@purvey/ui/link-button";
import { RadioGroup } from "@purvey/ui/radio-group";
import { Section } from "@purvey/ui/shell/page-head";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ownPath } from "../../../shared/own-path.ts";
import { deliveryMessages } from "../delivery-messages.ts";
import { type CardPayment, cardWords } from "../use-card.ts";

export interface PaymentSectionProps {
  readonly doc: CheckoutDocument;
  readonly card: CardPayment;
  /** What is wrong with it. */
  readonly problem: string | undefined;
  /** It waits for a release: what was submitted stays as it is. */
  readonly locked: boolean;
}

/** On account, or by a card that is entered on the processor's own page. */
export function PaymentSection({ doc, card, problem, locked }: PaymentSectionProps) {
  const text = useText(deliveryMessages);
  const { may } = useWho();
  if (!may("payment.use")) return null;
  return (
    <Section title={text("payment")}>
      <div className="radio-ledger" data-problem={problem ? "" : undefined}>
        <RadioGroup
          legend={<span className="sr-only">{text("payment")}</span>}
          value={card.wanted ? "card" : "account"}
          options={[
            {
              value: "account",
              disabled: locked && card.wanted,
              label: <span className="font-semibold">{text("onAccount")}</span>,
              hint: doc.customer?.termsDesc,
            },
            {
              value: "card",
              disabled: locked && !card.wanted,
              label: <span className="font-semibold">{text("card")}</span>,
              hint: text("cardHint"),
            },
          ]}
          onValueChange={(value) => (value === "card" ? void card.begin() : card.forget())}
        />
        {card.page && !locked && <EnteredCard card={card} page={card.page} />}
        {problem && <FieldError>{problem}</FieldError>}
        {card.error !== undefined && <Failure error={card.error} onRetry={card.begin} />}
      </div>
    </Section>
  );
}

/** The way to the page while no card is there; then the card. */
function EnteredCard({ card, page }: { card: CardPayment; page: NonNullable<CardPayment["page"]> }) {
  const text = useText(deliveryMessages);
  const { locale, timeZone } = useFormat();
  const { stored } = card;
  if (stored)
    return (
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Status tone="ok">{text("cardStored", { ...cardWords(stored), expiration: stored.expiration ?? "" })}</Status>
        <Button onClick={card.begin}>{text("cardOther")}</Button>
      </div>
    );
  const until = parseTimestamp(page.expiresAt);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-4">
      <LinkButton href={ownPath(page.uiEndpoint)} target="_blank" rel="noopener">
        {text("cardPage")}
      </LinkButton>
      <span role="status" className="text-sm text-soft">
        {text("cardWaiting", { time: until ? formatTimestamp(until, "minute", { locale, timeZone }) : "" })}
      </span>
    </div>
  );
}
