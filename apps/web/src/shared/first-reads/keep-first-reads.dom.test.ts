import { beforeEach, describe, expect, it, vi } from "vitest";
import { SessionStore } from "../session/session-store.ts";
import { traceHooks } from "../trace/call-trace.ts";
import { firstReadsKey } from "./first-reads.ts";
import { keepFirstReads } from "./keep-first-reads.ts";

/** Says that a call of the screen was answered. */
function answer(endpoint: string, url: string, { status = 200, method = "GET", input = {} } = {}): void {
  const call = { endpoint, url, method, input, headers: {}, attempt: 1, requestId: "r1", milliseconds: 3 };
  traceHooks.onResponse?.({ ...call, status });
}

function signedIn(): SessionStore {
  const session = new SessionStore("demo");
  session.signIn({ siteId: "demo", token: "t1", userId: 7, username: "dana" });
  return session;
}

const kept = (): Record<string, string[]> => JSON.parse(sessionStorage.getItem(firstReadsKey) ?? "{}").screens ?? {};

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(Date.now());
});

/** Waits until a check holds; a busy machine takes its time. */
const eventually = (check: () => unknown) => vi.waitFor(check, 20_000);

describe("what a screen begins with", () => {
  it("is kept by its address: answered GETs without effects and secrets, each once", async () => {
    history.replaceState(null, "", "/shop?one=1");
    keepFirstReads(signedIn(), sessionStorage);
    answer("content.users.get", "/api/content/users/7");
    answer("content.users.get", "/api/content/users/7");
    answer("customers.contacts.refresh", "/api/customers/contacts/refresh");
    answer("commerce.cartLine.add", "/api/commerce/cart-line/1/add", { method: "POST" });
    answer("customers.customer.lookup", "/api/customers/customer/lookup", { status: 404 });
    answer("content.users.list", "/api/content/users?q=x", { input: { q: "•••" } });
    await eventually(() => expect(kept()).toEqual({ "/shop?one=1": ["/api/content/users/7"] }));
  });

  it("ends with the first touch", async () => {
    history.replaceState(null, "", "/shop/two");
    keepFirstReads(signedIn(), sessionStorage);
    answer("content.users.get", "/api/content/users/7");
    await eventually(() => expect(kept()["/shop/two"]).toHaveLength(1));
    dispatchEvent(new Event("pointerdown"));
    answer("customers.customer.get", "/api/customers/customer/1");
    await new Promise((settled) => setTimeout(settled));
    expect(kept()["/shop/two"]).toEqual(["/api/content/users/7"]);
  });

  it("is forgotten with the session", async () => {
    history.replaceState(null, "", "/shop/three");
    const session = signedIn();
    keepFirstReads(session, sessionStorage);
    answer("content.users.get", "/api/content/users/7");
    await eventually(() => expect(kept()["/shop/three"]).toHaveLength(1));
    session.signOut();
    expect(sessionStorage.getItem(firstReadsKey)).toBeNull();
  });
});
