import type { Notification } from "@purvey/contract/generated/site";
import { describe, expect, it } from "vitest";
import { noticesToShow, pageOf, weightiest, withDone } from "./notices-model.ts";

const now = new Date("2026-03-14T12:00:00Z");

const notice = (notificationUid: number, more: Partial<Notification> = {}): Notification => ({
  notificationUid,
  title: "Dana asks",
  message: "Please",
  level: "info",
  link: null,
  usersId: 2,
  role: null,
  createdBy: 1,
  dateExpires: null,
  wording: null,
  wordingValues: null,
  approvalUid: null,
  quoteRequestUid: null,
  statusCd: 704,
  dateCreated: "2026-03-14 10:00:00",
  dateLastModified: "2026-03-14 10:00:00",
  ...more,
});

const numbers = (notices: readonly Notification[]) => notices.map(({ notificationUid }) => notificationUid);

describe("notices", () => {
  it("are shown until they are done or two months old, five at most", () => {
    const old = notice(9, { dateCreated: "2026-01-02 10:00:00" });
    expect(numbers(noticesToShow([notice(3), notice(2), old], {}, now))).toEqual([3, 2]);
    expect(numbers(noticesToShow([notice(3), notice(2)], withDone({}, "3", now), now))).toEqual([2]);
    expect(
      noticesToShow(
        [8, 7, 6, 5, 4, 3].map((uid) => notice(uid)),
        {},
        now,
      ),
    ).toHaveLength(5);
  });

  it("are told by the weightiest where only one has room", () => {
    expect(weightiest([])).toBeUndefined();
    expect(weightiest([notice(4, { level: "success" }), notice(3), notice(2)])?.notificationUid).toBe(3);
    expect(weightiest([notice(3), notice(2, { level: "warning" })])?.notificationUid).toBe(2);
  });

  it("are done with the page they lead to, but not those that are written about it later", () => {
    const done = withDone({}, "/shop/checkout/7", now);
    const later = notice(2, { link: "/shop/checkout/7", dateCreated: "2026-03-14 12:30:00" });
    expect(numbers(noticesToShow([later, notice(1, { link: "/shop/checkout/7" })], done, now))).toEqual([2]);
  });

  it("forget what was done with those that can no longer be shown", () => {
    expect(withDone({ 1: now.getTime() - 61 * 86_400_000, 2: now.getTime() }, "3", now)).toEqual({
      2: now.getTime(),
      3: now.getTime(),
    });
  });

  it("lead to pages of the application alone", () => {
    expect(pageOf(notice(1, { link: "/shop/checkout/7" }))).toBe("/shop/checkout/7");
    expect(pageOf(notice(1, { link: "/shop/orders?q=7" }))).toBe("/shop/orders?q=7");
    for (const link of [null, "/orders", "https://example.com"]) expect(pageOf(notice(1, { link }))).toBeUndefined();
    expect(pageOf(notice(1, { quoteRequestUid: 12 }))).toBe("/shop/quote-requests/12");
  });
});
