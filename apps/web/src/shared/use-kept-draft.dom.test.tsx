import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SessionProvider } from "./session/session-context.tsx";
import { SessionStore } from "./session/session-store.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

const empty = { lines: 0 };
const place = "purvey.draft.demo.1.usage/1";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** The draft as this tab has it. */
function open() {
  const store = new SessionStore("demo");
  store.signIn({ siteId: "demo", userId: 1, username: "walt", token: "token" });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider store={store}>{children}</SessionProvider>
  );
  const { result } = renderHook(() => useKeptDraft("usage/1", empty), { wrapper });
  return { lines: () => result.current[0].lines, enter: (lines: number) => act(() => result.current[1]({ lines })) };
}

/** What another tab writes, and what the browser tells this one of it, at once or not yet. */
const writeElsewhere = (lines: number) => localStorage.setItem(place, JSON.stringify({ lines }));
const tell = () => dispatchEvent(new StorageEvent("storage", { key: place }));

describe("a draft in two tabs", () => {
  it("shows what another tab entered, and its emptying", () => {
    const draft = open();
    draft.enter(1);
    act(() => {
      writeElsewhere(2);
      tell();
    });
    expect(draft.lines()).toBe(2);
    act(() => {
      localStorage.removeItem(place);
      tell();
    });
    expect(draft.lines()).toBe(0);
  });

  it("never writes what it hears of: the other tab goes on meanwhile", () => {
    const draft = open();
    act(() => {
      for (const lines of [1, 2, 3]) {
        writeElsewhere(lines);
        tell();
      }
      writeElsewhere(4);
    });
    expect(localStorage.getItem(place)).toBe('{"lines":4}');
    act(() => void tell());
    expect(draft.lines()).toBe(4);
  });

  it("has written what is entered as soon as it was entered", () => {
    const draft = open();
    act(() => {
      draft.enter(5);
      draft.enter(6);
      expect(localStorage.getItem(place)).toBe('{"lines":6}');
    });
    expect(open().lines()).toBe(6);
  });

  it("is the same wherever this tab shows it", () => {
    const [one, other] = [open(), open()];
    one.enter(7);
    expect(other.lines()).toBe(7);
  });

  it("lasts until the page is closed where the device takes nothing, or until another tab gets something kept", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    const draft = open();
    draft.enter(8);
    expect(draft.lines()).toBe(8);
    draft.enter(9);
    expect([draft.lines(), localStorage.getItem(place)]).toEqual([9, null]);
    vi.restoreAllMocks();
    act(() => {
      writeElsewhere(2);
      tell();
    });
    expect(draft.lines()).toBe(2);
  });
});
