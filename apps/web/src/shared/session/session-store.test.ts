import { describe, expect, it } from "vitest";
import { SessionStore, userKeyOf } from "./session-store.ts";

/** The storage of a tab. */
function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const dana = { siteId: "demo", token: "t1", userId: 1, username: "dana" };

describe("SessionStore", () => {
  it("survives a reload of the tab, on its own site only", () => {
    const tab = memory();
    new SessionStore("demo", tab).signIn(dana);
    expect(new SessionStore("demo", tab).get()).toEqual({ ...dana, expired: false });
    expect(new SessionStore("aw", tab).get().token).toBeUndefined();
  });

  it("forgets everything but the site on signing out", () => {
    const tab = memory();
    const store = new SessionStore("demo", tab);
    store.signIn(dana);
    store.signOut();
    expect(store.get()).toMatchObject({ siteId: "demo", token: undefined, userId: undefined });
    expect(new SessionStore("demo", tab).get().token).toBeUndefined();
  });

  it("keeps for whom a representative acts over a reload and a new token, not over signing out or somebody else", () => {
    const tab = memory();
    const sara = { siteId: "demo", token: "t1", userId: 6, username: "sara" };
    const store = new SessionStore("demo", tab);
    store.signIn(sara);
    store.actFor(100200);
    expect(new SessionStore("demo", tab).get().actingFor).toBe(100200);
    expect(userKeyOf(store.get())).not.toBe(userKeyOf({ username: "sara", actingFor: undefined }));
    store.signIn({ ...sara, token: "t2" });
    expect(store.get().actingFor).toBe(100200);
    store.signIn(dana);
    expect(store.get().actingFor).toBeUndefined();
    store.signIn(sara);
    store.actFor(100300);
    store.signOut();
    expect(new SessionStore("demo", tab).get().actingFor).toBeUndefined();
  });

  it("answers no token before signing in, also when one is asked to be renewed", async () => {
    const store = new SessionStore("demo");
    expect(store.token({ refresh: false })).toBeUndefined();
    expect(await store.token({ refresh: true })).toBeUndefined();
    expect(store.get().expired).toBe(false);
  });

  it("lets calls wait for the same person to sign in again", async () => {
    const store = new SessionStore("demo");
    store.signIn(dana);
    const waiting = [store.token({ refresh: true }), store.token({ refresh: true })];
    expect(store.get().expired).toBe(true);
    store.signIn({ ...dana, token: "t2" });
    expect(await Promise.all(waiting)).toEqual(["t2", "t2"]);
    expect(store.get().expired).toBe(false);
  });

  it("does not hand calls of one person to the next", async () => {
    const store = new SessionStore("demo");
    store.signIn(dana);
    const waiting = store.token({ refresh: true });
    store.signIn({ siteId: "demo", token: "t3", userId: 2, username: "amir" });
    expect(await waiting).toBeUndefined();
    const again = store.token({ refresh: true });
    store.signOut();
    expect(await again).toBeUndefined();
  });

  it("tells its listeners, and works where storage is forbidden or spoiled", () => {
    const store = new SessionStore("demo", {
      getItem: () => "{not json",
      setItem: () => {
        throw new Error("forbidden");
      },
      removeItem: () => undefined,
    });
    const seen: (string | undefined)[] = [];
    const stop = store.subscribe(() => seen.push(store.get().token));
    store.signIn(dana);
    stop();
    store.signOut();
    expect(seen).toEqual(["t1"]);
  });
});
