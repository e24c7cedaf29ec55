import { site } from "@purvey/client/services/site";
import { dataOf } from "@purvey/react";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { noticesRead } from "../first-reads/home-inputs.ts";
import { useKeptState } from "../use-kept-state.ts";
import { useService } from "../use-service.ts";
import { type NoticesDone, withDone } from "./notices-model.ts";

/** What the person is notified of, the newest first. */
export function useNotices() {
  const { notifications } = useService(site).queries;
  return useQuery(dataOf(notifications.list({ limit: noticesRead })));
}

const none: NoticesDone = {};

/** What the person is done with on this device, and how something is added: a notice's number or a page. */
export function useNoticesDone(): readonly [NoticesDone, (key: string) => void] {
  const [done, setDone] = useKeptState<NoticesDone>("notices", none);
  const finish = useCallback((key: string) => setDone((now) => withDone(now, key, new Date())), [setDone]);
  return [done, finish];
}
