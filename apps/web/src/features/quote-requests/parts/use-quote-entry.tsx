import type { QuoteRequest } from "@purvey/contract/generated/commerce";
import { type ReactNode, useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { ChangedMeanwhile } from "../../../shared/overtaken/changed-meanwhile.tsx";
import { overtakingOf } from "../../../shared/overtaken/overtaking-of.ts";
import { type QuoteCalls, useQuoteAct } from "../use-quote-act.ts";

/** A request as it was read by who answers it. */
export interface ReadRequest {
  readonly quoteRequestUid: number;
  readonly ifLastModified: string;
}

export interface QuoteEntryOptions {
  readonly request: QuoteRequest;
  /** Hands in what was entered. */
  readonly step: (calls: QuoteCalls, read: ReadRequest) => Promise<QuoteRequest>;
  /** It is taken. */
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

/** What is entered for a request, which stays as it was read when the dialog opened; where another was faster, both ways out. */
export function useQuoteEntry({ request, step, onTaken, onClose }: QuoteEntryOptions) {
  const { act, failure } = useQuoteAct();
  const { quoteRequestUid } = request;
  const [asRead] = useState(request.dateLastModified);
  const now = overtakingOf(failure);
  const send = async (ifLastModified = asRead) => {
    if (await act((calls) => step(calls, { quoteRequestUid, ifLastModified }))) onTaken();
  };
  const refused = failure ? <Failure error={failure} /> : null;
  const problem: ReactNode =
    now === undefined ? (
      refused
    ) : (
      <ChangedMeanwhile error={failure} onKeepTheirs={onClose} onKeepMine={() => send(now)} />
    );
  return { send: () => send(), problem };
}
