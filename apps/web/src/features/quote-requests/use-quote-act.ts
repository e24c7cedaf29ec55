import { type CommerceClient, commerce } from "@purvey/client/services/commerce";
import type { QuoteRequest } from "@purvey/contract/generated/commerce";
import { useInvalidate } from "@purvey/react";
import { useState } from "react";
import { useService } from "../../shared/use-service.ts";

/** What can be done about requests. */
export type QuoteCalls = CommerceClient["quoteRequests"];

/** Does a step; undefined where it was refused. */
export type QuoteAct = (step: (calls: QuoteCalls) => Promise<QuoteRequest>) => Promise<QuoteRequest | undefined>;

/** The next step of a request: does it, keeps why it was refused, and reads the request anew in both cases. */
export function useQuoteAct() {
  const { quoteRequests } = useService(commerce).api;
  const invalidate = useInvalidate();
  const [failure, setFailure] = useState<unknown>();
  const act: QuoteAct = async (step) => {
    setFailure(undefined);
    try {
      return await step(quoteRequests);
    } catch (error) {
      setFailure(error);
      return undefined;
    } finally {
      await invalidate("commerce.quoteRequests.accept");
    }
  };
  return { act, failure };
}
