import type { QuoteRound, QuoteRoundLine } from "@purvey/contract/generated/commerce";
import { InCurrency } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Section } from "@purvey/ui/shell/page-head";
import { useText } from "../../../shared/i18n/messages.ts";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { messages } from "../messages.ts";
import { statusMessages } from "../status-messages.ts";

/** Every step of a negotiation, the newest first: who did what, with its lines and what was written. */
export function Rounds({ rounds }: { rounds: readonly QuoteRound[] }) {
  const text = useText(messages);
  return (
    <Section title={text("course")}>
      <ol reversed>
        {rounds.toReversed().map((round) => (
          <Round key={round.roundNo} round={round} />
        ))}
      </ol>
    </Section>
  );
}

function Round({ round }: { round: QuoteRound }) {
  const text = useText(messages);
  const act = useText(statusMessages);
  const { quoteNo, note, expirationDate, currency, lines } = round;
  return (
    <li className="border-b border-rule py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <span className="font-semibold">{act(round.act)}</span> {text("by", { name: round.name ?? text("former") })}
        </span>
        <Timestamp className="text-sm text-soft" value={round.dateCreated} />
      </p>
      {quoteNo !== null && (
        <p className="text-soft">
          {text("quoteNo", { number: String(quoteNo) })}
          {round.act === "offered" && (
            <>
              {" · "}
              {text("holds")} <Timestamp value={expirationDate} detail="date" />
            </>
          )}
        </p>
      )}
      {note && <p className="free-text whitespace-pre-line wrap-anywhere">{note}</p>}
      <InCurrency currency={currency}>
        <ul>
          {lines.map((line) => (
            <RoundLine key={line.lineNo} line={line} />
          ))}
        </ul>
      </InCurrency>
    </li>
  );
}

function RoundLine({ line: { itemId, itemDesc, quantity, unitOfMeasure, unitPrice } }: { line: QuoteRoundLine }) {
  const text = useText(messages);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 py-1">
      <span className="min-w-40 flex-1">
        <PartNumber value={itemId} link={(attributes) => <ItemLink itemId={itemId} {...attributes} />} />
        <span className="block truncate text-soft">{itemDesc}</span>
      </span>
      <Quantity quantity={quantity} unit={unitOfMeasure} />
      <span className="w-32 text-end">
        {unitPrice === null ? (
          <span className="text-soft">{text("noPrice")}</span>
        ) : (
          <Money value={unitPrice} per={unitOfMeasure} />
        )}
      </span>
    </li>
  );
}
