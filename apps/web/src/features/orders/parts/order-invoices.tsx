import type { OrderInvoice } from "@purvey/contract/generated/orders";
import { Status } from "@purvey/ui/data/status";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { createOrdersApi } from "../../../shared/orders-api.ts";
import { PdfButton } from "../../../shared/parts/pdf-button.tsx";
import { useServiceApi } from "../../../shared/service-api.ts";
import { messages } from "../messages.ts";

const shapes = { open: "open", paid: "ok", void: "neutral" } as const;

/** The invoices of an order: to the list, and on paper. */
export function OrderInvoices({ invoices }: { invoices: readonly OrderInvoice[] }) {
  const text = useText(messages);
  const { orders } = useServiceApi(createOrdersApi);
  return (
    <section>
      <h2 className="mb-1 font-bold">{text("invoices")}</h2>
      {invoices.length === 0 && <p className="text-soft">{text("noInvoice")}</p>}
      <ul>
        {invoices.map(({ invoiceNo, status }) => (
          <li key={invoiceNo} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-rule py-1.5">
            <Link to="/shop/invoices" search={{ q: String(invoiceNo) }} className="font-mono font-semibold">
              {text("invoice", { invoice: String(invoiceNo) })}
            </Link>
            <Status tone={shapes[status]}>{text(status)}</Status>
            <span className="ms-auto">
              <PdfButton
                label={text("printInvoice", { invoice: String(invoiceNo) })}
                print={(language) => orders.invoiceHdr.reprint({ id: invoiceNo, language }).data}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
