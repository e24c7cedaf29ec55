import { keyPrefix } from "@purvey/react/queries";
import { onlineManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import "fake-indexeddb/auto";
import { describe, expect, it, vi } from "vitest";
import { forgetReads, keepReads, restoreReads } from "./kept-reads.ts";

const key = (username: string, ...path: string[]) => [...keyPrefix("demo", username), ...path];

/** Reads something as a person, and waits until a page loaded later would have it. */
async function read(username: string, path: readonly string[], answer: unknown): Promise<void> {
  const client = new QueryClient();
  const end = keepReads(client, { siteId: "demo", username });
  await client.fetchQuery({ queryKey: key(username, ...path), queryFn: () => answer });
  end();
}

async function reload(username: string): Promise<QueryClient> {
  const client = new QueryClient();
  await restoreReads(client, { siteId: "demo", username });
  return client;
}

/** Waits until a check holds; a busy machine takes its time. */
const eventually = (check: () => unknown) => vi.waitFor(check, 20_000);

describe("kept reads", () => {
  it("are there after a reload, for the same person alone", async () => {
    await read("rita", ["orders", "poHdr", "get"], { poNo: 70015 });
    await eventually(async () =>
      expect((await reload("rita")).getQueryData(key("rita", "orders", "poHdr", "get"))).toEqual({ poNo: 70015 }),
    );
    expect((await reload("walt")).getQueryCache().getAll()).toEqual([]);
  });

  it("are asked for again as soon as they are shown, however short ago they were read", async () => {
    await read("dev", ["vmi", "warehouse", "list"], [{ belowMinimumCount: 3 }]);
    await eventually(async () => expect((await reload("dev")).getQueryCache().getAll()).toHaveLength(1));
    const client = await reload("dev");
    const queryKey = key("dev", "vmi", "warehouse", "list");
    const later = () => [{ belowMinimumCount: 2 }];
    const stop = new QueryObserver(client, { queryKey, queryFn: later, staleTime: Infinity }).subscribe(() => {});
    await eventually(() => expect(client.getQueryData(queryKey)).toEqual([{ belowMinimumCount: 2 }]));
    stop();
  });

  it("ask nothing where the page is loaded without a network, until it is back", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    try {
      await reload("rita");
      expect(onlineManager.isOnline()).toBe(false);
    } finally {
      vi.unstubAllGlobals();
      onlineManager.setOnline(true);
    }
  });

  it("hold what was read before they were kept", async () => {
    const client = new QueryClient();
    await client.fetchQuery({ queryKey: key("amir", "content", "users", "trinity"), queryFn: () => "trinity" });
    keepReads(client, { siteId: "demo", username: "amir" })();
    await eventually(async () => expect((await reload("amir")).getQueryCache().getAll()).toHaveLength(1));
  });

  it("hold no carts, prices, customers or payments", async () => {
    for (const service of ["commerce", "pricing", "customers", "payments"]) await read("dana", [service, "list"], 1);
    await read("dana", ["items", "list"], 2);
    await eventually(async () => expect((await reload("dana")).getQueryCache().getAll()).toHaveLength(1));
  });

  it("are gone from the device when the person signs out", async () => {
    await read("ned", ["items", "get"], 1);
    await eventually(async () => expect((await reload("ned")).getQueryCache().getAll()).toHaveLength(1));
    await forgetReads({ siteId: "demo", username: "ned" });
    expect((await reload("ned")).getQueryCache().getAll()).toEqual([]);
  });
});
