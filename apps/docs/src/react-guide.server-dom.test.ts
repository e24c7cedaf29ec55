import { createClient, inProcess, type PurveyClient } from "@purvey/client";
import { PurveyProvider } from "@purvey/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement, type FunctionComponent } from "react";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "../../../packages/server/src/testing/test-server.ts";
import { writeSamplesOf } from "./testing/sample-files.ts";

const fileOf = writeSamplesOf("docs/guides/react.md");
const { App } = (await import(/* @vite-ignore */ fileOf("app.tsx"))) as {
  App: FunctionComponent<{ client: PurveyClient }>;
};
const { AddToCart } = (await import(/* @vite-ignore */ fileOf("add-to-cart.tsx"))) as {
  AddToCart: FunctionComponent<{ cartHdrUid: number; itemId: string }>;
};
const { Catalogue } = (await import(/* @vite-ignore */ fileOf("catalogue.tsx"))) as {
  Catalogue: FunctionComponent;
};

describe("the application of the React guide", () => {
  let server: TestServer;
  let client: PurveyClient;
  beforeAll(async () => {
    server = await openTestServer("embedded");
    const jwt = await server.app.tokens.issue(await server.principalOf("dana"));
    client = createClient({ siteId: "demo", jwt, transport: inProcess(server.app) });
  });
  afterAll(() => server.close());

  it("shows brands", async () => {
    render(createElement(App, { client }));
    expect(screen.getByText("Loading …")).toBeDefined();
    const [brand] = await client.items.brands.list({ limit: 3 }).data;
    await screen.findByText(brand?.brandsName ?? "a brand");
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
  });

  it("reads on until there are no more", async () => {
    const total = (await client.items.invMast.list({ limit: 1 })).total;
    expect(total).toBeGreaterThan(10);
    const provider = createElement(PurveyProvider, {
      client,
      userKey: "dana",
      children: createElement(Catalogue),
    });
    render(createElement(QueryClientProvider, { client: new QueryClient() }, provider));
    const more = screen.getByRole<HTMLButtonElement>("button", { name: "More" });
    const names = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
    for (let shown = 10; shown < total; shown += 10) {
      await waitFor(() => expect([names().length, more.disabled]).toEqual([shown, false]));
      fireEvent.click(more);
    }
    await waitFor(() => expect([names().length, more.disabled]).toEqual([total, true]));
  });

  it("adds a line to the cart", async () => {
    const { cartHdrUid } = await client.commerce.cartHdr.lookup({ userId: 1, customerId: 100200 }).data;
    const button = createElement(AddToCart, { cartHdrUid, itemId: "CUT-115-1" });
    const provider = createElement(PurveyProvider, { client, userKey: "dana", children: button });
    render(createElement(QueryClientProvider, { client: new QueryClient() }, provider));
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    await waitFor(async () => {
      const lines = await client.commerce.cartLine.list({ cartHdrUid }).data;
      expect(lines.map(({ itemId }) => itemId)).toContain("CUT-115-1");
    });
  });
});
