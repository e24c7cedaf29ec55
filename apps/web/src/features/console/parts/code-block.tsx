import { Button } from "@purvey/ui/button";
import { codeTokens } from "@purvey/ui/code-tokens";
import { useCopy } from "@purvey/ui/copy-button";
import type { ReactNode } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { requestMessages } from "../request-messages.ts";

export interface CodeBlockProps {
  /** What the block is called. */
  readonly label: string;
  readonly code: string;
  /** As `codeTokens` knows it; others are shown without colors. */
  readonly language: string;
  /** What stands beside the button that copies. */
  readonly actions?: ReactNode;
}

/** Code that can be copied. */
export function CodeBlock({ label, code, language, actions }: CodeBlockProps) {
  const text = useText(requestMessages);
  const [copy, state] = useCopy(code);
  const copyLabels = { idle: text("copy"), copied: text("copied"), refused: text("copyRefused") };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button icon={state === "copied" ? "check" : "copy"} onClick={copy}>
          {copyLabels[state]}
        </Button>
        {actions}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={label} className="code-block">
        <pre>
          <CodeText code={code} language={language} />
        </pre>
      </section>
    </div>
  );
}

/** Code with its words, texts and numbers told apart; copied or read aloud it is the code alone. */
function CodeText({ code, language }: Pick<CodeBlockProps, "code" | "language">) {
  let from = 0;
  return codeTokens(code, language).map(({ text, kind }) => {
    const key = from;
    from += text.length;
    return kind ? (
      <span key={key} className={`code-${kind}`}>
        {text}
      </span>
    ) : (
      text
    );
  });
}
