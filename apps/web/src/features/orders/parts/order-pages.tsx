import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { messages } from "../messages.ts";
import { pageSize } from "../orders-input.ts";
import type { OrdersView } from "../orders-view.ts";

/** Links to the page before and after, where there is more than one. */
export function OrderPages({ view, total }: { view: OrdersView; total: number }) {
  const text = useText(messages);
  const pages = Math.ceil(total / pageSize);
  const page = view.page ?? 1;
  if (pages < 2) return null;
  const to = (next: number): OrdersView => ({ ...view, page: next === 1 ? undefined : next });
  return (
    <nav aria-label={text("pages")} className="mt-4 flex items-center gap-3">
      {page > 1 && (
        <RouterLinkButton to="/shop/orders" search={to(page - 1)} rel="prev">
          {text("previous")}
        </RouterLinkButton>
      )}
      {page < pages && (
        <RouterLinkButton to="/shop/orders" search={to(page + 1)} rel="next">
          {text("next")}
        </RouterLinkButton>
      )}
      <span className="text-soft">{text("page", { page, pages })}</span>
    </nav>
  );
}
