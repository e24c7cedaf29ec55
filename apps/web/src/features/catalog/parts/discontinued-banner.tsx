import type { ItemMaster } from "@purvey/contract/generated/items";
import { Banner } from "@purvey/ui/banner";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { itemMessages } from "../item-messages.ts";

/** An item that is no longer made leads to the one that takes its place. */
export function DiscontinuedBanner({ item }: { item: ItemMaster }) {
  const text = useText(itemMessages);
  const next = item.substitutes.find(({ discontinued }) => discontinued === "N");
  return (
    <Banner
      tone="low"
      className="mb-4"
      title={text("discontinued")}
      actions={
        next && (
          <RouterLinkButton variant="primary" to="/shop/i/$item" params={{ item: next.itemId }}>
            {text("seeReplacement", { item: next.itemId })}
          </RouterLinkButton>
        )
      }
    >
      {next ? [text("replacedBy", { item: next.itemId }), next.note].filter(Boolean).join(" ") : text("noReplacement")}
    </Banner>
  );
}
