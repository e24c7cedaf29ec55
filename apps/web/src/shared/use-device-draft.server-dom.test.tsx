import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "../../../../packages/server/src/testing/test-server.ts";
import type { Trinity } from "./customer/who.tsx";
import { SessionStore } from "./session/session-store.ts";
import { HeldDatabase } from "./testing/held-database.ts";

const device = new HeldDatabase();
Object.assign(globalThis, { indexedDB: device });
const { WhoProvider } = await import("./customer/who.tsx");
const { SessionProvider } = await import("./session/session-context.tsx");
const { useDeviceDraft } = await import("./use-device-draft.ts");

let server: TestServer;
const trinities = new Map<string, Trinity>();

beforeAll(async () => {
  server = await openTestServer("embedded");
  for (const username of ["dana", "amir"]) {
    const { userId } = await server.principalOf(username);
    trinities.set(username, await (await server.clientFor(username)).content.users.trinity({ id: userId }).data);
  }
});
afterAll(() => server.close());
beforeEach(() => device.clear());

/** The draft as somebody has it who opens the screen; `siteId` is where they are signed in. */
function openAs(username: string, siteId = "demo") {
  const trinity = trinities.get(username);
  if (!trinity) throw new Error(`Nobody is called ${username} here.`);
  const store = new SessionStore(siteId);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider store={store}>
      <WhoProvider trinity={trinity}>{children}</WhoProvider>
    </SessionProvider>
  );
  return renderHook(() => useDeviceDraft<string>("import"), { wrapper }).result;
}

describe("a draft on the device", () => {
  it("is there again for the same person on the same site, and for nobody else", async () => {
    const mine = openAs("dana");
    await waitFor(() => expect(mine.current.loaded).toBe(true));
    act(() => mine.current.keep("hers.csv"));
    await waitFor(() => expect(device.values()).toEqual(["hers.csv"]));
    for (const [username, siteId, draft] of [
      ["dana", "demo", "hers.csv"],
      ["amir", "demo", undefined],
      ["dana", "other", undefined],
    ] as const) {
      const opened = openAs(username, siteId);
      await waitFor(() => expect(opened.current.loaded).toBe(true));
      expect([username, siteId, opened.current.draft]).toEqual([username, siteId, draft]);
    }
  });

  /** The screen opened again while the device is still being asked for the older draft. */
  async function openAgain() {
    const before = openAs("dana");
    await waitFor(() => expect(before.current.loaded).toBe(true));
    act(() => before.current.keep("older.csv"));
    await waitFor(() => expect(device.values()).toEqual(["older.csv"]));
    cleanup();
    const release = device.holdReads();
    const draft = openAs("dana");
    await waitFor(() => expect(device.heldReads()).toBe(1));
    return { release, draft };
  }

  it("keeps what was entered while the device was still being asked for the older one", async () => {
    const { release, draft } = await openAgain();
    expect(draft.current.loaded).toBe(false);
    act(() => draft.current.keep("newer.csv"));
    expect(draft.current).toMatchObject({ loaded: true, draft: "newer.csv" });
    await act(async () => release());
    await waitFor(() => expect(device.values()).toEqual(["newer.csv"]));
    expect(draft.current).toMatchObject({ loaded: true, draft: "newer.csv", failed: false });
  });

  it("shows the older one when nothing was entered meanwhile", async () => {
    const { release, draft } = await openAgain();
    await act(async () => release());
    await waitFor(() => expect(draft.current).toMatchObject({ loaded: true, draft: "older.csv" }));
  });
});
