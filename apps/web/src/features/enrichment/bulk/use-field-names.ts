import { dataOf } from "@purvey/react";
import { useQuery } from "@tanstack/react-query";
import { catalogServices } from "../../../shared/catalog-services.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { useServices } from "../../../shared/use-service.ts";
import { attributeKey, attributeOfKey, type TextKey } from "../editor-fields.ts";
import { messages } from "../messages.ts";
import { bulkMessages } from "./bulk-messages.ts";
import { bulkFields } from "./bulk-plan.ts";

/** What the fields of many items are called: the texts, then the attributes of the site. */
export function useFieldNames(): { keys: readonly string[]; nameOf: (key: string) => string } {
  const text = useText(bulkMessages);
  const fieldText = useText(messages);
  const { queries } = useServices(catalogServices);
  const { data: attributes = [] } = useQuery(
    dataOf(queries.items.attributes.list({ limit: 1000, orderBy: "sequence_no|ASC" })),
  );
  const nameOf = (key: string) => {
    const uid = attributeOfKey(key);
    if (uid === undefined) return fieldText(key as TextKey);
    const known = attributes.find(({ attributeUid }) => attributeUid === uid);
    return text("attribute", { name: known?.attributeDesc ?? String(uid) });
  };
  return { keys: [...bulkFields, ...attributes.map(({ attributeUid }) => attributeKey(attributeUid))], nameOf };
}
