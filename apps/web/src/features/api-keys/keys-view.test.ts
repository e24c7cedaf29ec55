import { expect, it } from "vitest";
import { emptyDraft, inputOf, keysInput, readKeysView } from "./keys-view.ts";

it("reads from an address what fits, and asks for that", () => {
  const view = readKeysView({ state: "revoked", page: "3", adding: "1" });
  expect(view).toEqual({ state: "revoked", page: 3, adding: 1 });
  expect(keysInput(view)).toEqual({ state: "revoked", limit: 50, offset: 100 });
  expect(readKeysView({ state: "lost", page: "1", adding: "x" })).toEqual({});
  expect(keysInput({})).toEqual({ limit: 50, offset: 0 });
});

it("makes a key for so many days, and one without an end only when that is chosen", () => {
  const now = Date.UTC(2026, 0, 31, 12, 30, 15);
  const draft = { ...emptyDraft, name: "Feed", permissions: ["price.read"] as const };
  expect(inputOf(draft, now)).toEqual({
    name: "Feed",
    permissions: ["price.read"],
    dateExpires: "2026-05-01 12:30:15",
  });
  expect(inputOf({ ...draft, term: "30" }, now).dateExpires).toBe("2026-03-02 12:30:15");
  expect(inputOf({ ...draft, term: "none", customerId: 100200, callsPerMinute: 60 }, now)).toEqual({
    name: "Feed",
    permissions: ["price.read"],
    customerId: 100200,
    callsPerMinute: 60,
    dateExpires: null,
  });
});
