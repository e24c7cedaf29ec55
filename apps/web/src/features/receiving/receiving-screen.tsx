import { orders } from "@purvey/client/services/orders";
import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { Select } from "@purvey/ui/select";
import { PageHead } from "@purvey/ui/shell/page-head";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { LocationSelect, useWorkLocation } from "../../shared/location/use-location.tsx";
import { LongRows } from "../../shared/parts/long-rows.tsx";
import { SearchField } from "../../shared/parts/search-field.tsx";
import { Unread } from "../../shared/parts/unread.tsx";
import { arriving, byDueDate } from "../../shared/purchasing/due.ts";
import { PoAside } from "../../shared/purchasing/po-aside.tsx";
import { usePoColumns } from "../../shared/purchasing/use-po-columns.tsx";
import { useScan } from "../../shared/scan/use-scan.ts";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { HeldReceipts } from "./parts/held-receipts.tsx";
import { SlipDialog } from "./parts/slip-dialog.tsx";

const route = getRouteApi("/in/ops/receiving");

/** What is arriving: overdue orders first, and the way from a packing slip to its order. */
export function ReceivingScreen() {
  const text = useText(messages);
  useTitle(text("receiving"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const { queries } = useService(orders);
  const input = { awaited: "Y", limit: 1000, orderBy: byDueDate, ...(view.q ? { q: view.q } : {}) } as const;
  const query = useQuery({ ...queries.poHdr.list(input), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  const rows = useMemo(() => data && arriving(data.data), [data]);
  const location = useWorkLocation();
  const overdue = rows?.filter((order) => order.overdue === "Y").length ?? 0;
  const columns = usePoColumns("/ops/receiving/$po");
  useScan(({ code }) => {
    const order = rows?.find(({ poNo }) => String(poNo) === code.replace(/^PO\W*/i, ""));
    if (order) void navigate({ to: "/ops/receiving/$po", params: { po: order.poNo } });
    else void navigate({ search: { q: code } });
    return order ? { tone: "ok", message: text("poNo", { po: String(order.poNo) }) } : undefined;
  });
  return (
    <>
      <PageHead
        title={text("receiving")}
        actions={
          <>
            <SearchField
              q={view.q}
              label={text("searchPo")}
              hint={text("searchPo")}
              onSearch={(q) => void navigate({ search: { q } })}
            />
            <Select
              aria-label={text("show")}
              value={view.show ?? "arriving"}
              onChange={({ target }) => void navigate({ search: target.value === "held" ? { show: "held" } : {} })}
            >
              <option value="arriving">{text("showArriving")}</option>
              <option value="held">{text("showHeld")}</option>
            </Select>
            {view.show === "held" && <LocationSelect location={location} label={text("location")} />}
            <Button icon="document" variant="primary" onClick={() => navigate({ search: { ...view, slip: "open" } })}>
              {text("scanSlip")}
            </Button>
          </>
        }
      >
        <span role="status" className="min-h-5 max-sm:min-w-80">
          {rows && view.show !== "held" && text("arriving", { count: rows.length, overdue })}
        </span>
      </PageHead>
      <div className="list-desk">
        {view.show === "held" ? (
          <HeldReceipts location={location} />
        ) : !data && (query.error || query.fetchStatus === "paused") ? (
          <Unread query={query} />
        ) : (
          <LongRows<PurchaseOrder>
            caption={text("receiving")}
            columns={columns}
            rows={rows}
            rowKey={({ poNo }) => poNo}
            rowLabel={({ poNo }) => text("poNo", { po: String(poNo) })}
            rowTone={(order) => (order.overdue === "Y" ? "out" : undefined)}
            keyboard="page"
            refreshing={isPlaceholderData}
            empty={
              <EmptyState
                title={text(view.q ? "noneFound" : "noneArriving")}
                actions={
                  view.q ? (
                    <Button onClick={() => navigate({ search: {} })}>{text("showAll")}</Button>
                  ) : (
                    <RouterLinkButton to="/ops/po">{text("purchaseOrders")}</RouterLinkButton>
                  )
                }
              />
            }
          />
        )}
        <PoAside to="/ops/receiving/$po" />
      </div>
      {view.slip && <SlipDialog onClose={() => void navigate({ search: { ...view, slip: undefined } })} />}
    </>
  );
}
