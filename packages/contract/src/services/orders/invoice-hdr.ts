import { get, type Resource, resource } from "../../endpoint.ts";
import { oneOf, uid } from "../../fields.ts";
import { PdfGenerationResult, printLanguage } from "../items/pdf.ts";

/** `/invoice-hdr`: invoices on paper. */
export const invoiceHdr: Resource = resource("/invoice-hdr", {
  reprint: get("/{id}/reprint", {
    params: { id: uid("The invoice's number") },
    query: {
      templateId: oneOf(["standard", "compact"], { description: "The layout; standard when left out" }),
      format: oneOf(["letter", "A4"], { description: "The size of the paper; letter when left out" }),
      language: printLanguage,
    },
    returns: PdfGenerationResult,
    summary: "Print an invoice again as PDF",
    description:
      "Prints the invoice with its lines, taxes and totals, of a customer whom the caller may see. The document can be fetched from `downloadUrl` for 24 hours. Every call prints anew.",
    words: ["invoice copy", "duplicate invoice", "bill", "PDF", "print", "accounts receivable"],
    tasks: ["send a bill once more", "customer lost the invoice"],
    permission: "customer.read",
    scope: "customer",
    safe: false,
    rules: ["R125", "R258"],
  }),
});
