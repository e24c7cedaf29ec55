import { commerce } from "@purvey/client/services/commerce";
import type { CartHeader, CartLine } from "@purvey/contract/generated/commerce";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Menu } from "@purvey/ui/menu";
import { Select } from "@purvey/ui/select";
import { TextInput } from "@purvey/ui/text-input";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AskQuote } from "../../../shared/ask-quote/ask-quote.tsx";
import { useChosenCart } from "../../../shared/cart/chosen-cart.ts";
import { useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { laterPart } from "../../../shared/later-part.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useService } from "../../../shared/use-service.ts";
import { useTypedWords } from "../../../shared/use-typed-words.ts";
import { freeCartNo, listAdditionOf, shownCarts } from "../cart-model.ts";
import { isLongCart } from "../find-lines.ts";
import { messages } from "../messages.ts";
import { useMoveLines } from "../use-move-lines.ts";

const SaveToListDialog = laterPart(
  async () => (await import("../../../shared/lists/save-to-list-dialog.tsx")).SaveToListDialog,
);

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

interface FindLineProps {
  /** The words the lines are narrowed to now. */
  readonly words: string | undefined;
  readonly onWords: (words: string | undefined) => void;
}

/** Narrows the lines of a long cart while somebody types; the address follows once they pause. */
function FindLine({ words, onWords }: FindLineProps) {
  const text = useText(messages);
  const [typed, type] = useTypedWords(words, { pause: 150, onWords });
  return (
    <search className="w-60 max-w-full max-sm:w-full">
      <TextInput
        type="search"
        icon="search"
        aria-label={text("findLine")}
        placeholder={text("findLineHint")}
        maxLength={100}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </search>
  );
}

/** Which of the person's carts is open; the next one is made by choosing it. */
function CartChoice({ cart }: { cart: CartHeader }) {
  const text = useText(messages);
  const [, choose] = useChosenCart();
  const carts = shownCarts(withCart(useCarts(), cart), cart.userCartNo);
  return (
    <>
      {carts.length > 1 && (
        <Select
          aria-label={text("chooseCart")}
          className="w-48"
          value={cart.userCartNo}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {carts.map(({ userCartNo, lineCount }) => (
            <option key={userCartNo} value={userCartNo}>
              {text("cartNo", { number: userCartNo, count: lineCount })}
            </option>
          ))}
        </Select>
      )}
      {cart.lineCount > 0 && (
        <Button icon="plus" onClick={() => choose(freeCartNo(carts))}>
          {text("newCart")}
        </Button>
      )}
    </>
  );
}

/** The carts with the newest word about the open one. */
function withCart(carts: readonly CartHeader[], cart: CartHeader): CartHeader[] {
  return [...carts.filter(({ userCartNo }) => userCartNo !== cart.userCartNo), cart];
}

const none: readonly CartHeader[] = [];

/** The open carts of the person for the customer; none while they are on their way. */
function useCarts(): readonly CartHeader[] {
  const { queries } = useService(commerce);
  const { userId, customerId } = useWho();
  const input = customerId === undefined ? skipToken : { userId, customerId, statusCd: 704 as const, limit: 1000 };
  return useQuery(dataOf(queries.cartHdr.list(input))).data ?? none;
}
