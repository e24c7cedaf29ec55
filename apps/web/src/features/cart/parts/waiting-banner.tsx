import { Banner } from "@purvey/ui/banner";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { messages } from "../messages.ts";

/** The cart waits for an approval, and stays as it is until then. */
export function WaitingBanner({ checkoutUid }: { checkoutUid: number }) {
  const text = useText(messages);
  return (
    <Banner
      className="mb-4"
      title={text("waiting")}
      actions={
        <RouterLinkButton to="/shop/checkout/$uid" params={{ uid: checkoutUid }}>
          {text("toCheckout")}
        </RouterLinkButton>
      }
    >
      {text("waitingHint")}
    </Banner>
  );
}
