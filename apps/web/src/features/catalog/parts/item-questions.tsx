import { dataOf } from "@purvey/react";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../../../shared/i18n/messages.ts";
import { useItemsQueries } from "../../../shared/items-api.ts";
import { itemMessages } from "../item-messages.ts";

/** Questions about the item with their answers. */
export function ItemQuestions({ invMastUid }: { invMastUid: number }) {
  const text = useText(itemMessages);
  const queries = useItemsQueries();
  const { data } = useQuery(dataOf(queries.items.invMast.faq.list({ id: invMastUid, limit: 50 })));
  if (!data || data.length === 0) return null;
  return (
    <Section title={text("questions")} note={text("answered", { count: data.length })}>
      {data.map(({ invMastFaqUid, question, answer, helpfulCount }) => (
        <details key={invMastFaqUid} className="question">
          <summary>
            <bdi>{question}</bdi>
          </summary>
          <p className="free-text max-w-prose pb-2 text-soft">{answer}</p>
          {helpfulCount > 0 && <p className="pb-2 text-xs text-faint">{text("helpful", { count: helpfulCount })}</p>}
        </details>
      ))}
    </Section>
  );
}
