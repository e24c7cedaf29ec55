import { useQuery } from "@tanstack/react-query";
import { catalogServices } from "../../shared/catalog-services.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { CountLine } from "../../shared/parts/count-line.tsx";
import { useServices } from "../../shared/use-service.ts";
import { catalogMessages } from "./catalog-messages.ts";
import { type CompletenessField, catalogInput } from "./catalog-view.ts";

/** What shoppers miss first. */
const asked = ["any", "images", "attributes", "displayDesc", "webDesc", "keywords", "upc"] as const;

/** How many items lack what makes them easy to find; each count leads to those items. */
export function MissingCounts() {
  return (
    <ul>
      {asked.map((missing) => (
        <li key={missing}>
          <MissingCount missing={missing} />
        </li>
      ))}
    </ul>
  );
}

function MissingCount({ missing }: { missing: CompletenessField | "any" }) {
  const text = useText(catalogMessages);
  const { items } = useServices(catalogServices).queries;
  const query = useQuery(items.invMast.lookup({ ...catalogInput({ missing }), limit: 1 }));
  return (
    <CountLine
      to="/admin/catalog"
      search={{ missing }}
      query={query}
      what={missing === "any" ? text("missingAny") : text("missingOne", { name: text(missing) })}
      judged
    />
  );
}
