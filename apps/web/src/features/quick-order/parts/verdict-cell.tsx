import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Status } from "@purvey/ui/data/status";
import { formatQuantity } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import type { Offer } from "../../../shared/ordering/order-units.ts";
import { messages } from "../messages.ts";
import { offerText, reasonOf } from "../reason-of.ts";
import type { DraftLine, LineVerdict } from "../verdicts.ts";

/** What is done about a line. */
export interface LineActions {
  readonly onNumber: (line: DraftLine, number: string) => void;
  readonly onOffer: (line: DraftLine, offer: Offer, merged: readonly number[]) => void;
}

export interface VerdictCellProps extends LineActions {
  readonly line: DraftLine;
  readonly verdict: LineVerdict;
}

/** What is known of a line: found and how much there is, or what is wrong and what would be right. */
export function VerdictCell(props: VerdictCellProps) {
  const text = useText(messages);
  const { verdict } = props;
  if (verdict.kind === "waiting") return <Status tone="open">{text("checkingLine")}</Status>;
  if (verdict.kind === "merged")
    return (
      <Status tone="neutral" className="whitespace-normal!">
        {text("mergedInto", { line: verdict.into })}
      </Status>
    );
  return verdict.kind === "good" ? <GoodVerdict verdict={verdict} /> : <BadVerdict {...props} verdict={verdict} />;
}

type Good = Extract<LineVerdict, { kind: "good" }>;

function GoodVerdict({ verdict }: { verdict: Good }) {
  const text = useText(messages);
  const { merged, item } = verdict;
  return (
    <span className="flex flex-col gap-0.5">
      <StockWord verdict={verdict} />
      {item.discontinued === "Y" && <Status tone="low">{text("gone")}</Status>}
      {merged.length > 0 && <Merged verdict={verdict} />}
    </span>
  );
}

/** How many lines are named one by one: more make the row higher than its fields. */
const mostNamed = 3;

/** Which lines are counted in this one; how many, when they are too many to be named. */
function Merged({ verdict: { merged, quantity, unit } }: { verdict: Good }) {
  const text = useText(messages);
  const { locale } = useFormat();
  const what = {
    count: merged.length,
    lines: merged.join(", "),
    quantity: formatQuantity({ quantity, unit: unit.unitOfMeasure }, locale),
  };
  const many = merged.length > mostNamed;
  return (
    <span className="text-sm text-soft" title={many ? what.lines : undefined}>
      {many ? text("mergedMany", what) : text("mergedFrom", what)}
    </span>
  );
}

function StockWord({ verdict: { item, unit, quantity } }: { verdict: Good }) {
  const text = useText(messages);
  const { locale } = useFormat();
  if (item.qtyAvailable === null) return <Status tone="ok">{text("found")}</Status>;
  const available = formatQuantity({ quantity: item.qtyAvailable, unit: item.baseUnit }, locale);
  if (item.qtyAvailable >= quantity * unit.unitSize)
    return <Status tone="ok">{text("available", { quantity: available })}</Status>;
  if (item.qtyAvailable > 0) return <Status tone="low">{text("partly", { quantity: available })}</Status>;
  return <Status tone="low">{text("noStock")}</Status>;
}

function BadVerdict({
  line,
  verdict,
  onNumber,
  onOffer,
}: VerdictCellProps & { verdict: Extract<LineVerdict, { kind: "bad" }> }) {
  const text = useText(messages);
  const { locale } = useFormat();
  const searches = (verdict.problem === "unknown" || verdict.problem === "unclear") && line.number.trim() !== "";
  return (
    <span className="flex flex-col items-start gap-1">
      <Status tone="out" className="whitespace-normal!">
        {reasonOf(line, verdict, text, locale)}
      </Status>
      <span className="flex flex-wrap gap-1.5">
        {verdict.offers.map((offer, index) => (
          <Button
            key={`${offer.quantity} ${offer.unit}`}
            data-fix={index === 0 ? "" : undefined}
            onClick={() => onOffer(line, offer, verdict.merged)}
          >
            {text("take", { what: offerText(offer, text, locale) })}
          </Button>
        ))}
        {verdict.suggestions.map((number) => (
          <Button key={number} onClick={() => onNumber(line, number)}>
            {text("take", { what: number })}
          </Button>
        ))}
        {verdict.problem === "soldOut" && verdict.item && (
          <RouterLinkButton to="/shop/i/$item" params={{ item: verdict.item.itemId }}>
            {text("seeItem")}
          </RouterLinkButton>
        )}
        {searches && (
          <RouterLinkButton to="/shop/search" search={{ q: line.number.trim() }}>
            {text("searchFor")}
          </RouterLinkButton>
        )}
      </span>
    </span>
  );
}
