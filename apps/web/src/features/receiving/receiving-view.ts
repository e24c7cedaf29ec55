import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** What the queue shows, as its address holds it. */
export interface ReceivingView {
  readonly q?: string | undefined;
  /** Receipts that are on hold in place of what is arriving. */
  readonly show?: "held" | undefined;
  /** The dialog for a packing slip is open. */
  readonly slip?: "open" | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readReceivingView(raw: Readonly<Record<string, unknown>>): ReceivingView {
  return {
    q: textParam(raw.q)?.slice(0, 100),
    show: choiceParam(raw.show, ["held"]),
    slip: choiceParam(raw.slip, ["open"]),
  };
}

/** What the receipt's address holds: a receipt that the server holds, to be corrected. */
export interface ReceiveView {
  readonly held?: number | undefined;
}

/** Reads the receipt's address. */
export function readReceiveView(raw: Readonly<Record<string, unknown>>): ReceiveView {
  return { held: numberParam(raw.held) };
}
