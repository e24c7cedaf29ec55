import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { SessionProvider } from "./session-context.tsx";
import { SessionStore } from "./session-store.ts";
import { useTabDraft } from "./use-tab-draft.ts";

const empty = { note: "" };

/** The draft of a screen as somebody has it who opens it on a site. */
function openAs(siteId: string, userId: number) {
  const store = new SessionStore(siteId);
  store.signIn({ siteId, userId, username: `user${userId}`, token: "token" });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider store={store}>{children}</SessionProvider>
  );
  const { result } = renderHook(() => useTabDraft("board/1", empty), { wrapper });
  return { draft: () => result.current[0], enter: (note: string) => act(() => result.current[1]({ note })) };
}

afterEach(() => sessionStorage.clear());

describe("what somebody has entered and not sent", () => {
  it("is there again after a reload, for the same person on the same site", () => {
    const before = openAs("demo", 1);
    expect(before.draft()).toEqual({ note: "" });
    before.enter("Dock 3");
    expect(openAs("demo", 1).draft()).toEqual({ note: "Dock 3" });
  });

  it("is shown to nobody else in that tab, nor to the same number of a person on another site", () => {
    openAs("demo", 1).enter("Dock 3");
    expect(openAs("demo", 2).draft()).toEqual({ note: "" });
    expect(openAs("other", 1).draft()).toEqual({ note: "" });
    openAs("demo", 2).enter("Dock 4");
    expect(openAs("demo", 1).draft()).toEqual({ note: "Dock 3" });
  });

  it("is dropped where it cannot be read any more", () => {
    openAs("demo", 1).enter("Dock 3");
    for (const place of Object.keys(sessionStorage)) sessionStorage.setItem(place, "{half");
    expect(openAs("demo", 1).draft()).toEqual({ note: "" });
  });
});
