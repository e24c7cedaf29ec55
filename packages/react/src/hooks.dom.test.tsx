// @vitest-environment node
import "../test/document.ts";

import type { PurveyClient } from "@purvey/client";
import { QueryClient, QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it } from "vitest";
import { openTestServer, type TestServer } from "../../server/src/testing/test-server.ts";
import {
  keyPrefix,
  type MutationsOf,
  PurveyProvider,
  type QueriesOf,
  useClient,
  useMutations,
  useQueries,
} from "./index.ts";

let server: TestServer;
let ada: PurveyClient;

beforeAll(async () => {
  server = await openTestServer("embedded");
  ada = await server.clientFor("ada");
});
afterAll(() => server.close());
afterEach(cleanup);

function wrapperOf(client: PurveyClient, queryClient: QueryClient, userKey = "ada") {
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <PurveyProvider client={client} userKey={userKey}>
        {children}
      </PurveyProvider>
    </QueryClientProvider>
  );
}

function useBrands() {
  const queries = useQueries<PurveyClient>();
  const mutations = useMutations<PurveyClient>();
  const list = useQuery(queries.items.brands.list({ limit: 100 }));
  const create = useMutation(mutations.items.brands.create());
  return { list, create };
}

describe("the hooks", () => {
  it("read an endpoint and read it again when a call made it stale", async () => {
    const { result } = renderHook(useBrands, { wrapper: wrapperOf(ada, new QueryClient()) });
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
    const before = result.current.list.data?.total ?? 0;
    expect(before).toBeGreaterThan(0);
    await act(() => result.current.create.mutateAsync({ brandsName: "Read again" }));
    await waitFor(() => expect(result.current.list.data?.total).toBe(before + 1));
    expect(result.current.list.data?.data.map(({ brandsName }) => brandsName)).toContain("Read again");
  });

  it("keep answers apart by site and user, and have the endpoint's path in the key", () => {
    const queryClient = new QueryClient();
    const keyFor = (userKey: string) => {
      const { result } = renderHook(() => useQueries<PurveyClient>(), {
        wrapper: wrapperOf(ada, queryClient, userKey),
      });
      return result.current.items.brands.items.list({ id: 7, limit: 2 }).queryKey;
    };
    expect(keyFor("ada")).toEqual([
      ...keyPrefix("demo", "ada"),
      "items",
      "brands",
      "items",
      "list",
      { id: 7, limit: 2 },
    ]);
    expect(keyFor("dana")).not.toEqual(keyFor("ada"));
  });

  it("give the client's own error, and do not repeat what it refuses", async () => {
    const { result } = renderHook(() => useQuery(useQueries<PurveyClient>().items.brands.get({ id: 987_654_321 })), {
      wrapper: wrapperOf(ada, new QueryClient()),
    });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.error).toMatchObject({ code: "NOT_FOUND", attempts: 1 });
    expect(result.current.failureCount).toBe(1);
  });

  it("abort a call that nobody waits for any more", async () => {
    const signals: AbortSignal[] = [];
    const slow = ada.with({
      transport: (_url, { signal }) => {
        if (signal) signals.push(signal);
        return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
      },
    });
    const { unmount } = renderHook(() => useQuery(useQueries<PurveyClient>().items.brands.list()), {
      wrapper: wrapperOf(slow, new QueryClient()),
    });
    await waitFor(() => expect(signals).toHaveLength(1));
    unmount();
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  });

  it("say what is missing around a component", () => {
    expect(() => renderHook(() => useClient())).toThrow("put a `PurveyProvider` around");
  });

  it("say which call a client does not have", async () => {
    const { result } = renderHook(
      () =>
        useQuery((useQueries<PurveyClient>() as unknown as { other: { robot: { list(): never } } }).other.robot.list()),
      { wrapper: wrapperOf(ada, new QueryClient()) },
    );
    await waitFor(() =>
      expect(result.current).toMatchObject({ error: { message: expect.stringContaining("other.robot.list") } }),
    );
  });

  it("are typed by the contract's interfaces", () => {
    const check = (queries: QueriesOf<PurveyClient>, mutations: MutationsOf<PurveyClient>) => {
      queries.items.brands.list();
      // @ts-expect-error: a key is a number
      queries.items.brands.get({ id: "7" });
      // @ts-expect-error: the key is needed
      queries.items.brands.get();
      // @ts-expect-error: a mutation's input is the call's
      void mutations.items.brands.create().mutationFn?.({ brandName: "Vega" });
      return useQuery(queries.items.brands.get({ id: 7 }));
    };
    expectTypeOf<NonNullable<ReturnType<typeof check>["data"]>["data"]["brandsName"]>().toEqualTypeOf<string>();
  });
});
