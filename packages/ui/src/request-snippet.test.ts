import { describe, expect, it } from "vitest";
import { requestLanguageKeys } from "./request-languages.ts";
import { requestSnippet, type SnippetRequest } from "./request-snippet.ts";

const headers = { "x-site-id": "demo", authorization: "Bearer t0k3n" };
const url = "http://localhost:4400/api/items/brands?q=a%20b&limit=2";
const read: SnippetRequest = { method: "GET", url, headers };
const write: SnippetRequest = {
  method: "POST",
  url: "http://localhost:4400/api/commerce/cart-line/1001/add",
  headers: { ...headers, "content-type": "application/json" },
  body: JSON.stringify([{ itemId: `O'Ring 1/2"`, quantity: 2 }]),
};

/** Clojure takes the query apart. */
const takenApart = ["http://localhost:4400/api/items/brands", ":limit", '"a b"'];

describe("a request in other languages", () => {
  it("is written in twenty", () => {
    expect(requestLanguageKeys).toHaveLength(20);
    expect(new Set(requestLanguageKeys.map((language) => requestSnippet(language, write))).size).toBe(20);
  });

  describe.each(requestLanguageKeys)("%s", (language) => {
    it("reads from the address, query and all, with the headers", () => {
      const code = requestSnippet(language, read);
      for (const part of code.includes(url) ? [url] : takenApart) expect(code).toContain(part);
      for (const part of ["x-site-id", "demo", "t0k3n"]) expect(code).toContain(part);
      expect(code.toLowerCase()).toContain("authorization");
    });

    it("writes the body as JSON, every field of the list's first record", () => {
      const code = requestSnippet(language, write);
      expect(code).toContain(write.url);
      expect(code).toMatch(/post/i);
      for (const part of ["x-site-id", "t0k3n", "itemId", "Ring 1/2", "quantity"]) expect(code).toContain(part);
      expect(code).toMatch(/json/i);
      expect(code).toMatch(/(["'@:]?)quantity\W+2\b/);
    });
  });

  it("escapes what would end a text of the language", () => {
    expect(requestSnippet("shell", write)).toContain(`O'\\''Ring`);
    expect(requestSnippet("powershell", write)).toContain("O''Ring");
    expect(requestSnippet("js", write)).toContain(`'O\\'Ring 1/2"'`);
  });

  it("leaves the body's type to the body where .NET refuses it among the headers of a request", () => {
    expect(requestSnippet("fsharp", write)).not.toContain('"content-type"');
    expect(requestSnippet("fsharp", write)).toContain('"application/json"');
  });
});
