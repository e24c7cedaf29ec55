import { useFormat } from "@purvey/ui/data/format-provider";
import { SaveBar } from "@purvey/ui/data/save-bar";
import { formatNumber } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import { TwoWays } from "../../../shared/overtaken/changed-meanwhile.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { storedText } from "../editor-fields.ts";
import { messages } from "../messages.ts";
import type { ItemEditor } from "../use-item-editor.ts";
import { useItemFieldName } from "../use-item-editor.ts";
import { choiceOfKey, readChoice, variantNameKey } from "../variant-fields.ts";
import { variantMessages } from "../variant-messages.ts";

/** What will change, with before and after; after a partial failure what was stored and why the rest was not. */
export function EditorSaveBar({ editor }: { editor: ItemEditor }) {
  const text = useText(messages);
  const denial = useDenial("catalog.write");
  const { records, draft, changed, outcome } = editor;
  const say = useText(variantMessages);
  const words = useWords();
  const nameOf = useItemFieldName(records);
  const labelOf = (key: string) => {
    if (key === variantNameKey) return say("variantName");
    if (choiceOfKey(key) !== undefined) {
      const choice = readChoice(draft[key] || storedText(records, key));
      return say("choice", { item: choice?.itemId ?? "" });
    }
    return nameOf(key);
  };
  const changes = changed.map((key) => ({
    key,
    label: labelOf(key),
    before: words(key, storedText(records, key)),
    after: words(key, draft[key] ?? ""),
    ...(outcome?.problems[key] === undefined ? {} : { problem: outcome.problems[key] }),
    actions: outcome?.overtaken.includes(key) && (
      <TwoWays onKeepTheirs={() => editor.keepTheirs(key)} onKeepMine={editor.save} />
    ),
  }));
  return (
    <SaveBar
      words={{
        show: text("showChanges"),
        save: text("save"),
        discard: text("discard"),
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

/** What a key holds, in words: a choice with colour and price difference. */
function useWords() {
  const say = useText(variantMessages);
  const { locale } = useFormat();
  return (key: string, stored: string): string => {
    const choice = choiceOfKey(key) === undefined ? undefined : readChoice(stored);
    if (!choice) return short(stored) || "–";
    const { variantValue, colorCode, priceDifference, isDefault } = choice;
    const difference =
      priceDifference === 0 ? "" : `${priceDifference > 0 ? "+" : ""}${formatNumber(priceDifference, locale)}`;
    const words = [variantValue.trim() || say("nameless"), colorCode, difference].filter(Boolean).join(" · ");
    return isDefault === "Y" ? say("chosenFirst", { words }) : words;
  };
}

/** Long texts show their beginning in the list of changes. */
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
