import { codeTokens } from "@purvey/ui/code-tokens";

/** What `CodeText` takes. */
export interface CodeTextProps {
  readonly code: string;
  readonly language: "ts" | "tsx" | "sh";
}

/** Code with its words, texts and numbers told apart; copied or read aloud it is the code alone. */
export function CodeText({ code, language }: CodeTextProps) {
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
