import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { sharedMessages } from "../../../shared/messages.ts";
import { useTitle } from "../../../shared/use-title.ts";
import { browseMessages } from "../browse-messages.ts";
import { messages } from "../messages.ts";

export interface PlaceMissingProps {
  readonly kind: "category" | "brand";
  /** What the address asks for. */
  readonly asked: string;
}

/** The address of a category or brand that the shop does not have: what it is, and where to go on. */
export function PlaceMissing({ kind, asked }: PlaceMissingProps) {
  const text = useText(browseMessages);
  const say = useText(messages);
  const share = useText(sharedMessages);
  const title = text(kind === "category" ? "category" : "brand", { name: asked });
  useTitle(title);
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        title={text(kind === "category" ? "noSuchCategory" : "noSuchBrand", { name: asked })}
        actions={
          <>
            <RouterLinkButton to="/shop/c">{say("allCategories")}</RouterLinkButton>
            <RouterLinkButton to="/shop/search">{share("searchParts")}</RouterLinkButton>
          </>
        }
      >
        {text("missingHint")}
      </EmptyState>
    </>
  );
}
