import { vmi } from "@purvey/client/services/vmi";
import type { Warehouse } from "@purvey/contract/generated/vmi";
import { Button } from "@purvey/ui/button";
import { DataTable } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { Select } from "@purvey/ui/select";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { ListFrame } from "../../shared/parts/list-frame.tsx";
import { SearchField } from "../../shared/parts/search-field.tsx";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { RoomsLatest } from "./parts/rooms-latest.tsx";
import { useStockroomColumns } from "./parts/stockroom-columns.tsx";
import { type StockroomsView, stockroomsInput } from "./stockrooms-view.ts";
import { useEnable } from "./use-enable.ts";

const route = getRouteApi("/in/ops/vmi");

/** The stockrooms that the person may see: a customer's buyer those of the own company, staff all. */
export function StockroomsScreen() {
  const text = useText(messages);
  useTitle(text("stockrooms"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: StockroomsView) => void navigate({ search: next });
  const { queries } = useService(vmi);
  const input = stockroomsInput(view);
  const { data, error, isLoadingError, refetch, fetchStatus, isFetching } = useQuery({
    ...queries.warehouse.list(input),
    placeholderData: keepPreviousData,
  });
  const columns = useStockroomColumns();
  return (
    <>
      <ListFrame
        title={text("stockrooms")}
        actions={<Filters view={view} show={show} />}
        count={data && text("found", { count: data.totalResults })}
        query={{ error, isLoadingError, refetch, fetchStatus }}
        table={
          <DataTable<Warehouse>
            caption={text("stockrooms")}
            columns={columns}
            rows={data?.data}
            rowKey={({ warehouseUid }) => warehouseUid}
            rowLabel={({ warehouseName }) => warehouseName}
            rowActions={(stockroom) => <Toggle stockroom={stockroom} />}
            rowActionsWidth={112}
            keyboard="page"
            refreshing={isFetching && data !== undefined}
            skeletonRows={2}
            empty={<NoStockrooms view={view} show={show} />}
          />
        }
      />
      {data && <RoomsLatest stockrooms={data.data} />}
    </>
  );
}

interface ViewProps {
  readonly view: StockroomsView;
  readonly show: (next: StockroomsView) => void;
}

function Filters({ view, show }: ViewProps) {
  const text = useText(messages);
  return (
    <>
      <Select
        aria-label={text("show")}
        className="w-36 max-sm:w-full"
        value={view.state ?? "active"}
        onChange={({ target }) => show({ ...view, state: target.value === "disabled" ? "disabled" : undefined })}
      >
        <option value="active">{text("active")}</option>
        <option value="disabled">{text("inactive")}</option>
      </Select>
      <SearchField q={view.q} label={text("search")} hint={text("searchHint")} onSearch={(q) => show({ ...view, q })} />
    </>
  );
}

function Toggle({ stockroom }: { stockroom: Warehouse }) {
  const text = useText(messages);
  const toggle = useEnable();
  const denial = useDenial("stockroom.manage");
  const active = stockroom.statusCd === 704;
  const name = stockroom.warehouseName;
  return (
    <Button
      aria-label={text(active ? "disableOf" : "enableOf", { name })}
      disabledReason={denial}
      onClick={() => toggle(stockroom)}
    >
      {text(active ? "disable" : "enable")}
    </Button>
  );
}

function NoStockrooms({ view, show }: ViewProps) {
  const text = useText(messages);
  const { customerId } = useWho();
  if (view.q || view.state) {
    const title = view.q ? text("noneFound", { words: view.q }) : text("noneDisabled");
    return <EmptyState title={title} actions={<Button onClick={() => show({})}>{text("showAll")}</Button>} />;
  }
  return (
    <EmptyState
      title={text(customerId === undefined ? "none" : "noneYours")}
      actions={
        customerId === undefined ? (
          <Button onClick={() => show({ state: "disabled" })}>{text("inactive")}</Button>
        ) : (
          <RouterLinkButton to="/shop">{text("toShop")}</RouterLinkButton>
        )
      }
    />
  );
}
