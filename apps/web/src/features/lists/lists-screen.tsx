import type { WishlistHeader } from "@purvey/contract/generated/items";
import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { Section } from "@purvey/ui/shell/page-head";
import { Link, useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { useOwnLists } from "../../shared/lists/use-own-lists.ts";
import { ListFrame } from "../../shared/parts/list-frame.tsx";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { Favourites } from "./parts/favourites.tsx";
import { NewListDialog } from "./parts/new-list-dialog.tsx";

/** The lists of the person, and the items kept at hand. */
export function ListsScreen() {
  const text = useText(messages);
  useTitle(text("lists"));
  const denial = useDenial("list.write");
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  const { data, error, isLoadingError, refetch } = useOwnLists();
  const columns = useColumns();
  const create = (
    <Button variant="primary" icon="plus" disabledReason={denial} onClick={() => setCreating(true)}>
      {text("newList")}
    </Button>
  );
  return (
    <ListFrame
      title={text("lists")}
      actions={data?.length === 0 ? undefined : create}
      count={data && text("count", { count: data.length })}
      query={{ error, isLoadingError, refetch }}
      table={
        <div className="side-by-side">
          <Section title={text("ownLists")}>
            <DataTable<WishlistHeader>
              caption={text("lists")}
              columns={columns}
              rows={data}
              rowKey={({ itemWishlistHdrUid }) => itemWishlistHdrUid}
              rowLabel={({ name }) => name}
              keyboard="page"
              skeletonRows={3}
              empty={
                <EmptyState title={text("noLists")} actions={create}>
                  {text("noListsHint")}
                </EmptyState>
              }
            />
          </Section>
          {data && <Favourites />}
        </div>
      }
    >
      {isLoadingError && <Favourites />}
      {creating && (
        <NewListDialog
          onClose={() => setCreating(false)}
          onCreated={(list) => void navigate({ to: "/shop/lists/$list", params: { list: list.itemWishlistHdrUid } })}
        />
      )}
    </ListFrame>
  );
}

function useColumns(): TableColumn<WishlistHeader>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "name",
        header: text("list"),
        minWidth: 200,
        maxWidth: 900,
        wrap: true,
        cell: ({ itemWishlistHdrUid, name, description }) => (
          <>
            <Link to="/shop/lists/$list" params={{ list: itemWishlistHdrUid }} className="font-semibold">
              {name}
            </Link>
            {description && <span className="line-clamp-2 text-soft">{description}</span>}
          </>
        ),
      },
      { key: "lines", header: text("lines"), width: 80, align: "end", cell: ({ lineCount }) => lineCount },
      {
        key: "openTo",
        header: text("openTo"),
        width: 216,
        hideBelow: "medium",
        cell: ({ isPublic }) =>
          isPublic === "Y" ? (
            <Status tone="ok">{text("toColleagues")}</Status>
          ) : (
            <Status tone="neutral">{text("toYou")}</Status>
          ),
      },
      {
        key: "changed",
        header: text("changed"),
        width: 152,
        hideBelow: "narrow",
        cell: ({ dateLastModified }) => <Timestamp value={dateLastModified} detail="date" />,
      },
    ],
    [text],
  );
}
