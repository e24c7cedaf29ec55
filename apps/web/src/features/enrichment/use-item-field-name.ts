import { useText } from "../../shared/i18n/messages.ts";
import { attributeOfKey, type ItemRecords, type TextKey } from "./editor-fields.ts";
import { messages } from "./messages.ts";

/** What the texts and attributes of an item are called. */
export function useItemFieldName({ attributes }: Pick<ItemRecords, "attributes">): (key: string) => string {
  const text = useText(messages);
  return (key) => {
    const uid = attributeOfKey(key);
    if (uid === undefined) return text(key as TextKey);
    return attributes.find(({ attributeUid }) => attributeUid === uid)?.attributeDesc ?? text("newAttribute");
  };
}
