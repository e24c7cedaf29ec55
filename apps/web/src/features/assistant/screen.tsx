import { PageHead } from "@purvey/ui/shell/page-head";
import { Tabs } from "@purvey/ui/tabs";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { type AssistantTab, type AssistantView, assistantTabs } from "./model.ts";
import { AskPart } from "./parts/ask-part.tsx";
import { DocumentList } from "./parts/document-list.tsx";
import { RubricList } from "./parts/rubric-list.tsx";

const route = getRouteApi("/in/admin/assistant");

/** The assistant: asking it and testing its answers, what it reads, and what its texts must satisfy. */
export function AssistantScreen() {
  const text = useText(messages);
  useTitle(text("assistant"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: AssistantView) => void navigate({ search: next });
  const { tab = "ask" } = view;
  const contents: Readonly<Record<AssistantTab, () => ReactNode>> = {
    ask: () => <AskPart key={view.question} view={view} show={show} />,
    documents: () => <DocumentList view={view} show={show} />,
    rubrics: () => <RubricList view={view} show={show} />,
  };
  return (
    <>
      <PageHead title={text("assistant")}>{text("intro")}</PageHead>
      <Tabs
        label={text("assistant")}
        value={tab}
        onValueChange={(key) => show({ tab: key === "ask" ? undefined : (key as AssistantTab) })}
        items={assistantTabs.map((key) => ({
          key,
          label: text(key),
          content: key === tab ? contents[key]() : null,
        }))}
      />
    </>
  );
}

/** What the parts of the screen take. */
export interface AssistantViewProps {
  readonly view: AssistantView;
  readonly show: (next: AssistantView) => void;
}
