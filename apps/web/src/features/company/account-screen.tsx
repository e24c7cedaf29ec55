import { customers } from "@purvey/client/services/customers";
import { dataOf } from "@purvey/react";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatMoney } from "@purvey/ui/format";
import { PageHead, Section } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { namesOf, useApprovers } from "../../shared/customer/use-approvers.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { People } from "./parts/people.tsx";
import { ShipTos } from "./parts/ship-tos.tsx";

/** The part of the address that names a ship-to which lacks part of its own. */
const completeHash = /^complete-(\d+)$/;

/** Who may do what, where we ship, what is left of the allowance. */
export function AccountScreen() {
  const text = useText(messages);
  useTitle(text("title"));
  const { companyName, contactId } = useWho();
  const complete = useLocation({ select: ({ hash }) => Number(hash.match(completeHash)?.[1]) });
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={text("title")}>{companyName}</PageHead>
      <div className="side-by-side">
        <div className="flex min-w-0 flex-col gap-8">
          {contactId !== undefined && <Allowance contactId={contactId} />}
          <ShipTos
            complete={complete}
            onClose={() => void navigate({ to: "/shop/account", search: true, replace: true })}
          />
        </div>
        <People />
      </div>
    </>
  );
}

/** What the person may still order without an approval. */
function Allowance({ contactId }: { contactId: number }) {
  const text = useText(messages);
  const { contacts } = useService(customers).queries;
  const { may } = useWho();
  const { locale, currency } = useFormat();
  const input = may("customer.read") ? { id: contactId } : skipToken;
  const { data, error, refetch } = useQuery(dataOf(contacts.webAllowance(input)));
  const names = namesOf(useApprovers() ?? []);
  const money = (value: number) => formatMoney(value, { locale, currency });
  return (
    <Section title={text("allowance")}>
      {/* As high as both sentences are, which come one after the other. */}
      <p className="mt-2 min-h-12 max-sm:min-h-20">
        {!data && !error && <Skeleton width="24rem" />}
        {data &&
          (data.allowance === null
            ? text("allowanceNone")
            : text("allowanceOf", {
                remaining: money(data.remaining ?? 0),
                allowance: money(data.allowance),
                period: data.period,
              }))}
        {data && names && <span className="block text-soft">{text("approvers", { names })}</span>}
      </p>
      {error && !data && <Failure error={error} onRetry={refetch} />}
    </Section>
  );
}
