import { content } from "@purvey/client/services/content";
import type { ApiKey } from "@purvey/contract/generated/content";
import { Button } from "@purvey/ui/button";
import { DataTable } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { Select } from "@purvey/ui/select";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useText } from "../../shared/i18n/messages.ts";
import { ListFrame } from "../../shared/parts/list-frame.tsx";
import { ListPages } from "../../shared/parts/list-pages.tsx";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { type KeysView, keyStates, keysInput, pageSize } from "./keys-view.ts";
import { messages } from "./messages.ts";
import { CreateKeyDialog } from "./parts/create-key-dialog.tsx";
import { useKeyColumns } from "./parts/key-columns.tsx";

const route = getRouteApi("/in/admin/keys");

/** The keys by which programs call: what each may do, until when, and when it last did. */
export function KeysScreen() {
  const text = useText(messages);
  useTitle(text("title"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: KeysView) => void navigate({ search: next });
  const denial = useDenial("key.write");
  const columns = useKeyColumns();
  const query = useQuery({
    ...useService(content).queries.apiKeys.list(keysInput(view)),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  return (
    <>
      <ListFrame
        title={text("title")}
        count={data && text("found", { count: data.totalResults })}
        query={query}
        actions={
          <>
            <StateFilter view={view} show={show} />
            <Button variant="primary" icon="plus" disabledReason={denial} onClick={() => show({ ...view, adding: 1 })}>
              {text("add")}
            </Button>
          </>
        }
        above={<p className="mb-3 max-w-prose text-soft">{text("about")}</p>}
        table={
          <DataTable<ApiKey>
            caption={text("title")}
            columns={columns}
            rows={data?.data}
            rowKey={({ apiKeyUid }) => apiKeyUid}
            rowLabel={({ name }) => name}
            keyboard="page"
            refreshing={isPlaceholderData}
            empty={<NoKeys view={view} show={show} />}
          />
        }
      >
        <ListPages
          page={view.page}
          pageSize={pageSize}
          total={data?.totalResults ?? 0}
          onPage={(page) => show({ ...view, page })}
        />
      </ListFrame>
      {view.adding && !denial && <CreateKeyDialog onClose={() => show({ ...view, adding: undefined })} />}
    </>
  );
}

interface ViewProps {
  readonly view: KeysView;
  readonly show: (next: KeysView) => void;
}

function StateFilter({ view, show }: ViewProps) {
  const text = useText(messages);
  return (
    <Select
      aria-label={text("state")}
      value={view.state ?? ""}
      onChange={({ target }) => show({ state: keyStates.find((state) => state === target.value) })}
    >
      <option value="">{text("everyState")}</option>
      {keyStates.map((state) => (
        <option key={state} value={state}>
          {text(state)}
        </option>
      ))}
    </Select>
  );
}

function NoKeys({ view, show }: ViewProps) {
  const text = useText(messages);
  const denial = useDenial("key.write");
  if (view.state === undefined) {
    const add = (
      <Button icon="plus" disabledReason={denial} onClick={() => show({ adding: 1 })}>
        {text("add")}
      </Button>
    );
    return (
      <EmptyState title={text("none")} actions={add}>
        {text("noneHint")}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={text("noneOfState")} actions={<Button onClick={() => show({})}>{text("showAll")}</Button>} />
  );
}
