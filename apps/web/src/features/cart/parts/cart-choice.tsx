import type { CartHeader } from "@purvey/contract/generated/commerce";
import { Button } from "@purvey/ui/button";
import { Select } from "@purvey/ui/select";
import { useChosenCart } from "../../../shared/cart/chosen-cart.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { freeCartNo, shownCarts } from "../cart-model.ts";
import { messages } from "../messages.ts";
import { useCarts } from "../use-carts.ts";

/** Which of the person's carts is open; the next one is made by choosing it. */
export function CartChoice({ cart }: { cart: CartHeader }) {
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
