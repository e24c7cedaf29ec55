import { commerce } from "@purvey/client/services/commerce";
import type { QuoteRequest } from "@purvey/contract/generated/commerce";
import { dataOf } from "@purvey/react";
import { Banner } from "@purvey/ui/banner";
import { Money } from "@purvey/ui/data/money";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Sentence } from "@purvey/ui/sentence";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RecordFrame } from "../../shared/parts/record-frame.tsx";
import { saySentence } from "../../shared/sentences/say-sentence.ts";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { RequestActs } from "./parts/request-acts.tsx";
import { RequestStatus } from "./parts/request-status.tsx";
import { Rounds } from "./parts/rounds.tsx";

const route = getRouteApi("/in/shop/quote-requests/$request");

/** Milliseconds between looks while somebody else has the next step. */
const lookAgain = 15_000;

/** One request for a quote: where it stands, what was asked and offered, and the next step. */
export function QuoteRequestScreen() {
  const text = useText(messages);
  const { request: quoteRequestUid } = route.useParams();
  const title = text("requestNo", { number: String(quoteRequestUid) });
  useTitle(title);
  const { queries } = useService(commerce);
  const query = useQuery({
    ...dataOf(queries.quoteRequests.get({ quoteRequestUid })),
    refetchInterval: ({ state }) => (state.data?.data.awaits ? lookAgain : false),
  });
  const { data: request } = query;
  return (
    <RecordFrame
      title={title}
      list={<Link to="/shop/quote-requests">{text("requests")}</Link>}
      name={String(quoteRequestUid)}
      query={query}
      actions={request && <RequestActs request={request} />}
      facts={request && <Facts request={request} />}
    >
      {request?.awaits && request.placeProblem && (
        <Banner tone="low" title={text("taxUncertain")}>
          <Sentence>{saySentence(request.placeProblem)}</Sentence>
        </Banner>
      )}
      {request && <Rounds rounds={request.rounds} />}
    </RecordFrame>
  );
}

function Facts({ request }: { request: QuoteRequest }) {
  const text = useText(messages);
  const { customerId } = useWho();
  const { status, customerName, expirationDate, totalAmount, currency, checkoutUid, orderNo } = request;
  return (
    <>
      <RequestStatus status={status} />
      <span>{customerName}</span>
      {totalAmount !== null && (
        <span>
          {text("total")} <Money value={totalAmount} currency={currency} />
        </span>
      )}
      {expirationDate !== null && (
        <span>
          {text("holds")} <Timestamp value={expirationDate} detail="date" />
        </span>
      )}
      {customerId === request.customerId && orderNo !== null && (
        <Link to="/shop/orders/$no" params={{ no: orderNo }}>
          {text("order", { number: String(orderNo) })}
        </Link>
      )}
      {customerId === request.customerId && orderNo === null && checkoutUid !== null && (
        <Link to="/shop/checkout/$uid" params={{ uid: checkoutUid }}>
          {text("toCheckout")}
        </Link>
      )}
    </>
  );
}
