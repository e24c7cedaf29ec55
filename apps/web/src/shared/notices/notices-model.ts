import type { Notification } from "@purvey/contract/generated/site";
import { parseTimestamp } from "@purvey/ui/format";
import { areaOfPath } from "../areas.ts";

/** What the person is done with: the number of a notice, or the page it leads to, with the time of that in milliseconds. */
export type NoticesDone = Readonly<Record<string, number>>;

/** How many are shown. */
const most = 5;

const day = 86_400_000;

/** Milliseconds after which a notice is no longer shown. */
const longest = 60 * day;

/** The notices that still matter to somebody, in the order they were given: neither done nor older than sixty days. */
export function noticesToShow(all: readonly Notification[], done: NoticesDone, now: Date): Notification[] {
  const shown = all.filter((notice) => {
    const { notificationUid, dateCreated } = notice;
    const written = parseTimestamp(dateCreated)?.getTime() ?? 0;
    const page = pageOf(notice);
    const finished = page === undefined ? undefined : done[page];
    const past = finished !== undefined && finished >= written;
    return done[String(notificationUid)] === undefined && !past && now.getTime() - written < longest;
  });
  return shown.slice(0, most);
}

const weights: Readonly<Record<Notification["level"], number>> = { error: 3, warning: 2, info: 1, success: 0 };

/** The notice that says the worst, of several the first. */
export function weightiest(notices: readonly Notification[]): Notification | undefined {
  return notices.toSorted((one, other) => weights[other.level] - weights[one.level])[0];
}

/** What is done with one more; what can no longer be shown is forgotten. */
export function withDone(done: NoticesDone, key: string, now: Date): NoticesDone {
  const kept = Object.entries(done).filter(([, at]) => now.getTime() - at < longest);
  return { ...Object.fromEntries(kept), [key]: now.getTime() };
}

/** The page of the application that a notice leads to; undefined where it leads nowhere or outside. */
export function pageOf({ link, quoteRequestUid }: Pick<Notification, "link" | "quoteRequestUid">): string | undefined {
  if (quoteRequestUid !== null) return `/shop/quote-requests/${quoteRequestUid}`;
  return link !== null && areaOfPath(link.split(/[?#]/)[0] ?? "") ? link : undefined;
}
