import type { AiResponse, AiSource } from "@purvey/contract/generated/ai";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Status } from "@purvey/ui/data/status";
import { Section } from "@purvey/ui/shell/page-head";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { lackingIn } from "../model.ts";

/** What the assistant answered, how sure it is, whether it holds what was expected, and what it rests on. */
export function Answer({ answer, expected }: { answer: AiResponse; expected: string }) {
  const text = useText(messages);
  const { confidence, source, model, milliseconds, sources } = answer;
  const sure = confidence === null ? text("notLooked") : `${Math.round(confidence * 100)}\u00a0%`;
  return (
    <div className="flex flex-col gap-6">
      <Section title={text("answer")}>
        <p className="free-text max-w-prose whitespace-pre-line py-3">{answer.text}</p>
        {expected !== "" && <Verdict lacking={lackingIn(answer.text, expected)} />}
        <DefinitionList
          inline
          items={[
            { term: text("confidence"), value: sure },
            { term: text("writtenBy"), value: source === "embedded" ? text("embedded") : (model ?? source) },
            { term: text("took"), value: text("milliseconds", { count: milliseconds }) },
          ]}
        />
      </Section>
      <Section title={text("sources")}>
        {sources.length === 0 && <p className="py-3 text-soft">{text("noSources")}</p>}
        <ol className="flex flex-col gap-4 py-3">
          {sources.map((one) => (
            <SourceEntry key={`${one.sourceType}-${one.sourceUid}`} source={one} />
          ))}
        </ol>
      </Section>
    </div>
  );
}

function Verdict({ lacking }: { lacking: readonly string[] }) {
  const text = useText(messages);
  return (
    <p role="status" className="pb-3">
      {lacking.length === 0 ? (
        <Status tone="ok">{text("testPassed")}</Status>
      ) : (
        <Status tone="out">{text("testFailed", { words: lacking.join(", ") })}</Status>
      )}
    </p>
  );
}

function SourceEntry({ source }: { source: AiSource }) {
  const text = useText(messages);
  const { title, sourceType, score, excerpt, itemId } = source;
  return (
    <li className="max-w-prose">
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-soft">
        {[text(sourceType), itemId, `${Math.round(score * 100)}\u00a0%`].filter(Boolean).join(" · ")}
      </p>
      <p className="free-text whitespace-pre-line pt-1">{excerpt}</p>
    </li>
  );
}
