import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { useState } from "react";
import { catalogServices } from "../../../shared/catalog-services.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useServices } from "../../../shared/use-service.ts";
import { textFields } from "../editor-fields.ts";
import { messages } from "../messages.ts";
import type { ItemEditor } from "../use-item-editor.ts";
import { wordDifference } from "../word-difference.ts";

export interface SuggestionPanelProps {
  readonly editor: ItemEditor;
  readonly name: "itemDesc" | "webDescFull";
  readonly denial: string | undefined;
}

/** A text written from what is known of the item: asked for, compared, edited, and only then taken over or rejected. */
export function SuggestionPanel({ editor, name, denial }: SuggestionPanelProps) {
  const text = useText(messages);
  const { api } = useServices(catalogServices);
  const [suggestion, setSuggestion] = useState<string | false>();
  const [error, setError] = useState<unknown>();
  const ask = async () => {
    const input = { id: editor.records.invMastUid };
    const { suggestDisplayDesc, suggestWebDesc } = api.productInfo.items;
    setError(undefined);
    try {
      const { data } = await (name === "itemDesc" ? suggestDisplayDesc(input) : suggestWebDesc(input));
      setSuggestion(data);
    } catch (refusal) {
      setError(refusal);
    }
  };
  if (error !== undefined) return <Failure error={error} onRetry={ask} />;
  if (suggestion === false)
    return <Banner onDismiss={() => setSuggestion(undefined)}>{text("nothingToSuggest")}</Banner>;
  if (suggestion === undefined)
    return (
      <div>
        <Button disabledReason={denial} onClick={ask}>
          {text("suggest", { field: text(name) })}
        </Button>
      </div>
    );
  const accept = () => {
    editor.type(name, suggestion);
    setSuggestion(undefined);
  };
  const { max } = textFields[name];
  return (
    <section aria-label={text("suggestionFor", { field: text(name) })} className="border-s-4 border-s-edge ps-3">
      <Field
        label={text("suggestionFor", { field: text(name) })}
        hint={text("suggestionHint")}
        aside={
          <span className="font-mono text-xs text-faint">{text("counter", { length: suggestion.length, max })}</span>
        }
      >
        <TextArea
          rows={name === "itemDesc" ? 2 : 5}
          maxLength={max}
          value={suggestion}
          onChange={({ target }) => setSuggestion(target.value)}
        />
      </Field>
      <p className="mt-2 text-sm">
        <span className="text-soft">{text("difference")} </span>
        <Difference before={editor.textOf(name)} after={suggestion} />
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button icon="check" onClick={accept}>
          {text("accept")}
        </Button>
        <Button variant="quiet" onClick={() => setSuggestion(undefined)}>
          {text("reject")}
        </Button>
      </div>
    </section>
  );
}

function Difference({ before, after }: { before: string; after: string }) {
  return wordDifference(before, after).map(({ kind, text }, index) => {
    const key = `${index}-${kind}`;
    if (kind === "same") return <span key={key}>{text}</span>;
    if (kind === "gone")
      return (
        <del key={key} className="text-out">
          {text}
        </del>
      );
    return (
      <ins key={key} className="text-ok">
        {text}
      </ins>
    );
  });
}
