import type { Notification } from "@purvey/contract/generated/site";
import { StatusGlyph, type StatusShape } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { IconButton } from "@purvey/ui/icon-button";
import { Section } from "@purvey/ui/shell/page-head";
import { Link } from "@tanstack/react-router";
import { useText } from "../i18n/messages.ts";
import { noticesMessages } from "./messages.ts";
import { noticesToShow, pageOf } from "./notices-model.ts";
import { useNotices, useNoticesDone } from "./use-notices.ts";

const shapes: Readonly<Record<Notification["level"], StatusShape>> = {
  ...{ info: "open", success: "ok", warning: "low", error: "out" },
};

/** What the person was told and is not done with; nothing where there is nothing. */
export function Notices() {
  const text = useText(noticesMessages);
  const { data } = useNotices();
  const [done, finish] = useNoticesDone();
  const shown = noticesToShow(data ?? [], done, new Date());
  if (shown.length === 0) return null;
  return (
    <Section title={text("notices")} note={text("count", { count: shown.length })}>
      <ul>
        {shown.map((notice) => (
          <li key={notice.notificationUid} className="flex items-start gap-3 border-b border-rule py-2">
            <span className="flex h-5 items-center">
              <StatusGlyph shape={shapes[notice.level]} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <NoticeTitle notice={notice} />
                <Timestamp className="text-sm text-soft" value={notice.dateCreated} />
              </span>
              <span className="block whitespace-pre-line wrap-anywhere">{notice.message}</span>
            </span>
            <IconButton
              icon="check"
              label={text("done", { title: notice.title })}
              onClick={() => finish(String(notice.notificationUid))}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NoticeTitle({ notice }: { notice: Notification }) {
  const page = pageOf(notice);
  const title = <span className="font-semibold">{notice.title}</span>;
  if (page) return <Link to={page}>{title}</Link>;
  if (notice.link?.startsWith("https://")) return <a href={notice.link}>{title}</a>;
  return title;
}
