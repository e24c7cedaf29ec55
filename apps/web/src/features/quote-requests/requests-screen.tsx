import { commerce } from "@purvey/client/services/commerce";
import type { QuoteRequest } from "@purvey/contract/generated/commerce";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Money } from "@purvey/ui/data/money";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { AskQuote } from "../../shared/ask-quote/ask-quote.tsx";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { ListFrame } from "../../shared/parts/list-frame.tsx";
import { ListPages } from "../../shared/parts/list-pages.tsx";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { RequestStatus } from "./parts/request-status.tsx";
import { pageSize, type RequestsView } from "./requests-view.ts";

const route = getRouteApi("/in/shop/quote-requests");

/** Requests for quotes: for whoever answers them a worklist, for a customer what was asked for and offered. */
export function QuoteRequestsScreen() {
  const text = useText(messages);
  useTitle(text("requests"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: RequestsView) => void navigate({ search: next });
  const { customerId } = useWho();
  const { data, error, isLoadingError, refetch, isPlaceholderData } = useRequests(view, customerId);
  return (
    <ListFrame
      title={text("requests")}
      actions={
        <>
          <Kinds view={view} />
          {customerId !== undefined && <AskQuote />}
        </>
      }
      count={data && text("found", { count: data.totalResults })}
      query={{ error, isLoadingError, refetch }}
      table={
        <DataTable<QuoteRequest>
          caption={text("requests")}
          columns={useColumns()}
          rows={data?.data}
          rowKey={({ quoteRequestUid }) => quoteRequestUid}
          keyboard="page"
          refreshing={isPlaceholderData}
          empty={
            <EmptyState
              title={text("none")}
              actions={
                view.show === undefined && (
                  <RouterLinkButton to="/shop/quote-requests" search={{ show: "all" }}>
                    {text("showAll")}
                  </RouterLinkButton>
                )
              }
            >
              {text("noneHint")}
            </EmptyState>
          }
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
  );
}

function Kinds({ view }: { view: RequestsView }) {
  const text = useText(messages);
  return (
    <nav aria-label={text("show")} className="no-print flex gap-2">
      {([undefined, "all"] as const).map((show) => (
        <RouterLinkButton
          key={show ?? "mine"}
          to="/shop/quote-requests"
          search={{ show }}
          aria-current={view.show === show ? "true" : undefined}
          variant={view.show === show ? "secondary" : "quiet"}
        >
          {text(show ?? "mine")}
        </RouterLinkButton>
      ))}
    </nav>
  );
}

function useRequests({ show, page = 1 }: RequestsView, customerId: number | undefined) {
  const { quoteRequests } = useService(commerce).queries;
  return useQuery({
    ...quoteRequests.list({
      limit: pageSize,
      offset: (page - 1) * pageSize,
      ...(customerId === undefined ? {} : { customerId }),
      ...(show === "all" ? {} : { awaiting: "me" as const }),
    }),
    placeholderData: keepPreviousData,
  });
}

function useColumns(): TableColumn<QuoteRequest>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      { key: "request", header: text("request"), width: 96, cell: (request) => <RequestLink request={request} /> },
      {
        key: "customer",
        header: text("customer"),
        minWidth: 128,
        wrap: true,
        cell: ({ customerName, status }) => (
          <>
            {customerName}
            <span className="below-narrow">
              <RequestStatus status={status} />
            </span>
          </>
        ),
      },
      {
        key: "status",
        header: text("status"),
        width: 136,
        hideBelow: "narrow",
        cell: ({ status }) => <RequestStatus status={status} />,
      },
      {
        key: "requestedBy",
        header: text("requestedBy"),
        width: 160,
        wrap: true,
        hideBelow: "wide",
        cell: ({ requestedByName }) => requestedByName,
      },
      {
        key: "changed",
        header: text("changed"),
        width: 152,
        hideBelow: "wide",
        cell: ({ dateLastModified }) => <Timestamp value={dateLastModified} />,
      },
      { key: "lines", header: text("lines"), width: 96, align: "end", hideBelow: "wide", cell: (one) => one.lineCount },
      {
        key: "holds",
        header: text("holds"),
        width: 128,
        wrap: true,
        hideBelow: "medium",
        cell: ({ expirationDate }) => (expirationDate ? <Timestamp value={expirationDate} detail="date" /> : "–"),
      },
      {
        key: "total",
        header: text("total"),
        width: 120,
        align: "end",
        wrap: true,
        cell: ({ totalAmount, currency }) =>
          totalAmount === null ? "–" : <Money value={totalAmount} currency={currency} />,
      },
    ],
    [text],
  );
}

function RequestLink({ request: { quoteRequestUid, customerName } }: { request: QuoteRequest }) {
  const text = useText(messages);
  return (
    <Link
      to="/shop/quote-requests/$request"
      params={{ request: quoteRequestUid }}
      aria-label={text("openRequest", { number: String(quoteRequestUid), customer: customerName })}
      className="font-mono font-semibold"
    >
      {quoteRequestUid}
    </Link>
  );
}
