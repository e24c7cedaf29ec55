import { Checkbox } from "@purvey/ui/checkbox";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { getRouteApi } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { sharedMessages } from "../../../shared/messages.ts";
import { useTitle } from "../../../shared/use-title.ts";
import { compareMessages } from "../compare-messages.ts";
import { messages } from "../messages.ts";
import { CompareTable } from "./compare-table.tsx";
import { comparedItems, useCompared } from "./use-compared.ts";

const route = getRouteApi("/in/shop/compare");

/** Two to four items side by side: what they are, what they cost, where they are in stock, and in what they differ. */
export function CompareScreen() {
  const text = useText(compareMessages);
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const { items: chosen, choose } = useCompared();
  const items = comparedItems(view.items ?? []);
  useTitle(text("title"));
  const remove = (item: string) => {
    choose(chosen.filter((each) => each !== item));
    void navigate({ search: { ...view, items: items.filter((each) => each !== item) }, replace: true });
  };
  return (
    <>
      <PageHead
        title={text("title")}
        actions={
          items.length > 1 && (
            <Checkbox
              label={text("onlyDifferences")}
              checked={view.only === 1}
              onChange={({ target }) =>
                void navigate({ search: { ...view, only: target.checked ? 1 : undefined }, replace: true })
              }
            />
          )
        }
      >
        {items.length > 0 && text("items", { count: items.length })}
        {items.length === 1 && <span>{text("oneMore")}</span>}
      </PageHead>
      {items.length === 0 ? (
        <NothingToCompare />
      ) : (
        <CompareTable items={items} onlyDifferences={view.only === 1 && items.length > 1} remove={remove} />
      )}
    </>
  );
}

function NothingToCompare() {
  const text = useText(compareMessages);
  const say = useText(messages);
  const share = useText(sharedMessages);
  return (
    <EmptyState
      title={text("nothing")}
      actions={
        <>
          <RouterLinkButton to="/shop/search">{share("searchParts")}</RouterLinkButton>
          <RouterLinkButton to="/shop/c">{say("allCategories")}</RouterLinkButton>
        </>
      }
    >
      {text("nothingHint")}
    </EmptyState>
  );
}
