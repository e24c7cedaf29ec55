import {
  type RequestLanguage,
  rememberedLanguage,
  rememberLanguage,
  requestLanguageKeys,
  requestLanguages,
} from "@purvey/ui/request-languages";
import { requestSnippet } from "@purvey/ui/request-snippet";
import { Select } from "@purvey/ui/select";
import { type ReactNode, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import type { SentRequest } from "../request/send-call.ts";
import { requestMessages } from "../request-messages.ts";
import { CodeBlock } from "./code-block.tsx";

export interface RequestCodeProps {
  /** Nothing while the input makes no request. */
  readonly request: SentRequest | undefined;
  readonly actions: ReactNode;
}

/** The request in the language that was chosen last. */
export function RequestCode({ request, actions }: RequestCodeProps) {
  const text = useText(requestMessages);
  const [language, setLanguage] = useState(rememberedLanguage);
  const choose = (chosen: RequestLanguage) => {
    setLanguage(chosen);
    rememberLanguage(chosen);
  };
  if (!request) return <p className="text-soft">{text("noCode")}</p>;
  const select = (
    <Select
      aria-label={text("language")}
      value={language}
      onChange={({ target }) => choose(target.value as RequestLanguage)}
    >
      {requestLanguageKeys.map((key) => (
        <option key={key} value={key}>
          {requestLanguages[key]}
        </option>
      ))}
    </Select>
  );
  return (
    <CodeBlock
      label={requestLanguages[language]}
      code={requestSnippet(language, request)}
      language={colors[language] ?? "text"}
      actions={
        <>
          {select}
          {actions}
        </>
      }
    />
  );
}

const colors: Partial<Record<RequestLanguage, string>> = { js: "js", node: "js", shell: "sh" };
