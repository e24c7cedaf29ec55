import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { noticesRead } from "../first-reads/home-inputs.ts";
import { useSiteQueries } from "../site-api.ts";
import { useKeptState } from "../use-kept-state.ts";
import { type NoticesDone, withDone } from "./notices-model.ts";

/**
 * What the person is notified of, the newest first.
 *
 * @param every milliseconds after which it is read again; once without it, not at all with `undefined`
 */
export function useNotices(every: number | false | undefined = false) {
  const { notifications } = useSiteQueries().site;
  const query = dataOf(notifications.list(every === undefined ? skipToken : { limit: noticesRead }));
  return useQuery({ ...query, refetchInterval: every ?? false });
}

const none: NoticesDone = {};

/** What the person is done with on this device, and how something is added: a notice's number or a page. */
export function useNoticesDone(): readonly [NoticesDone, (key: string) => void] {
  const [done, setDone] = useKeptState<NoticesDone>("notices", none);
  const finish = useCallback((key: string) => setDone((now) => withDone(now, key, new Date())), [setDone]);
  return [done, finish];
}
