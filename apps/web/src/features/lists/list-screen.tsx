import type { WishlistHeader, WishlistLine } from "@purvey/contract/generated/items";
import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import type { RowKey } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { sortedLines } from "./list-model.ts";
import { messages } from "./messages.ts";
import { AddLine } from "./parts/add-line.tsx";
import { ListActions } from "./parts/list-actions.tsx";
import { ListTable } from "./parts/list-table.tsx";
import { type ListAddress, useListHeader, useListLines, useListPrices, useVerdicts } from "./use-list.ts";

const route = getRouteApi("/in/shop/lists/$list");

/** One list: one's own to keep, a colleague's to order from. */
export function ListScreen() {
  const { list } = route.useParams();
  const view = route.useSearch();
  const { userId } = useWho();
  const address = { id: view.owner ?? userId, hdr: list, shareCode: view.code };
  const header = useListHeader(address);
  const text = useText(messages);
  useTitle(header.data?.name ?? text("list"));
  if (header.isLoadingError) return <Failure error={header.error} onRetry={header.refetch} />;
  if (header.data === null) return <ListMissing />;
  // What stands below the head comes with it, so that nothing moves when its words are there.
  if (!header.data) return <PageHead title={text("list")} />;
  return <ListPage key={list} address={address} header={header.data} />;
}

function ListMissing() {
  const text = useText(messages);
  return (
    <>
      <PageHead title={text("list")} />
      <EmptyState
        title={text("missing")}
        actions={<RouterLinkButton to="/shop/lists">{text("toLists")}</RouterLinkButton>}
      >
        {text("missingHint")}
      </EmptyState>
    </>
  );
}

interface ListPageProps {
  readonly address: ListAddress;
  readonly header: WishlistHeader;
}

function ListPage({ address, header }: ListPageProps) {
  const text = useText(messages);
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const { userId, may } = useWho();
  const own = address.id === userId;
  const lines = useListLines(address);
  const shown = lines.data && sortedLines(lines.data, view);
  const verdicts = useVerdicts(lines.data);
  const prices = useListPrices(lines.data, verdicts);
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const chosen = chosenLines(shown, selected);
  return (
    <>
      <PageHead
        trail={
          <Breadcrumbs>
            {[
              <Link key="lists" to="/shop/lists">
                {text("lists")}
              </Link>,
              header.name,
            ]}
          </Breadcrumbs>
        }
        title={header.name}
        actions={<ListActions header={header} own={own} lines={chosen} verdicts={verdicts} />}
      >
        <span role="status" className="min-h-5">
          {text("lineCount", { count: lines.data?.length ?? header.lineCount })}
        </span>
        {!own && (
          <span>
            {text("ofPerson", { name: header.ownerName })} · {text("readOnly")}
          </span>
        )}
        {header.description && <span>{header.description}</span>}
      </PageHead>
      {own && may("list.write") && <AddLine address={address} />}
      {lines.isLoadingError ? (
        <Failure error={lines.error} onRetry={lines.refetch} />
      ) : (
        <ListTable
          address={address}
          own={own}
          owner={header.ownerName}
          lines={shown}
          verdicts={verdicts}
          prices={prices}
          view={view}
          onView={(next) => void navigate({ search: next, replace: true })}
          selected={selected}
          onSelectedChange={setSelected}
        />
      )}
    </>
  );
}

/** The selected lines; all when none is selected. */
function chosenLines(
  lines: readonly WishlistLine[] | undefined,
  selected: ReadonlySet<RowKey>,
): readonly WishlistLine[] {
  const chosen = lines?.filter(({ itemWishlistLineUid }) => selected.has(itemWishlistLineUid)) ?? [];
  return chosen.length > 0 ? chosen : (lines ?? []);
}
