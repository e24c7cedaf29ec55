import { pricing } from "@purvey/client/services/pricing";
import type { JobPriceHeader } from "@purvey/contract/generated/pricing";
import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Status, type StatusShape } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { CustomerPicker } from "../../../shared/customer/customer-picker.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ListPages } from "../../../shared/parts/list-pages.tsx";
import { SearchField } from "../../../shared/parts/search-field.tsx";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { contractsInput, dayOf, pageSize } from "../prices-view.ts";
import type { PricesViewProps } from "./simulator.tsx";

/** How each state is shown: its shape, and its word. */
const shown = {
  in_force: ["ok", "inForce"],
  not_approved: ["low", "notApproved"],
  cancelled: ["neutral", "cancelled"],
  not_yet: ["open", "notYet"],
  over: ["neutral", "over"],
} as const satisfies Readonly<Record<JobPriceHeader["state"], readonly [StatusShape, string]>>;

/** Whether a contract gives prices now, as a word with a shape. */
export function ContractStatus({ contract }: { contract: JobPriceHeader }) {
  const text = useText(messages);
  const [tone, word] = shown[contract.state];
  return <Status tone={tone}>{text(word)}</Status>;
}

/** The contracts of all customers or of one. */
export function ContractList({ view, show }: PricesViewProps) {
  const text = useText(messages);
  const columns = useContractColumns();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...useService(pricing).queries.jobPriceHdr.list(contractsInput(view)),
    placeholderData: keepPreviousData,
  });
  const narrow = (next: Partial<PricesViewProps["view"]>) => show({ ...view, ...next, page: undefined });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchField q={view.q} label={text("search")} hint={text("searchHint")} onSearch={(q) => narrow({ q })} />
        <span className="w-64 max-w-full">
          <CustomerPicker
            label={text("customer")}
            customerId={view.customer}
            onChange={(customer) => narrow({ customer, shipTo: undefined })}
          />
        </span>
        <span role="status" className="text-soft">
          {data && text("found", { count: data.totalResults })}
        </span>
      </div>
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DataTable<JobPriceHeader>
          caption={text("contracts")}
          columns={columns}
          rows={data?.data}
          rowKey={({ job_price_hdr_uid }) => job_price_hdr_uid}
          rowLabel={({ job_no }) => job_no}
          keyboard="page"
          refreshing={isPlaceholderData}
          skeletonRows={4}
          empty={
            <EmptyState
              title={text("none")}
              actions={<Button onClick={() => show({ tab: "contracts" })}>{text("showAll")}</Button>}
            >
              {text("noneHint")}
            </EmptyState>
          }
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

function useContractColumns(): TableColumn<JobPriceHeader>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "job_no",
        header: text("number"),
        width: 128,
        cell: ({ job_price_hdr_uid, job_no }) => (
          <Link
            to="/admin/prices/$contract"
            params={{ contract: job_price_hdr_uid }}
            className="font-mono font-semibold"
          >
            {job_no}
          </Link>
        ),
      },
      {
        key: "description",
        header: text("description"),
        minWidth: 140,
        maxWidth: 400,
        hideBelow: "narrow",
        cell: ({ job_description }) => job_description ?? "–",
      },
      {
        key: "customer",
        header: text("customer"),
        width: 96,
        cell: ({ customer_id }) => <span className="font-mono">{customer_id}</span>,
      },
      { key: "state", header: text("state"), width: 136, cell: (contract) => <ContractStatus contract={contract} /> },
      {
        key: "starts",
        header: text("starts"),
        width: 120,
        hideBelow: "medium",
        cell: ({ start_date }) => <Timestamp value={dayOf(start_date)} />,
      },
      {
        key: "ends",
        header: text("ends"),
        width: 120,
        hideBelow: "medium",
        cell: ({ end_date }) => <Timestamp value={dayOf(end_date)} none={text("unlimited")} />,
      },
      {
        key: "lines",
        header: text("lines"),
        width: 72,
        align: "end",
        hideBelow: "narrow",
        cell: ({ line_count }) => line_count,
      },
    ],
    [text],
  );
}
