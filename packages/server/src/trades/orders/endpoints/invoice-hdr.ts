import type { Invoice } from "@purvey/contract/generated/customers";
import type { PdfGenerationRequest } from "@purvey/contract/generated/items";
import type { OrdersOperations } from "@purvey/contract/generated/orders";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { embeddedPdf } from "../../../providers/pdf/embedded-pdf.ts";
import { printDocument } from "../../../providers/pdf/print-document.ts";
import { readInvoice, visibleCustomers } from "../../customers/index.ts";
import { invoiceNotes } from "../invoice-notes.ts";
import { type InvoiceSurroundings, readInvoiceSurroundings } from "../invoice-surroundings.ts";

/** Invoices on paper, printed anew from what is stored (R258). */
export const invoiceHdrHandlers: Handlers<Pick<OrdersOperations, "invoiceHdr.reprint">> = {
  "invoiceHdr.reprint": async ({ id, templateId, format, language }, context) => {
    const invoice = await readInvoice(id, visibleCustomers(context, sql`h.customer_id`), context);
    const surroundings = await readInvoiceSurroundings(invoice, context);
    const request: PdfGenerationRequest = {
      documentType: "invoice",
      data: { ...printedInvoice(invoice, surroundings), notes: invoiceNotes(invoice, language) },
      options: { format: format ?? "letter", language: language ?? "en" },
      ...(templateId === undefined ? {} : { templateId }),
    };
    return printInvoice(request, context);
  },
};

function printInvoice(request: PdfGenerationRequest, context: Context) {
  return printDocument(embeddedPdf, request, context);
}

/** An invoice as the layout of invoices takes it. */
function printedInvoice(invoice: Invoice, surroundings: InvoiceSurroundings) {
  const { company, billTo, shipTo, terms, salesRep } = surroundings;
  return {
    invoiceNo: invoice.invoiceNo,
    invoiceDate: invoice.invoiceDate,
    dueDate: invoice.dueDate,
    poNo: invoice.poNo,
    customerId: invoice.customerId,
    currency: invoice.currency,
    terms,
    salesRep,
    ...(company ? { company } : {}),
    ...(billTo ? { billTo } : {}),
    ...(shipTo ? { shipTo } : {}),
    lines: invoice.invoiceLines.map((line) => ({
      lineNo: line.lineNo,
      itemId: line.itemNo,
      itemDesc: line.description,
      quantity: line.quantity,
      unitOfMeasure: line.unitOfMeasure,
      unitPrice: line.unitPrice,
      extendedPrice: line.extendedPrice,
    })),
    subtotal: invoice.subtotal,
    freight: invoice.freightAmount,
    tax: invoice.taxAmount,
    total: invoice.totalAmount,
    amountPaid: invoice.amountPaid,
  };
}
