import { readFileSync } from "node:fs";
import type { PurveyClient, Services } from "@purvey/client";
import { createClientOf } from "@purvey/client/client";
import { items } from "@purvey/client/services/items";
import { QueryClient, QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from "vitest";
import { openTestServer, type TestServer } from "../../server/src/testing/test-server.ts";
import {
  keyPrefix,
  type MutationsOf,
  PurveyProvider,
  type QueriesOf,
  useClient,
  type useInvalidate,
  useMutationOptions,
  useQueryOptions,
} from "./index.ts";

let server: TestServer;
let ada: PurveyClient;

beforeAll(async () => {
  server = await openTestServer("embedded");
  ada = await server.clientFor("ada");
});
afterAll(() => server.close());

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
  const queries = useQueryOptions();
  const mutations = useMutationOptions();
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
      const { result } = renderHook(() => useQueryOptions(), {
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
    const { result } = renderHook(() => useQuery(useQueryOptions().items.brands.get({ id: 987_654_321 })), {
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
    const { unmount } = renderHook(() => useQuery(useQueryOptions().items.brands.list()), {
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
      () => useQuery((useQueryOptions() as unknown as { other: { robot: { list(): never } } }).other.robot.list()),
      { wrapper: wrapperOf(ada, new QueryClient()) },
    );
    await waitFor(() =>
      expect(result.current).toMatchObject({ error: { message: expect.stringContaining("other.robot.list") } }),
    );
  });

  it("are those of services, not of what sets a client up, and name the calls that make something stale", () => {
    expectTypeOf<keyof QueriesOf<PurveyClient>>().toEqualTypeOf<keyof Services>();
    expectTypeOf<keyof MutationsOf<PurveyClient>>().toEqualTypeOf<keyof Services>();
    const check = (invalidate: ReturnType<typeof useInvalidate>) => {
      void invalidate("items.brands.update");
      // @ts-expect-error: there is no such call
      void invalidate("items.brand.update");
      // @ts-expect-error: reading makes nothing stale
      void invalidate("items.brands.list");
    };
    expect(check).toBeTypeOf("function");
  });

  it("stand in a module that frameworks leave to the browser, unlike the options themselves", () => {
    const beginning = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8").slice(0, 13);
    expect(beginning("./purvey-provider.tsx")).toBe('"use client";');
    expect(beginning("./queries.ts")).not.toBe('"use client";');
  });

  it("are typed by a client of every service unless told which", () => {
    const small = () => createClientOf({ items }, { siteId: "demo", jwt: "any" });
    const check = () => {
      useQueryOptions().commerce.cartHdr.list({ userId: 1, customerId: 100200 });
      useQueryOptions<ReturnType<typeof small>>().items.brands.list();
      // @ts-expect-error: this client has no such service
      return useQueryOptions<ReturnType<typeof small>>().commerce;
    };
    expect(check).toBeTypeOf("function");
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
