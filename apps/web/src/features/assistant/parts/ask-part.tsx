import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { Skeleton } from "@purvey/ui/skeleton";
import { TextArea } from "@purvey/ui/text-area";
import { TextInput } from "@purvey/ui/text-input";
import { skipToken, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useAiQueries } from "../../../shared/ai-api.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { askInput } from "../model.ts";
import type { AssistantViewProps } from "../screen.tsx";
import { Answer } from "./answer.tsx";

/** A question to the assistant, what a right answer holds, and what it answers with its sources. */
export function AskPart({ view, show }: AssistantViewProps) {
  const text = useText(messages);
  const [tried, setTried] = useState(false);
  const { question, expected = "" } = view;
  const { chatGpt } = useAiQueries().ai;
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
