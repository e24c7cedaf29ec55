import type { CartHeader, CartLine } from "@purvey/contract/generated/commerce";
import { Button } from "@purvey/ui/button";
import { Menu } from "@purvey/ui/menu";
import { useState } from "react";
import { AskQuote } from "../../../shared/ask-quote/ask-quote.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { laterPart } from "../../../shared/later-part.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { freeCartNo, listAdditionOf } from "../cart-model.ts";
import { isLongCart } from "../find-lines.ts";
import { messages } from "../messages.ts";
import { useCarts } from "../use-carts.ts";
import { useMoveLines } from "../use-move-lines.ts";
import { CartChoice } from "./cart-choice.tsx";
import { FindLine, type FindLineProps } from "./find-line.tsx";

const SaveToListDialog = laterPart(
  async () => (await import("../../../shared/lists/save-to-list-dialog.tsx")).SaveToListDialog,
);

/** What `CartActions` takes. */
export interface CartActionsProps {
  readonly cart: CartHeader;
  /** Undefined while they are on their way: nothing can be done with them yet, and every button keeps its place. */
  readonly lines: readonly CartLine[] | undefined;
  readonly selected: readonly CartLine[];
  /** It waits for an approval: its lines stay where they are. */
  readonly locked: boolean;
  readonly onMoved: () => void;
  /** What finds lines in a long cart. */
  readonly find: FindLineProps;
}

/** What can be done with the whole cart, or with the selected lines. */
export function CartActions({ cart, lines, selected, locked, onMoved, find }: CartActionsProps) {
  const text = useText(messages);
  const denial = useDenial("list.write");
  const [saving, setSaving] = useState(false);
  const kept = selected.length > 0 ? selected : (lines ?? []);
  const count = lines?.length ?? cart.lineCount;
  const filled = count > 0;
  return (
    <div className="contents" inert={!lines}>
      {(isLongCart(count) || find.words !== undefined) && <FindLine {...find} />}
      <CartChoice cart={cart} />
      {filled && !locked && <MoveLines cart={cart} lines={selected} onMoved={onMoved} />}
      {filled && <AskQuote lines={kept} />}
      {filled && (
        <Button icon="list" disabledReason={denial} onClick={() => setSaving(true)}>
          {text("saveAsList")}
        </Button>
      )}
      {saving && <SaveToListDialog lines={kept.map(listAdditionOf)} onClose={() => setSaving(false)} />}
    </div>
  );
}

/** Moves the selected lines to another cart, or to a new one. */
function MoveLines({
  cart,
  lines,
  onMoved,
}: Pick<CartActionsProps, "cart" | "onMoved"> & { lines: readonly CartLine[] }) {
  const text = useText(messages);
  const carts = useCarts();
  const move = useMoveLines(cart, onMoved);
  const label = text("move", { count: lines.length });
  if (lines.length === 0) return <Button disabledReason={text("selectFirst")}>{label}</Button>;
  const others = carts.filter(({ userCartNo, lineCount }) => userCartNo !== cart.userCartNo && lineCount > 0);
  const items = others.map(({ userCartNo, lineCount }) => ({
    key: String(userCartNo),
    label: text("cartNo", { number: userCartNo, count: lineCount }),
    onSelect: () => void move(userCartNo, lines),
  }));
  const another = { key: "new", icon: "plus" as const, label: text("newCart"), separated: others.length > 0 };
  return (
    <Menu
      label={text("moveWhere")}
      items={[...items, { ...another, onSelect: () => void move(freeCartNo([...carts, cart]), lines) }]}
      trigger={(attributes) => <Button {...attributes}>{label}</Button>}
    />
  );
}
