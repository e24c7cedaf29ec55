import { orders } from "@purvey/client/services/orders";
import type { PickTicket } from "@purvey/contract/generated/orders";
import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { Select } from "@purvey/ui/select";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useText } from "../../shared/i18n/messages.ts";
import { LocationUnread } from "../../shared/location/location-unread.tsx";
import { isLocationMissing, LocationSelect, useWorkLocation } from "../../shared/location/use-location.tsx";
import { ListFrame } from "../../shared/parts/list-frame.tsx";
import { LongRows } from "../../shared/parts/long-rows.tsx";
import { SearchField } from "../../shared/parts/search-field.tsx";
import { useScan } from "../../shared/scan/use-scan.ts";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { NextWalks } from "./parts/next-walks.tsx";
import { useTicketColumns } from "./parts/ticket-columns.tsx";
import { NotPosted } from "./parts/ticket-marks.tsx";
import { type PicksView, ticketsOfView } from "./picks-view.ts";

const route = getRouteApi("/in/ops/picks");

/** What is to be picked at the location that one works in, by the day it leaves. A scanned ticket opens. */
export function PicksScreen() {
  const text = useText(messages);
  useTitle(text("picks"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: PicksView) => void navigate({ search: next });
  const location = useWorkLocation();
  const { locationId } = location;
  const { queries } = useService(orders);
  const input = locationId === undefined ? skipToken : { locationId, ...ticketsOfView(view) };
  const tickets = useQuery({
    ...queries.pickTickets.list(input),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = tickets;
  const columns = useTicketColumns();
  useScan(({ code }) => {
    const ticket = data?.data.find(({ pickTicketNo }) => String(pickTicketNo) === code);
    if (!ticket) return { tone: "refused", message: text("noTicket", { no: code }) };
    void navigate({ to: "/ops/picks/$no", params: { no: ticket.pickTicketNo } });
    return { tone: "ok", message: text("ticketNo", { no: code }) };
  });
  return (
    <ListFrame
      title={text("picks")}
      actions={
        <>
          <SearchField q={view.q} label={text("search")} hint={text("search")} onSearch={(q) => show({ ...view, q })} />
          <Select
            aria-label={text("show")}
            value={view.show ?? "open"}
            onChange={({ target }) => show({ ...view, show: target.value === "all" ? "all" : undefined })}
          >
            <option value="open">{text("show-open")}</option>
            <option value="all">{text("show-all")}</option>
          </Select>
          <LocationSelect location={location} label={text("location")} />
        </>
      }
      count={data && text(view.show === "all" ? "found" : "toPick", { count: data.totalResults })}
      above={<NotPosted />}
      query={locationId === undefined ? location.query : tickets}
      table={
        isLocationMissing(location) ? (
          <LocationUnread location={location} />
        ) : (
          <LongRows<PickTicket>
            caption={text("picks")}
            columns={columns}
            rows={data?.data}
            rowKey={({ pickTicketNo }) => pickTicketNo}
            rowLabel={({ pickTicketNo }) => text("ticketNo", { no: String(pickTicketNo) })}
            keyboard="page"
            refreshing={isPlaceholderData}
            empty={
              <EmptyState
                title={text(view.q ? "noneFound" : "none")}
                actions={<Button onClick={() => show({ show: "all" })}>{text("showAll")}</Button>}
              >
                {!view.q && text("noneHint")}
              </EmptyState>
            }
          />
        )
      }
    >
      {data && !view.show && <NextWalks tickets={data.data} />}
    </ListFrame>
  );
}
