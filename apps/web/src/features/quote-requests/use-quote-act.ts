import { type CommerceClient, commerce } from "@purvey/client/services/commerce";
import type { QuoteRequest } from "@purvey/contract/generated/commerce";
import { useInvalidate } from "@purvey/react";
import { useState } from "react";
import { useService } from "../../shared/use-service.ts";

type Calls = CommerceClient["quoteRequests"];

/** The next step of a request: does it, reads anew what it changed, and keeps why it was refused. */
export function useQuoteAct() {
  const { quoteRequests } = useService(commerce).api;
  const invalidate = useInvalidate();
  const [failure, setFailure] = useState<unknown>();
  const act = async (step: (calls: Calls) => Promise<QuoteRequest>): Promise<QuoteRequest | undefined> => {
    setFailure(undefined);
    try {
      const after = await step(quoteRequests);
      await invalidate("commerce.quoteRequests.accept");
      return after;
    } catch (error) {
      setFailure(error);
      return undefined;
    }
  };
  return { act, failure };
}
