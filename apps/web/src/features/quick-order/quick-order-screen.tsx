import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { OrderPad } from "./parts/order-pad.tsx";

/** "I have a list": lines come in by paste, file, scan or keys; each gets its verdict; good ones go to the cart. */
export function QuickOrderScreen() {
  const text = useText(messages);
  useTitle(text("title"));
  const { customerId } = useWho();
  if (customerId !== undefined) return <OrderPad />;
  return (
    <>
      <PageHead title={text("title")} />
      <EmptyState
        title={text("noCustomer")}
        actions={<RouterLinkButton to="/shop/search">{text("searchFor")}</RouterLinkButton>}
      />
    </>
  );
}
