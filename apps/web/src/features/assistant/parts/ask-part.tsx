import { ai } from "@purvey/client/services/ai";
import type { AiResponse, AiSource } from "@purvey/contract/generated/ai";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Status } from "@purvey/ui/data/status";
import { Field } from "@purvey/ui/field";
import { Section } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { TextArea } from "@purvey/ui/text-area";
import { TextInput } from "@purvey/ui/text-input";
import { skipToken, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { askInput, lackingIn } from "../model.ts";
import type { AssistantViewProps } from "../screen.tsx";

/** A question to the assistant, what a right answer holds, and what it answers with its sources. */
export function AskPart({ view, show }: AssistantViewProps) {
  const text = useText(messages);
  const [tried, setTried] = useState(false);
  const { question, expected = "" } = view;
  const { chatGpt } = useService(ai).queries;
  const { data, error, refetch, isFetching } = useQuery(
    dataOf(chatGpt.ask(question === undefined ? skipToken : askInput(question))),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const asked = String(given.get("question") ?? "").trim();
    setTried(asked === "");
    if (asked === "") return;
    if (asked === question) void refetch();
    show({ question: asked, expected: String(given.get("expected") ?? "").trim() || undefined });
  };
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(18rem,28rem)_minmax(0,1fr)]">
      <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
        <Field label={text("question")} hint={text("questionHint")} error={tried ? text("needed") : undefined} required>
          <TextArea name="question" rows={3} maxLength={2000} defaultValue={question} />
        </Field>
        <Field label={text("expected")} hint={text("expectedHint")}>
          <TextInput name="expected" maxLength={500} defaultValue={expected} />
        </Field>
        <div>
          <Button type="submit" variant="primary">
            {text("send")}
          </Button>
        </div>
      </form>
      <div aria-live="polite" aria-busy={isFetching}>
        {error && <Failure error={error} onRetry={refetch} />}
        {!data && isFetching && (
          <p>
            <span className="sr-only">{text("asking")}</span>
            <Skeleton width="24rem" />
          </p>
        )}
        {data && <Answer answer={data} expected={expected} />}
      </div>
    </div>
  );
}

/** What the assistant answered, how sure it is, whether it holds what was expected, and what it rests on. */
function Answer({ answer, expected }: { answer: AiResponse; expected: string }) {
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
