import { inProcess, type PurveyClient } from "@purvey/client";
import { openTestServer, type TestServer } from "@purvey/server/testing/test-server";
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  MutationObserver,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  useMutation,
} from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createMutations, createQueries, PurveyProvider, useMutationOptions } from "./index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer("embedded");
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});
afterAll(() => server.close());

/** A client of the real server, of whose answers to changes the first so many get lost; and what was sent. */
async function losing(answers: number, lost: () => void = () => undefined) {
  const keys: (string | null)[] = [];
  const lines: string[] = [];
  let left = answers;
  const fetch = async (request: Request) => {
    lines.push(`${request.method} ${new URL(request.url).pathname}`);
    if (request.method === "POST") keys.push(request.headers.get("idempotency-key"));
    const response = await server.app.fetch(request);
    if (request.method === "GET" || left-- <= 0) return response;
    lost();
    throw new TypeError("The answer was lost");
  };
  const client = (await server.clientFor("ada")).with({ transport: inProcess({ fetch }), retries: 0 });
  return { client, keys, lines };
}

async function countOf(client: PurveyClient, q: string): Promise<number> {
  return (await client.items.brands.list({ q })).total;
}

function wrapperOf(client: PurveyClient) {
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <PurveyProvider client={client} userKey="ada">
        {children}
      </PurveyProvider>
    </QueryClientProvider>
  );
}

const useCreate = () =>
  useMutation({
    ...useMutationOptions().items.brands.create({ idempotencyKey: true }),
    retry: 2,
    retryDelay: 0,
  });

describe("one `mutate()` with `idempotencyKey: true`", () => {
  it("makes one record, however often it is repeated", async () => {
    const { client, keys } = await losing(2);
    const { result } = renderHook(useCreate, { wrapper: wrapperOf(client) });
    await act(() => result.current.mutateAsync({ brandsName: "Lost twice" }));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(await countOf(client, "Lost twice")).toBe(1);
  });

  it("is not another one with the same input", async () => {
    const { client, keys } = await losing(0);
    const { result } = renderHook(useCreate, { wrapper: wrapperOf(client) });
    const input = { brandsName: "Meant twice" };
    const both = [result.current.mutateAsync(input), result.current.mutateAsync(input)];
    const outcomes = await act(() => Promise.allSettled(both));
    expect(new Set(keys).size).toBe(2);
    // The second is a brand of the same name, which the server refuses: it was not taken for the first.
    expect(outcomes).toMatchObject([{ status: "fulfilled" }, { status: "rejected", reason: { status: 409 } }]);
  });

  it("keeps its key over a pause that outlives the page", async () => {
    const { client, keys } = await losing(2, () => onlineManager.setOnline(false));
    const options = {
      ...createMutations(client, "ada").items.brands.create({ idempotencyKey: true }),
      retry: 3,
      retryDelay: 0,
    };
    const page = new QueryClient();
    const paused = new Promise<void>((resolve) => {
      page.getMutationCache().subscribe(({ mutation }) => mutation?.state.isPaused && resolve());
    });
    void new MutationObserver(page, options).mutate({ brandsName: "Paused" });
    await paused;
    const stored = JSON.parse(JSON.stringify(dehydrate(page))) as DehydratedState;
    page.getMutationCache().clear();

    const next = new QueryClient();
    next.setMutationDefaults(options.mutationKey ?? [], options);
    hydrate(next, stored);
    next.mount();
    onlineManager.setOnline(true);
    // The second answer is lost as well, in the new page.
    await expect
      .poll(() => next.getMutationCache().getAll()[0]?.state)
      .toMatchObject({ isPaused: true, failureCount: 1 });
    onlineManager.setOnline(true);
    await expect.poll(() => next.getMutationCache().getAll()[0]?.state.status).toBe("success");
    next.unmount();
    const [first] = keys;
    expect(keys).toEqual([first, first, first]);
    expect(await countOf(client, "Paused")).toBe(1);
  });
});

describe("a query's key", () => {
  it("is one for inputs that ask for the same, whatever they leave open", async () => {
    const { client, lines } = await losing(0);
    const { list } = createQueries(client, "ada").items.brands;
    const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    for (const query of [list(), list({}), list({ limit: undefined })]) await cache.fetchQuery(query);
    expect(lines).toHaveLength(1);
    await cache.fetchQuery(list({ limit: 2, offset: 1 }));
    await cache.fetchQuery(list({ offset: 1, limit: 2, q: undefined }));
    expect(lines).toHaveLength(2);
    await cache.invalidateQueries({ queryKey: list().queryKey });
    expect(
      cache
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.isInvalidated),
    ).toEqual([true, true]);
  });
});

describe("`cacheTtl`", () => {
  it("R079 keeps an answer for so many seconds, for every call that asks for the same", async () => {
    const { client, lines } = await losing(0);
    const { get } = createQueries(client, "ada").items.categories;
    const cache = new QueryClient();
    const shown = (query: ReturnType<typeof get>) => {
      const observer = new QueryObserver(cache, query);
      observer.subscribe(() => undefined)();
      return observer.getCurrentResult().isStale;
    };
    await cache.fetchQuery(get({ id: 1, cacheTtl: 600 }));
    await cache.fetchQuery(get({ id: 1, cacheTtl: 600 }));
    expect(lines).toHaveLength(1);
    expect([shown(get({ id: 1, cacheTtl: 600 })), shown(get({ id: 1, cacheTtl: 0 }))]).toEqual([false, true]);
    await cache.fetchQuery(get({ id: 1, cacheTtl: 0 }));
    expect(lines).toHaveLength(2);
    expect(get({ id: 1, cacheTtl: 600 })).toMatchObject({ staleTime: 600_000, gcTime: 600_000 });
    expect(get({ id: 1, cacheTtl: 5 })).not.toHaveProperty("gcTime");
    expect(get({ id: 1 })).not.toHaveProperty("staleTime");
  });
});
