import { pricing } from "@purvey/client/services/pricing";
import type { JobPriceLine } from "@purvey/contract/generated/pricing";
import { dataOf } from "@purvey/react";
import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { Button } from "@purvey/ui/button";
import { DataTable } from "@purvey/ui/data/data-table";
import { InCurrency } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { ListPages } from "../../shared/parts/list-pages.tsx";
import { SearchField } from "../../shared/parts/search-field.tsx";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { useWide } from "../../shared/use-wide.ts";
import { messages } from "./messages.ts";
import { useContractLineColumns } from "./parts/contract-line-columns.tsx";
import { ContractStatus } from "./parts/contract-list.tsx";
import { dayOf, pageSize } from "./prices-view.ts";

const route = getRouteApi("/in/admin/prices/$contract");

/** One contract with its prices; each leads to the simulator for the customer. */
export function ContractScreen() {
  const text = useText(messages);
  const { contract: id } = route.useParams();
  const queries = useService(pricing).queries.jobPriceHdr;
  const { data: contract, error, refetch } = useQuery(dataOf(queries.get({ id })));
  useLines(id);
  useTitle(contract?.job_no ?? text("contracts"));
  const back = (
    <RouterLinkButton to="/admin/prices" search={{ tab: "contracts" }}>
      {text("showAll")}
    </RouterLinkButton>
  );
  if (error && !contract) return <Failure error={error} onRetry={refetch} actions={back} />;
  return (
    <>
      <PageHead
        trail={
          <Breadcrumbs>
            {[
              <Link key="contracts" to="/admin/prices" search={{ tab: "contracts" }}>
                {text("contracts")}
              </Link>,
              contract?.job_no ?? "…",
            ]}
          </Breadcrumbs>
        }
        title={contract ? text("contractNo", { number: contract.job_no }) : <Skeleton width="12rem" />}
      >
        {contract ? (
          <>
            <ContractStatus contract={contract} />
            <span>{contract.job_description}</span>
            <span>
              {text("customer")} <span className="font-mono">{contract.customer_id}</span>
            </span>
            {contract.contract_no && (
              <span>
                {text("customersNumber")} <span className="font-mono">{contract.contract_no}</span>
              </span>
            )}
            <span>
              <Timestamp value={dayOf(contract.start_date)} /> –{" "}
              <Timestamp value={dayOf(contract.end_date)} none={text("unlimited")} />
            </span>
            {contract.total_commitment !== null && (
              <span>
                {text("commitment")}{" "}
                <Money value={contract.total_commitment} currency={contract.currency} reserve={0} />
              </span>
            )}
          </>
        ) : (
          <Skeleton width="24rem" />
        )}
      </PageHead>
      {contract && (
        <InCurrency currency={contract.currency}>
          <Lines id={id} customer={contract.customer_id} />
        </InCurrency>
      )}
    </>
  );
}

/** The lines of a contract that the address shows: asked for together with its head. */
function useLines(id: number) {
  const { q, page = 1 } = route.useSearch();
  return useQuery({
    ...useService(pricing).queries.jobPriceHdr.lines.list({
      id,
      limit: pageSize,
      offset: (page - 1) * pageSize,
      ...(q ? { q } : {}),
    }),
    placeholderData: keepPreviousData,
  });
}

function Lines({ id, customer }: { id: number; customer: number }) {
  const text = useText(messages);
  const { q, page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch, isPlaceholderData } = useLines(id);
  const columns = useContractLineColumns();
  const phone = !useWide(32);
  return (
    <>
      <div className="mb-3">
        <SearchField
          q={q}
          label={text("searchLines")}
          hint={text("searchLinesHint")}
          onSearch={(words) => void navigate({ search: { q: words } })}
        />
      </div>
      <p role="status" className="mb-2 min-h-5 text-soft">
        {data && text("foundLines", { count: data.totalResults })}
      </p>
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DataTable<JobPriceLine>
          caption={text("lines")}
          columns={columns}
          rows={data?.data}
          rowKey={({ job_price_line_uid }) => job_price_line_uid}
          rowLabel={({ item_id }) => item_id}
          rowActions={({ item_id, uom, min_qty, ship_to_id }) => (
            <RouterLinkButton
              to="/admin/prices"
              search={{
                item: item_id,
                unit: uom,
                customer,
                shipTo: ship_to_id ?? undefined,
                quantity: min_qty > 0 ? min_qty : undefined,
              }}
              aria-label={text("simulateOf", { item: item_id })}
              {...(phone ? { variant: "quiet", icon: "eye", className: "w-control px-0!" } : {})}
            >
              {!phone && text("simulate")}
            </RouterLinkButton>
          )}
          rowActionsWidth={phone ? 48 : 112}
          keyboard="page"
          refreshing={isPlaceholderData}
          empty={
            <EmptyState
              title={text("noLines")}
              actions={<Button onClick={() => void navigate({ search: {} })}>{text("allLines")}</Button>}
            />
          }
        />
      )}
      <ListPages
        page={page}
        pageSize={pageSize}
        total={data?.totalResults ?? 0}
        onPage={(next) => void navigate({ search: { q, page: next } })}
      />
    </>
  );
}
