import type { CommerceOperations } from "@purvey/contract/generated/commerce";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { declineQuote, offerQuote } from "../quotes/quote-answers.ts";
import { acceptQuote, askForQuote, counterQuote, withdrawQuoteRequest } from "../quotes/quote-requests.ts";
import { listQuoteRequests, readQuoteRequest } from "../quotes/read-quote-requests.ts";

type QuoteRequestOperations = Pick<CommerceOperations, Extract<keyof CommerceOperations, `quoteRequests.${string}`>>;

/** `/quote-requests`: quotes, from asking over offers and counteroffers to the order. */
export const quoteRequestHandlers: Handlers<QuoteRequestOperations> = {
  "quoteRequests.create": askForQuote,
  "quoteRequests.list": listQuoteRequests,
  "quoteRequests.get": ({ quoteRequestUid }, context) => readQuoteRequest(quoteRequestUid, context),
  "quoteRequests.offer": offerQuote,
  "quoteRequests.decline": declineQuote,
  "quoteRequests.counter": counterQuote,
  "quoteRequests.accept": acceptQuote,
  "quoteRequests.withdraw": ({ quoteRequestUid }, context) => withdrawQuoteRequest(quoteRequestUid, context),
};
