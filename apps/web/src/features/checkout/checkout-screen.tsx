import { NotFoundError } from "@purvey/client/errors";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { getRouteApi } from "@tanstack/react-router";
import { namesOf, useApprovers } from "../../shared/customer/use-approvers.ts";
import { useShipTosAwaited } from "../../shared/customer/who.tsx";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { stageOf } from "./checkout-model.ts";
import { messages } from "./messages.ts";
import { CheckoutPage } from "./parts/checkout-page.tsx";
import { Confirmation } from "./parts/confirmation.tsx";
import { useCheckout, useOrderedMeanwhile } from "./use-checkout.ts";

const route = getRouteApi("/in/shop/checkout/$uid");

/** The checkout: one page until it is ordered, its confirmation from then on, at the same address. */
export function CheckoutScreen() {
  const text = useText(messages);
  const { uid } = route.useParams();
  const { data: doc, error, refetch } = useCheckout(uid);
  // Its rows come before everything else of the page, and would push it down.
  const shipTosAwaited = useShipTosAwaited();
  useOrderedMeanwhile(doc);
  useTitle(doc?.orderNo ? text("placed", { order: String(doc.orderNo) }) : text("checkout"));
  if (error instanceof NotFoundError) return <UnseenCheckout uid={uid} />;
  if (error && !doc) return <Failure error={error} onRetry={refetch} />;
  if (!doc) return <CheckoutPlaces />;
  const stage = stageOf(doc);
  if (stage === "ordered") return <Confirmation doc={doc} />;
  if (stage === "empty") return <NoCheckout title={text("emptyTitle")} />;
  if (shipTosAwaited) return <CheckoutPlaces />;
  return <CheckoutPage key={uid} doc={doc} stage={stage} />;
}

/** There is none, or it is a colleague's: why, and who may see and approve it. */
function UnseenCheckout({ uid }: { uid: number }) {
  const text = useText(messages);
  const approvers = useApprovers() ?? [];
  const who = approvers.length > 0 ? ` ${text("whoApproves", { names: namesOf(approvers) })}` : "";
  return <NoCheckout title={text("missing", { uid: String(uid) })} hint={text("missingHint") + who} />;
}

function NoCheckout({ title, hint }: { title: string; hint?: string }) {
  const text = useText(messages);
  return (
    <>
      <PageHead title={text("checkout")} />
      <EmptyState title={title} actions={<RouterLinkButton to="/shop/cart">{text("toCart")}</RouterLinkButton>}>
        {hint}
      </EmptyState>
    </>
  );
}

function CheckoutPlaces() {
  const text = useText(messages);
  return (
    <div aria-busy="true">
      <PageHead title={text("checkout")} />
      <div className="flex flex-col gap-4">
        <Skeleton width="14rem" />
        <Skeleton width="22rem" />
        <Skeleton width="18rem" />
      </div>
    </div>
  );
}
