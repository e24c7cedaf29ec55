import { describe, expect, it } from "vitest";
import { codeTokens } from "./code-tokens.ts";

const marked = (code: string, language: string) =>
  codeTokens(code, language).flatMap(({ kind, text }) => (kind ? [`${kind} ${text}`] : []));

describe("codeTokens", () => {
  it("tells words, texts, numbers and comments of a script", () => {
    expect(marked('const a = f("x\\"y", 12); // all', "ts")).toEqual([
      "word const",
      'text "x\\"y"',
      "number 12",
      "comment // all",
    ]);
  });

  it("tells the commands and texts of a shell", () => {
    expect(marked("curl -X POST 'http://a/1' \\\n  -d '[1]'\n", "sh")).toEqual([
      "word curl",
      "text 'http://a/1'",
      "text '[1]'",
    ]);
  });

  it("loses nothing, whatever the language", () => {
    const code = "await x({ a: 1 });\n/* end */ `b`";
    for (const language of ["ts", "sh", "json", "csv"])
      expect(
        codeTokens(code, language)
          .map(({ text }) => text)
          .join(""),
      ).toBe(code);
    expect(codeTokens(code, "csv")).toEqual([{ text: code, kind: undefined }]);
    expect(codeTokens("", "ts")).toEqual([]);
  });
});
