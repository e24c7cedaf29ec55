import { choiceParam, textParam } from "../../shared/url/read-param.ts";

/** What the list of invoices shows, as its address holds it. */
export interface InvoicesView {
  readonly q?: string | undefined;
  /** Only what is to be paid, or only what is paid. */
  readonly show?: "open" | "paid" | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readInvoicesView(raw: Readonly<Record<string, unknown>>): InvoicesView {
  return { q: textParam(raw.q)?.slice(0, 255), show: choiceParam(raw.show, ["open", "paid"]) };
}
