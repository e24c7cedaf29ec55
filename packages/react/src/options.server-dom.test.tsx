import { type FetchHandler, inProcess } from "@purvey/client";
import { openTestServer, type TestServer } from "@purvey/server/testing/test-server";
import { QueryClient, QueryClientProvider, skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataOf, PurveyProvider, useClient, useInvalidate, useMutationOptions, useQueryOptions } from "./index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer("embedded");
});
afterAll(() => server.close());

/** Renders a hook for a person of the fixture world, against the real server in this process. */
async function renderAs<Result>(username: string, hook: () => Result) {
  const requests: string[] = [];
  const heard: FetchHandler = {
    fetch: (request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return server.app.fetch(request);
    },
  };
  const client = (await server.clientFor(username)).with({ transport: inProcess(heard) });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <PurveyProvider client={client} userKey={username}>
        {children}
      </PurveyProvider>
    </QueryClientProvider>
  );
  return { ...renderHook(hook, { wrapper }), queryClient, requests };
}

const useBrands = () => useQuery(useQueryOptions().items.brands.list({ limit: 2 }));

const useBrandNames = () => useQuery(dataOf(useQueryOptions().items.brands.list({ limit: 2 }))).data;

const useBoth = () => [useBrands().data, useBrandNames()];

const useBrand = (id: number | undefined) =>
  useQuery(dataOf(useQueryOptions().items.brands.get(id === undefined ? skipToken : { id })));

const useRename = () => {
  const rename = useMutation(useMutationOptions().items.brands.update());
  return { brand: useBrand(1), rename };
};

const useCreateOnce = () => useMutation(useMutationOptions().items.brands.create({ idempotencyKey: "brand-once" }));

const useByHand = () => ({ brand: useBrand(2), client: useClient(), invalidate: useInvalidate() });

describe("queries", () => {
  it("answer the data alone with `dataOf`, from the same cached envelope", async () => {
    const { result, requests } = await renderAs("dana", useBoth);
    await waitFor(() => expect(result.current[1]).toHaveLength(2));
    const [envelope, data] = result.current;
    expect(envelope).toMatchObject({ data });
    expect(requests).toEqual(["GET /api/items/brands"]);
  });

  it("wait with `skipToken` until the input is known", async () => {
    let id: number | undefined;
    const { result, rerender, requests } = await renderAs("dana", () => useBrand(id));
    expect([result.current.fetchStatus, requests]).toEqual(["idle", []]);
    id = 1;
    rerender();
    await waitFor(() => expect(result.current.data?.brandsUid).toBe(1));
  });
});

describe("mutations", () => {
  it("leave answers alone when they fail", async () => {
    const { result, requests } = await renderAs("ned", useRename);
    await waitFor(() => expect(result.current.brand.data).toBeDefined());
    const renamed = result.current.rename.mutateAsync({ id: 1, brandsName: "Nobody's" });
    await act(() => expect(renamed).rejects.toMatchObject({ status: 403 }));
    expect(requests.filter((line) => line.startsWith("GET"))).toHaveLength(1);
  });

  it("read again what somebody else has changed, when the call is refused for it", async () => {
    const { result, requests } = await renderAs("ada", useRename);
    await waitFor(() => expect(result.current.brand.data).toBeDefined());
    const { dateLastModified } = result.current.brand.data ?? expect.fail();
    const { items } = await server.clientFor("ada");
    const dated = await items.brands.update({ id: 1, brandsDesc: "Theirs" }).data;
    const ifLastModified = dated.dateLastModified === dateLastModified ? "2020-01-01 00:00:00" : dateLastModified;
    const mine = { id: 1, ifLastModified, brandsDesc: "Mine" };
    await act(() => result.current.rename.mutateAsync(mine).catch(() => undefined));
    expect(result.current.rename.error).toMatchObject({ status: 409 });
    await waitFor(() => expect(result.current.brand.data?.brandsDesc).toBe("Theirs"));
    const before = requests.length;
    await act(() => result.current.rename.mutateAsync({ id: 4711, brandsDesc: "Gone" }).catch(() => undefined));
    expect(result.current.rename.error).toMatchObject({ status: 404 });
    await waitFor(() =>
      expect(requests.slice(before)).toEqual(["PUT /api/items/brands/4711", "GET /api/items/brands/1"]),
    );
  });

  it("carry an idempotency key, so that a repetition does nothing new", async () => {
    const { result } = await renderAs("ada", useCreateOnce);
    const create = () => act(() => result.current.mutateAsync({ brandsName: "Once" }));
    const [first, second] = [await create(), await create()];
    expect(second.data.brandsUid).toBe(first.data.brandsUid);
  });
});

describe("useInvalidate", () => {
  it("reads again what a call made with the client itself makes stale", async () => {
    const { result } = await renderAs("ada", useByHand);
    await waitFor(() => expect(result.current.brand.data).toBeDefined());
    await result.current.client.items.brands.update({ id: 2, brandsName: "Renamed" });
    await act(() => result.current.invalidate("items.brands.update"));
    await waitFor(() => expect(result.current.brand.data?.brandsName).toBe("Renamed"));
  });
});
