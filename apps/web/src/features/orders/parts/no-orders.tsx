import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { messages } from "../messages.ts";
import type { OrdersView } from "../orders-view.ts";

/** No rows: either none fit, or there are none yet. */
export function NoOrders({ view, show }: { view: OrdersView; show: (next: OrdersView) => void }) {
  const text = useText(messages);
  if (view.q) {
    return (
      <EmptyState
        title={text("noneFound", { words: view.q })}
        actions={<Button onClick={() => show({})}>{text("showAll")}</Button>}
      />
    );
  }
  return (
    <EmptyState title={text("none")} actions={<RouterLinkButton to="/shop">{text("toShop")}</RouterLinkButton>}>
      {text("noneHint")}
    </EmptyState>
  );
}
