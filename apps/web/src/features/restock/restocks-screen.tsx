import { vmi } from "@purvey/client/services/vmi";
import type { RestockHeader } from "@purvey/contract/generated/vmi";
import { Button } from "@purvey/ui/button";
import { DataTable } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { Select } from "@purvey/ui/select";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { ListFrame } from "../../shared/parts/list-frame.tsx";
import { PageLinks } from "../../shared/parts/page-links.tsx";
import { SearchField } from "../../shared/parts/search-field.tsx";
import { useStockrooms } from "../../shared/stockroom/use-stockroom.ts";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { NextArrivals } from "./parts/next-arrivals.tsx";
import { useRestockColumns } from "./parts/restock-columns.tsx";
import { type ListedState, listedStateNames, pageSize, type RestocksView, restocksInput } from "./restock-view.ts";

const route = getRouteApi("/in/ops/restock");

/** What was sent to whom: the restock orders of all stockrooms that the person may see. */
export function RestocksScreen() {
  const text = useText(messages);
  useTitle(text("restocks"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: RestocksView) => void navigate({ search: next });
  const { queries } = useService(vmi);
  const { data, error, isLoadingError, refetch, fetchStatus, isFetching } = useQuery({
    ...queries.restockHdr.list(restocksInput(view)),
    placeholderData: keepPreviousData,
  });
  const columns = useRestockColumns();
  return (
    <ListFrame
      title={text("restocks")}
      actions={<Filters view={view} show={show} />}
      count={data && text("found", { count: data.totalResults })}
      query={{ error, isLoadingError, refetch, fetchStatus }}
      table={
        <DataTable<RestockHeader>
          caption={text("restocks")}
          columns={columns}
          rows={data?.data}
          rowKey={({ restockHdrUid }) => restockHdrUid}
          rowLabel={({ restockHdrUid }) => text("restockNo", { number: restockHdrUid })}
          keyboard="page"
          refreshing={isFetching && data !== undefined}
          empty={<NoRestocks view={view} show={show} />}
        />
      }
    >
      <PageLinks
        page={view.page}
        pageSize={pageSize}
        total={data?.totalResults ?? 0}
        link={(page, attributes) => <RouterLinkButton to="/ops/restock" search={{ ...view, page }} {...attributes} />}
      />
      {data && <NextArrivals orders={data.data} />}
    </ListFrame>
  );
}

interface ViewProps {
  readonly view: RestocksView;
  readonly show: (next: RestocksView) => void;
}

function Filters({ view, show }: ViewProps) {
  const text = useText(messages);
  const { data: stockrooms } = useStockrooms();
  const narrow = (next: Partial<RestocksView>) => show({ ...view, ...next, page: undefined });
  return (
    <>
      <Select
        aria-label={text("show")}
        className="w-44"
        value={view.state ?? "onOrder"}
        onChange={({ target }) => narrow({ state: target.value as ListedState })}
      >
        {listedStateNames.map((state) => (
          <option key={state} value={state}>
            {text(state)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={text("stockroom")}
        className="w-44"
        value={view.warehouse ?? ""}
        onChange={({ target }) => narrow({ warehouse: Number(target.value) || undefined })}
      >
        <option value="">{text("everyStockroom")}</option>
        {(stockrooms ?? []).map(({ warehouseUid, warehouseName }) => (
          <option key={warehouseUid} value={warehouseUid}>
            {warehouseName}
          </option>
        ))}
      </Select>
      <SearchField q={view.q} label={text("search")} hint={text("searchHint")} onSearch={(q) => narrow({ q })} />
    </>
  );
}

function NoRestocks({ view, show }: ViewProps) {
  const text = useText(messages);
  const narrowed = Object.values(view).some((value) => value !== undefined);
  return (
    <EmptyState
      title={text(narrowed ? "noneFound" : "none")}
      actions={
        <>
          <Button onClick={() => show({ state: "everything" })}>{text("showAll")}</Button>
          <RouterLinkButton to="/ops/vmi">{text("toStockrooms")}</RouterLinkButton>
        </>
      }
    >
      {text("noneHint")}
    </EmptyState>
  );
}
