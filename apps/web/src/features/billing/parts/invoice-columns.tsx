import { orders } from "@purvey/client/services/orders";
import type { Invoice } from "@purvey/contract/generated/customers";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Money } from "@purvey/ui/data/money";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { PdfButton } from "../../../shared/parts/pdf-button.tsx";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { InvoiceStatus } from "./billing-status.tsx";

/** The columns of the list of invoices. */
export function useInvoiceColumns(): TableColumn<Invoice>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "invoiceNo",
        header: text("invoiceNo"),
        minWidth: 112,
        maxWidth: 240,
        wrap: true,
        cell: (invoice) => (
          <>
            <span className="font-mono font-semibold">{invoice.invoiceNo}</span>
            <span className="below-narrow flex-col pb-1">
              <InvoiceStatus invoice={invoice} />
              <Timestamp value={invoice.dueDate} detail="date" />
            </span>
          </>
        ),
      },
      {
        key: "status",
        header: text("statusDesc"),
        width: 144,
        hideBelow: "narrow",
        cell: (invoice) => <InvoiceStatus invoice={invoice} />,
      },
      { key: "order", header: text("orderNo"), width: 96, hideBelow: "medium", cell: orderCell },
      {
        key: "poNo",
        header: text("poNo"),
        width: 128,
        hideBelow: "medium",
        cell: ({ poNo }) => <span className="font-mono">{poNo ?? "–"}</span>,
      },
      {
        key: "date",
        header: text("invoiceDate"),
        width: 112,
        hideBelow: "wide",
        cell: ({ invoiceDate }) => <Timestamp value={invoiceDate} detail="date" />,
      },
      {
        key: "due",
        header: text("dueDate"),
        width: 112,
        hideBelow: "narrow",
        cell: ({ dueDate }) => <Timestamp value={dueDate} detail="date" />,
      },
      {
        key: "total",
        header: text("totalAmount"),
        width: 112,
        align: "end",
        hideBelow: "narrow",
        cell: ({ totalAmount, currency }) => <Money value={totalAmount} currency={currency} />,
      },
      {
        key: "balance",
        header: text("balanceDue"),
        width: 112,
        align: "end",
        wrap: true,
        cell: ({ balanceDue, totalAmount, currency }) => (
          <>
            {balanceDue === 0 ? "–" : <Money className="font-semibold" value={balanceDue} currency={currency} />}
            <span className="below-narrow justify-end gap-1 text-soft">
              {text("ofTotal")} <Money value={totalAmount} currency={currency} reserve={0} />
            </span>
          </>
        ),
      },
      {
        key: "pdf",
        header: <span className="no-print">PDF</span>,
        width: 104,
        control: true,
        cell: (invoice) => (
          <span className="no-print">
            <Reprint invoice={invoice} />
          </span>
        ),
      },
    ],
    [text],
  );
}

function orderCell({ orderNo }: Invoice) {
  if (orderNo === null) return "–";
  return (
    <Link to="/shop/orders/$no" params={{ no: orderNo }} className="font-mono">
      {orderNo}
    </Link>
  );
}

function Reprint({ invoice: { invoiceNo } }: { invoice: Invoice }) {
  const text = useText(messages);
  const { api } = useService(orders);
  return (
    <PdfButton
      label={text("print", { number: String(invoiceNo) })}
      print={(language) => api.invoiceHdr.reprint({ id: invoiceNo, language }).data}
    />
  );
}
