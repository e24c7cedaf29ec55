import { items } from "@purvey/client/services/items";
import type { WishlistLine } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Status } from "@purvey/ui/data/status";
import { formatQuantity } from "@purvey/ui/format";
import { useQuery } from "@tanstack/react-query";
import { useAddWithWord } from "../../../shared/cart/use-add-with-word.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useService } from "../../../shared/use-service.ts";
import { additionOf, type LineVerdict } from "../list-model.ts";
import { messages } from "../messages.ts";
import type { LineReplacement } from "../use-line-acts.ts";

export interface VerdictNoteProps {
  readonly line: WishlistLine;
  readonly verdict: LineVerdict | undefined;
  /** Changes the line; absent on a list that is only read. */
  readonly onReplace: ((replacement: LineReplacement) => void) | undefined;
}

/** Why a line cannot be ordered as it is, and what can be done about it; nothing where it can. */
export function VerdictNote({ line, verdict, onReplace }: VerdictNoteProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  if (!verdict || verdict.kind === "waiting") return null;
  if (verdict.kind === "good") return verdict.last ? <Status tone="low">{text("whileStockLasts")}</Status> : null;
  if (verdict.kind === "gone") return <Gone line={line} verdict={verdict} onReplace={onReplace} />;
  const wanted = formatQuantity({ quantity: line.qtyDesired, unit: line.unitOfMeasure }, locale);
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Status tone="out">{text("notSoldSo", { quantity: wanted })}</Status>
      {onReplace &&
        verdict.offers.map(({ quantity, unit }) => (
          <Button
            key={`${quantity} ${unit}`}
            onClick={() => onReplace({ line, next: { ...additionOf(line), quantity, unitOfMeasure: unit } })}
          >
            {text("makeIt", { quantity: formatQuantity({ quantity, unit }, locale) })}
          </Button>
        ))}
    </span>
  );
}

/** An item that is no longer sold, with what takes its place: on one's own list, else in the cart. */
function Gone({ line, verdict, onReplace }: VerdictNoteProps & { verdict: Extract<LineVerdict, { kind: "gone" }> }) {
  const text = useText(messages);
  const { queries } = useService(items);
  const denial = useDenial("cart.write");
  const add = useAddWithWord();
  const { data } = useQuery(dataOf(queries.invMast.invSub({ id: line.invMastUid })));
  const { qtyDesired: quantity, unitOfMeasure } = line;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Status tone="out">{text(verdict.item ? "noLonger" : "notSold")}</Status>
      {data?.slice(0, 2).map(({ invMastUid, itemId, itemDesc }) =>
        onReplace ? (
          <Button
            key={invMastUid}
            onClick={() => onReplace({ line, next: { ...additionOf(line), invMastUid, itemId, itemDesc } })}
          >
            {text("insteadOn", { item: itemId })}
          </Button>
        ) : (
          <Button
            key={invMastUid}
            disabledReason={denial}
            onClick={() => add({ invMastUid, itemId, quantity, unitOfMeasure })}
          >
            {text("insteadCart", { item: itemId })}
          </Button>
        ),
      )}
    </span>
  );
}
