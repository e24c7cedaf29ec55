import { content } from "@purvey/client/services/content";
import type { User } from "@purvey/contract/generated/content";
import { Button } from "@purvey/ui/button";
import { DataTable } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Tabs } from "@purvey/ui/tabs";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { CustomerPicker } from "../../shared/customer/customer-picker.tsx";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { ListPages } from "../../shared/parts/list-pages.tsx";
import { SearchField } from "../../shared/parts/search-field.tsx";
import { SortNews } from "../../shared/parts/sort-news.tsx";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import { ColumnChooser } from "../../shared/saved-views/column-chooser.tsx";
import { OpenWithView } from "../../shared/saved-views/open-with-view.tsx";
import { SavedViews } from "../../shared/saved-views/saved-views.tsx";
import { useArrangedColumns } from "../../shared/saved-views/use-arranged-columns.ts";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { CreateDialog } from "./parts/create-dialog.tsx";
import { GroupTree } from "./parts/group-tree.tsx";
import { useUserColumns } from "./parts/user-columns.tsx";
import { pageSize, sortedView, sortOf, type UsersView, usersInput } from "./users-view.ts";

const route = getRouteApi("/in/admin/users");

/** Who may sign in, and the groups that give them their roles. */
export function UsersScreen() {
  return (
    <OpenWithView list="users">
      <Users />
    </OpenWithView>
  );
}

function Users() {
  const text = useText(messages);
  useTitle(text("users"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: UsersView, replace = false) => void navigate({ search: next, replace });
  const denial = useDenial("user.write");
  return (
    <>
      <PageHead
        title={text("usersAndGroups")}
        actions={
          <>
            <SavedViews list="users" />
            <Button variant="primary" icon="plus" disabledReason={denial} onClick={() => show({ ...view, adding: 1 })}>
              {text("add")}
            </Button>
          </>
        }
      />
      <Tabs
        label={text("usersAndGroups")}
        value={view.tab ?? "users"}
        onValueChange={(tab) => show({ tab: tab === "groups" ? "groups" : undefined })}
        items={[
          { key: "users", label: text("users"), content: <UserList view={view} show={show} /> },
          { key: "groups", label: text("groupsTab"), content: <GroupTree /> },
        ]}
      />
      {view.adding && !denial && <CreateDialog onClose={() => show({ ...view, adding: undefined })} />}
    </>
  );
}

interface ViewProps {
  readonly view: UsersView;
  readonly show: (next: UsersView, replace?: boolean) => void;
}

/** Who came last signed in last, as a rule. */
const spared = ["registerDate"];

function UserList({ view, show }: ViewProps) {
  const text = useText(messages);
  const columns = useUserColumns();
  const shown = useArrangedColumns(columns, view, spared);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...useService(content).queries.users.list(usersInput(view)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Filters view={view} show={show} />
        <span role="status" className="min-h-5 grow text-soft max-sm:basis-full">
          {data && text("found", { count: data.totalResults })}
        </span>
        <ColumnChooser
          columns={columns}
          arranged={view}
          onChange={(arranged) => show({ ...view, ...arranged }, true)}
        />
        <SortNews columns={columns} sort={sortOf(view)} />
      </div>
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DataTable<User>
          caption={text("users")}
          columns={shown}
          rows={data?.data}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          rowTone={({ block }) => (block ? "out" : undefined)}
          sort={sortOf(view)}
          onSortChange={(sort) => show(sortedView(view, sort))}
          keyboard="page"
          refreshing={isPlaceholderData}
          empty={<NoUsers view={view} show={show} />}
        />
      )}
      <ListPages
        page={view.page}
        pageSize={pageSize}
        total={data?.totalResults ?? 0}
        onPage={(page) => show({ ...view, page })}
      />
    </>
  );
}

function Filters({ view, show }: ViewProps) {
  const text = useText(messages);
  const narrow = (next: Partial<UsersView>) => show({ ...view, ...next, page: undefined });
  return (
    <>
      <SearchField q={view.q} label={text("search")} hint={text("searchHint")} onSearch={(q) => narrow({ q })} />
      <span className="w-64 max-w-full">
        <CustomerPicker
          label={text("everyCustomer")}
          customerId={view.customer}
          onChange={(customer) => narrow({ customer })}
        />
      </span>
    </>
  );
}

function NoUsers({ view, show }: ViewProps) {
  const text = useText(messages);
  return (
    <EmptyState
      title={view.q ? text("none", { words: view.q }) : text("noneAtAll")}
      actions={<Button onClick={() => show({})}>{text("showAll")}</Button>}
    >
      {text("noneHint")}
    </EmptyState>
  );
}
