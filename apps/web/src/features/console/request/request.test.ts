import { commerce } from "@purvey/client/services/commerce";
import { content } from "@purvey/client/services/content";
import { commerce as declared } from "@purvey/contract/services/commerce/index";
import { requestSnippet } from "@purvey/ui/request-snippet";
import { describe, expect, it } from "vitest";
import { previewRequest } from "../parts/code-pane.tsx";
import { inputOf, inputText } from "../parts/endpoint-head.tsx";
import { jsonProblem } from "./json-problem.ts";
import { type SnippetSource, shownRequest, snippetOf } from "./snippets.ts";

const add = declared.endpoints["cartLine.add"];
const users = content.endpoints["users.create"];
if (!add || !users) throw new Error("The contract lacks an endpoint that this test is about.");
const context = { siteId: "demo", jwt: "secret", baseUrl: "/api/{service}" };
const origin = "http://localhost:4400";
const input = { cartHdrUid: 7, lines: [{ itemId: "O'Ring", quantity: 2 }] };

describe("a request before it is sent", () => {
  it("shows method, address, headers and body with the token masked", () => {
    expect(previewRequest(commerce, "cartLine.add", input, context, origin)).toEqual({
      method: "POST",
      url: "http://localhost:4400/api/commerce/cart-line/7/add",
      headers: {
        accept: "application/json",
        "x-site-id": "demo",
        "content-type": "application/json",
        authorization: "Bearer •••",
      },
      body: '[{"itemId":"O\'Ring","quantity":2}]',
    });
  });

  it("is none while a key of the path is missing", () => {
    expect(previewRequest(commerce, "cartLine.add", { lines: [] }, context, origin)).toBeUndefined();
    expect(previewRequest(commerce, "cartLine.add", { cartHdrUid: "..", lines: [] }, context, origin)).toBeUndefined();
  });
});

describe("a link to an input", () => {
  it("carries everything but secrets", () => {
    const given = { username: "mia", password: "Passw0rd!demo", firstName: "Mía 🚚" };
    expect(inputOf(inputText(users.input, given))).toEqual({ username: "mia", firstName: "Mía 🚚" });
  });

  it("is nothing when it is damaged", () => {
    expect([inputOf("%%%"), inputOf("e30"), inputOf(undefined)]).toEqual([undefined, {}, undefined]);
  });
});

describe("a call as code", () => {
  const source: SnippetSource = {
    endpoint: add,
    input,
    siteId: "demo",
    baseUrl: "http://localhost:4400/api/{service}",
    token: "•••",
    request: previewRequest(commerce, "cartLine.add", input, context, origin),
    answer: { data: [{ lineNo: 1 }] },
  };

  it("is the real client's call in TypeScript", () => {
    expect(snippetOf("typescript", source)).toContain('jwt: "•••"');
    expect(snippetOf("typescript", source)).toContain("await api.commerce.cartLine.add({");
  });

  it("is a hook, and a test with the answer played back", () => {
    expect(snippetOf("test", source)).toContain('"lineNo": 1');
    expect(snippetOf("react", source)).toContain("useMutation");
  });

  it("is sent by other languages with the token that was asked for", () => {
    const request = previewRequest(commerce, "cartLine.add", input, context, origin);
    if (!request) throw new Error("The input makes no request.");
    expect(requestSnippet("shell", shownRequest(request, "•••"))).toContain("'authorization: Bearer •••'");
    expect(requestSnippet("shell", shownRequest(request, "t0k3n"))).toContain("Bearer t0k3n");
    expect(requestSnippet("shell", request)).toContain(`O'\\''Ring`);
  });
});

describe("JSON while it is written", () => {
  it("says where it breaks", () => {
    expect(jsonProblem('{\n  "a": 1,\n  "b" 2\n}')).toMatchObject({ line: 3, column: 7 });
    expect(jsonProblem("{")).toMatchObject({ line: 1, column: 2 });
    expect([jsonProblem(""), jsonProblem("{}")]).toEqual([undefined, undefined]);
  });
});
