import { items } from "@purvey/client/services/items";
import type { Bin } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { Quantity } from "@purvey/ui/data/quantity";
import { Section } from "@purvey/ui/shell/page-head";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { LookupLink } from "../../../shared/parts/lookup-link.tsx";
import { Unread } from "../../../shared/parts/unread.tsx";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { rackOf } from "../rack-of.ts";

/** How many neighbours are shown, and how many contents of each. */
const [mostBins, mostContents] = [40, 3];

/** On a wide window, below what lies in a bin: its neighbours on the rack, and what lies in them. */
export function BinNeighbours({ bin: { bin, locationId } }: { bin: Bin }) {
  const text = useText(messages);
  const { queries } = useService(items);
  const rack = rackOf(bin);
  const asked = rack === undefined ? skipToken : { id: locationId, bin: rack, limit: mostBins };
  const query = useQuery(dataOf(queries.locations.bins.list(asked)));
  if (rack === undefined) return null;
  const others = query.data?.filter((other) => other.bin !== bin);
  return (
    <Section title={text("beside")}>
      {!query.data && <Unread query={query} />}
      {others?.length === 0 && <p className="py-3 text-soft">{text("noneBeside")}</p>}
      <ul aria-label={text("beside")} className="grid gap-x-10 xl:grid-cols-2">
        {others?.map((other) => (
          <Neighbour key={other.bin} bin={other} />
        ))}
      </ul>
    </Section>
  );
}

function Neighbour({ bin: { bin, contents } }: { bin: Bin }) {
  const text = useText(messages);
  return (
    <li className="flex items-baseline gap-4 border-b border-rule py-1.5">
      <Link to="/ops/lookup" search={{ code: bin }} className="w-24 shrink-0 font-mono font-semibold">
        {bin}
      </Link>
      <span className="flex min-w-0 grow flex-wrap gap-x-4">
        {contents.length === 0 && <span className="text-soft">{text("emptyWord")}</span>}
        {contents.slice(0, mostContents).map(({ itemId, lot, qtyOnHand, unitOfMeasure }) => (
          <span key={`${itemId} ${lot}`} className="whitespace-nowrap">
            <LookupLink code={itemId} className="font-mono">
              {itemId}
            </LookupLink>{" "}
            <Quantity quantity={qtyOnHand} unit={unitOfMeasure} />
          </span>
        ))}
        {contents.length > mostContents && (
          <span className="text-soft">{text("moreInside", { count: contents.length - mostContents })}</span>
        )}
      </span>
    </li>
  );
}
