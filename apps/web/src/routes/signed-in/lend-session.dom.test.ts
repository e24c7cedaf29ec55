import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { borrowSession } from "../../shared/session/borrow-session.ts";
import { lentKey } from "../../shared/session/borrow-where-lent.ts";
import { SessionStore } from "../../shared/session/session-store.ts";
import { lendSession } from "./lend-session.ts";

const sara = { siteId: "demo", token: "t1", userId: 6, username: "sara" };
const dana = { siteId: "demo", token: "t9", userId: 1, username: "dana" };

const ends: (() => void)[] = [];

/** A tab in which somebody is signed in; `leave` is what signs it out. */
function tabOf(person: typeof sara, actingFor?: number): SessionStore {
  const store = new SessionStore(person.siteId);
  store.signIn(person);
  if (actingFor !== undefined) store.actFor(actingFor);
  ends.push(lendSession(store, () => store.signOut()));
  return store;
}

async function newTab(): Promise<SessionStore> {
  const store = new SessionStore("demo");
  await borrowSession(store);
  return store;
}

describe("the session of a browser's tabs", () => {
  beforeEach(() => history.replaceState(null, "", "/shop"));
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    localStorage.clear();
    sessionStorage.clear();
  });

  it("is lent to a new tab, with the customer for whom one acts, and leaves nothing of it on the device", async () => {
    tabOf(sara, 100300);
    expect((await newTab()).get()).toEqual({ ...sara, actingFor: 100300, expired: false });
    expect(JSON.stringify(localStorage)).not.toContain(sara.token);
    expect(localStorage.getItem(lentKey)).toBe("1");
  });

  it("is that of the tab touched last", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1000 });
    const hasFocus = vi.spyOn(document, "hasFocus").mockReturnValue(true);
    tabOf(sara, 100200);
    vi.setSystemTime(3000);
    tabOf(sara, 100300);
    vi.setSystemTime(2000);
    tabOf(sara, 100400);
    expect((await newTab()).get().actingFor).toBe(100300);
    dispatchEvent(new Event("pointerdown"));
    expect((await newTab()).get().actingFor).toBe(100200);
    hasFocus.mockRestore();
    vi.useRealTimers();
  });

  it("is not lent where another site is asked for, once it ran out, or when nobody is there any more", async () => {
    const tab = tabOf(sara);
    history.replaceState(null, "", "/shop?site=aw");
    expect((await newTab()).get().token).toBeUndefined();
    expect(localStorage.getItem(lentKey)).toBe("1");
    history.replaceState(null, "", "/shop");
    void tab.token({ refresh: true });
    expect((await newTab()).get().token).toBeUndefined();
    expect(localStorage.getItem(lentKey)).toBeNull();
  });

  it("is not waited for when all tabs were closed", async () => {
    const held: string[] = [];
    const locks: Pick<LockManager, "query"> & {
      request: (name: string, options: LockOptions, hold: LockGrantedCallback<void>) => Promise<void>;
    } = {
      query: async () => ({ held: held.map((name) => ({ name, mode: "shared" })) }),
      request: async (name, _options, hold) => {
        held.push(name);
        await hold(null);
        held.splice(held.indexOf(name), 1);
      },
    };
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { locks }));
    tabOf(sara);
    expect((await newTab()).get().token).toBe(sara.token);
    for (const end of ends.splice(0)) end();
    await vi.waitFor(() => expect(held).toEqual([]), 20_000);
    expect(localStorage.getItem(lentKey)).toBe("1");
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    expect((await newTab()).get().token).toBeUndefined();
    expect(localStorage.getItem(lentKey)).toBeNull();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("goes on in all tabs of a person who signed in again in one, and ends in all when one signs out", async () => {
    const [here, there, ofAnother] = [tabOf(sara), tabOf(sara, 100200), tabOf(dana)];
    const waiting = there.token({ refresh: true });
    here.signIn({ ...sara, token: "t2" });
    expect(await waiting).toBe("t2");
    expect(there.get()).toEqual({ ...sara, token: "t2", actingFor: 100200, expired: false });
    here.signOut();
    await vi.waitFor(() => expect(there.get().token).toBeUndefined(), 20_000);
    expect(ofAnother.get().token).toBe("t9");
  });
});
