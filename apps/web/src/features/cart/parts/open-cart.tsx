import { Money } from "@purvey/ui/data/money";
import { Section } from "@purvey/ui/shell/page-head";
import { useCartHeader } from "../../../shared/cart/use-cart.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { messages } from "../messages.ts";

/** The open cart in two lines: how much is inside, and the way to it. */
export function OpenCart() {
  const text = useText(messages);
  const { data: cart } = useCartHeader();
  const filled = cart !== undefined && cart.lineCount > 0;
  return (
    <Section title={text("openCart")}>
      <div className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-2 border-b border-rule py-2">
        <p className="grow">
          {filled ? (
            <>
              {text("lines", { count: cart.lineCount })} ·{" "}
              <Money className="font-semibold" reserve={0} value={cart.subtotal} currency={cart.currency} />
            </>
          ) : (
            cart && text("empty")
          )}
        </p>
        {filled && <RouterLinkButton to="/shop/cart">{text("goOn")}</RouterLinkButton>}
      </div>
    </Section>
  );
}
