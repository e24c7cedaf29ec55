import { customers } from "@purvey/client/services/customers";
import type { CustomerInvoicesListInput, Invoice } from "@purvey/contract/generated/customers";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { TextInput } from "@purvey/ui/text-input";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type FormEvent, useMemo } from "react";
import { formatCsv } from "../../shared/csv/format-csv.ts";
import { saveFile } from "../../shared/csv/save-file.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useKnownWords } from "../../shared/known-words/use-known-words.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { ListFrame } from "../../shared/parts/list-frame.tsx";
import { LongRows } from "../../shared/parts/long-rows.tsx";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import {
  type Balance,
  balancesOf,
  type InvoiceWords,
  inPayingOrder,
  invoiceRows,
  invoiceStatus,
} from "./billing-view.ts";
import type { InvoicesView } from "./invoices-view.ts";
import { messages } from "./messages.ts";
import { Balances } from "./parts/balances.tsx";
import { useInvoiceColumns } from "./parts/invoice-columns.tsx";
import { statusMessages } from "./status-messages.ts";

const route = getRouteApi("/in/shop/invoices");

/** The company's invoices: prove it, print it, take it into a spreadsheet. */
export function InvoicesScreen() {
  const text = useText(messages);
  useTitle(text("invoices"));
  const view = route.useSearch();
  const { data: answer, error, isLoadingError, refetch, isPlaceholderData } = useInvoices(view);
  const data = useMemo(() => answer && inPayingOrder(answer), [answer]);
  const columns = useInvoiceColumns();
  const say = useKnownWords(statusMessages);
  const statusOf = (invoice: Invoice) => say(invoiceStatus(invoice), invoice.statusDesc);
  const words: InvoiceWords = { heading: (field) => text(field), statusOf };
  const save = () => saveFile(text("fileName"), formatCsv(invoiceRows(data ?? [], words)));
  return (
    <ListFrame
      title={text("invoices")}
      actions={
        <>
          <InvoiceSearch view={view} />
          <Button icon="download" onClick={save}>
            {text("csv")}
          </Button>
        </>
      }
      count={data && text("count", { count: data.length })}
      facts={
        data && (
          <span>
            {text("balanceDue")} <Balances className="font-semibold" sums={balancesOf(data)} />
          </span>
        )
      }
      above={
        <>
          {!isLoadingError && <AgeingLine invoices={data} />}
          <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
            <Kinds view={view} />
            <p className="text-soft">{text("howToPay")}</p>
          </div>
        </>
      }
      query={{ error, isLoadingError, refetch }}
      table={
        <LongRows<Invoice>
          caption={text("invoices")}
          columns={columns}
          rows={data}
          rowKey={({ invoiceNo }) => invoiceNo}
          keyboard="page"
          refreshing={isPlaceholderData}
          empty={
            <EmptyState
              title={text("none")}
              actions={
                view.q || view.show ? (
                  <RouterLinkButton to="/shop/invoices">{text("showAll")}</RouterLinkButton>
                ) : (
                  <RouterLinkButton to="/shop/orders">{text("toOrders")}</RouterLinkButton>
                )
              }
            >
              {text("noneHint")}
            </EmptyState>
          }
        />
      }
    />
  );
}

function useInvoices({ q, show }: InvoicesView) {
  const { queries } = useService(customers);
  const { customerId } = useWho();
  const input = (customer: number): CustomerInvoicesListInput => ({
    customerId: customer,
    limit: 1000,
    ...(q ? { q } : {}),
    ...(show ? { paidInFull: show === "paid" ? "Y" : "N" } : {}),
  });
  const query = queries.customer.invoices.list(customerId === undefined ? skipToken : input(customerId));
  return useQuery({ ...dataOf(query), placeholderData: keepPreviousData });
}

function Kinds({ view }: { view: InvoicesView }) {
  const text = useText(messages);
  return (
    <nav aria-label={text("show")} className="no-print flex gap-2">
      {([undefined, "open", "paid"] as const).map((show) => (
        <RouterLinkButton
          key={show ?? "all"}
          to="/shop/invoices"
          search={{ ...view, show }}
          aria-current={view.show === show ? "true" : undefined}
          variant={view.show === show ? "secondary" : "quiet"}
        >
          {text(show ?? "all")}
        </RouterLinkButton>
      ))}
    </nav>
  );
}

function InvoiceSearch({ view }: { view: InvoicesView }) {
  const text = useText(messages);
  const navigate = route.useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "").trim() || undefined;
    void navigate({ search: { ...view, q } });
  };
  return (
    <search className="w-80 max-w-full">
      <form key={view.q} onSubmit={submit}>
        <TextInput
          name="q"
          icon="search"
          aria-label={text("search")}
          placeholder={text("searchHint")}
          defaultValue={view.q}
        />
      </form>
    </search>
  );
}

/** What is to be paid of the invoices shown, by how long it has been due; its place is kept while they are on their way. */
function AgeingLine({ invoices }: { invoices: readonly Invoice[] | undefined }) {
  const text = useText(messages);
  const sums = invoices && ageing(invoices);
  return (
    <dl aria-label={text("ageing")} className="mb-2 grid max-w-200 grid-cols-2 gap-x-6 sm:grid-cols-4">
      {ages.map((age) => (
        <div key={age} className="pb-2">
          <dt className="text-sm text-soft">{text(age)}</dt>
          <dd className={age !== "notDue" && sums && sums[age].length > 0 ? "font-semibold text-out" : "font-semibold"}>
            <Balances sums={sums?.[age]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How long what is to be paid has been due, by days past the due date. */
const ages = ["notDue", "due30", "due60", "dueLonger"] as const;

/** One of {@link ages}: not due yet, up to 30 days late, up to 60, longer. */
type Age = (typeof ages)[number];

/** What is to be paid by how long it has been due, one sum a currency. */
export function ageing(invoices: readonly (Balance & Pick<Invoice, "daysPastDue">)[]): Record<Age, Balance[]> {
  const of = (age: Age) => balancesOf(invoices.filter(({ daysPastDue }) => ageOf(daysPastDue) === age));
  return { notDue: of("notDue"), due30: of("due30"), due60: of("due60"), dueLonger: of("dueLonger") };
}

function ageOf(daysPastDue: number): Age {
  if (daysPastDue <= 0) return "notDue";
  return daysPastDue <= 30 ? "due30" : daysPastDue <= 60 ? "due60" : "dueLonger";
}
