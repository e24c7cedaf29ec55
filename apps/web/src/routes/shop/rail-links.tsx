import { RailGroup } from "@purvey/ui/shell/rail";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterRailLink } from "../../shared/links.tsx";
import { messages } from "./messages.ts";

// Where the links lead is known before one of them is clicked.
void import("./later-screens.ts");

/** The rail's links inside the shop. */
export function RailLinks() {
  const text = useText(messages);
  const { customerId, may } = useWho();
  const requests = (
    <RouterRailLink to="/shop/quote-requests" icon="edit">
      {text("quoteRequests")}
    </RouterRailLink>
  );
  if (customerId === undefined)
    return may("quote.write") ? <RailGroup heading={text("title")}>{requests}</RailGroup> : null;
  return (
    <RailGroup heading={text("title")}>
      <RouterRailLink to="/shop/quick-order" icon="scan">
        {text("quickOrder")}
      </RouterRailLink>
      <RouterRailLink to="/shop/lists" icon="star">
        {text("lists")}
      </RouterRailLink>
      <RouterRailLink to="/shop/cart" icon="cart">
        {text("cart")}
      </RouterRailLink>
      <RouterRailLink to="/shop/orders" icon="list">
        {text("orders")}
      </RouterRailLink>
      <RouterRailLink to="/shop/invoices" icon="document">
        {text("invoices")}
      </RouterRailLink>
      <RouterRailLink to="/shop/quotes" icon="tag">
        {text("quotes")}
      </RouterRailLink>
      {may("cart.write") && requests}
      <RouterRailLink to="/shop/account" icon="user">
        {text("account")}
      </RouterRailLink>
    </RailGroup>
  );
}
