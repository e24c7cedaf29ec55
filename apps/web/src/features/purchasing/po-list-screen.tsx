import { orders } from "@purvey/client/services/orders";
import type { PurchaseOrder } from "@purvey/contract/generated/orders";
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
import { PoAside } from "../../shared/purchasing/po-aside.tsx";
import { usePoColumns } from "../../shared/purchasing/use-po-columns.tsx";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { type PoView, pageSize, poInput } from "./po-view.ts";

const route = getRouteApi("/in/ops/po");

/** Purchase orders: what is late, what is missing. */
export function PoListScreen() {
  const text = useText(messages);
  useTitle(text("purchaseOrders"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: PoView) => void navigate({ search: next });
  const { queries } = useService(orders);
  const { data, error, isLoadingError, refetch, fetchStatus, isPlaceholderData } = useQuery({
    ...queries.poHdr.list(poInput(view)),
    placeholderData: keepPreviousData,
  });
  const columns = usePoColumns("/ops/po/$po");
  return (
    <ListFrame
      title={text("purchaseOrders")}
      actions={
        <>
          <SearchField
            q={view.q}
            label={text("search")}
            hint={text("search")}
            onSearch={(q) => show({ ...view, q, page: undefined })}
          />
          <Select
            aria-label={text("show")}
            value={view.show ?? "open"}
            onChange={({ target }) =>
              show({ ...view, page: undefined, show: target.value === "open" ? undefined : (target.value as "all") })
            }
          >
            <option value="open">{text("show-open")}</option>
            <option value="complete">{text("show-complete")}</option>
            <option value="all">{text("show-all")}</option>
          </Select>
        </>
      }
      count={data && text("found", { count: data.totalResults })}
      query={{ error, isLoadingError, refetch, fetchStatus }}
      table={
        <div className="list-desk">
          <div>
            <DataTable<PurchaseOrder>
              caption={text("purchaseOrders")}
              columns={columns}
              rows={data?.data}
              rowKey={({ poNo }) => poNo}
              rowTone={(order) => (order.overdue === "Y" ? "out" : undefined)}
              keyboard="page"
              refreshing={isPlaceholderData}
              empty={
                <EmptyState
                  title={text("none")}
                  actions={<Button onClick={() => show({ show: "all" })}>{text("showAll")}</Button>}
                />
              }
            />
            <PageLinks
              page={view.page}
              pageSize={pageSize}
              total={data?.totalResults ?? 0}
              link={(page, attributes) => <RouterLinkButton to="/ops/po" search={{ ...view, page }} {...attributes} />}
            />
          </div>
          <PoAside to="/ops/po/$po" />
        </div>
      }
    />
  );
}
