import { Button } from "@purvey/ui/button";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Section } from "@purvey/ui/shell/page-head";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import type { BinMoveWork } from "../use-bin-move.ts";

/** What lies in the bin that a move begins at; a touch chooses it. */
export function BinContents({ work }: { work: BinMoveWork }) {
  const text = useText(messages);
  const { data } = work.bin;
  if (!data) return null;
  return (
    <Section title={text("inBin", { bin: data.bin })} note={data.binDesc}>
      {data.contents.length === 0 && <p className="py-3 text-soft">{text("binEmpty")}</p>}
      <ul className="divide-y divide-rule">
        {data.contents.map(({ itemId, itemDesc, lot, qtyAvailable, qtyOnHand, unitOfMeasure }) => (
          <li key={`${itemId} ${lot}`} className="flex items-center gap-3 py-1.5">
            <div className="min-w-0 grow">
              <PartNumber value={itemId} />
              {lot && <span className="ms-2 text-soft">{text("lotNo", { lot })}</span>}
              <p className="truncate text-sm text-soft">{itemDesc}</p>
            </div>
            <span className="text-end">
              <Quantity quantity={qtyAvailable} unit={unitOfMeasure} />
              {qtyOnHand !== qtyAvailable && (
                <span className="block text-xs text-soft">{text("onHand", { quantity: qtyOnHand })}</span>
              )}
            </span>
            <Button
              onClick={() => work.change({ itemId, lot, quantity: null })}
              aria-label={text("choose", { item: itemId })}
            >
              {text("chooseWord")}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
