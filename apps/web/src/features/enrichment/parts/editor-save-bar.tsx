import { SaveBar } from "@purvey/ui/data/save-bar";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { attributeOfKey, storedText, type TextKey } from "../editor-fields.ts";
import { messages } from "../messages.ts";
import type { ItemEditor } from "../use-item-editor.ts";

/** What will change, with before and after; after a partial failure what was stored and why the rest was not. */
export function EditorSaveBar({ editor }: { editor: ItemEditor }) {
  const text = useText(messages);
  const denial = useDenial("catalog.write");
  const { records, draft, changed, outcome } = editor;
  const labelOf = (key: string) => {
    const attributeUid = attributeOfKey(key);
    if (attributeUid === undefined) return text(key as TextKey);
    const known = records.attributes.find((attribute) => attribute.attributeUid === attributeUid);
    return known?.attributeDesc ?? text("newAttribute");
  };
  const changes = changed.map((key) => ({
    ...{ key, label: labelOf(key) },
    before: short(storedText(records, key)) || "–",
    after: short(draft[key] ?? "") || "–",
    ...(outcome?.problems[key] === undefined ? {} : { problem: outcome.problems[key] }),
  }));
  return (
    <SaveBar
      words={{
        ...{ show: text("showChanges"), save: text("save"), discard: text("discard") },
        title: text("notStored", { count: changes.length }),
        result: outcome && text("partly", { stored: outcome.stored, tried: outcome.tried }),
      }}
      changes={changes}
      onSave={editor.save}
      onDiscard={editor.discard}
      disabledReason={denial}
    />
  );
}

/** Long texts show their beginning in the list of changes. */
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
