import type { Notification } from "@purvey/contract/generated/site";
import { StatusGlyph, type StatusShape } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { IconButton } from "@purvey/ui/icon-button";
import { Icon } from "@purvey/ui/icons";
import { Section } from "@purvey/ui/shell/page-head";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "../i18n/messages.ts";
import { useWide } from "../use-wide.ts";
import { noticesMessages } from "./messages.ts";
import { noticesToShow, pageOf, weightiest } from "./notices-model.ts";
import { useNoticeWords } from "./use-notice-words.ts";
import { useNoticesDone } from "./use-notices.ts";

/** How many lines behind the first two are shown without being asked for. */
const linesShown = 3;

const shapes: Readonly<Record<Notification["level"], StatusShape>> = {
  info: "open",
  success: "ok",
  warning: "low",
  error: "out",
};

/** What the person was told and is not done with; nothing where there is nothing. On a phone it is one line until it is opened. */
export function Notices({ notices }: { notices: readonly Notification[] | undefined }) {
  const text = useText(noticesMessages);
  const [done, finish] = useNoticesDone();
  const worded = useNoticeWords();
  const shown = noticesToShow(notices ?? [], done, new Date()).map(worded);
  const wide = useWide(40);
  if (shown.length === 0) return null;
  const list = (
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
            <NoticeText message={notice.message} />
          </span>
          <IconButton
            icon="check"
            label={text("done")}
            aria-describedby={`notice-${notice.notificationUid}`}
            onClick={() => finish(String(notice.notificationUid))}
          />
        </li>
      ))}
    </ul>
  );
  if (!wide) return <Folded notices={shown}>{list}</Folded>;
  return (
    <Section title={text("notices")} note={text("count", { count: shown.length })}>
      {list}
    </Section>
  );
}

/** The weightiest message's title with how many there are: the work below it stays in sight. */
function Folded({ notices, children }: { notices: readonly Notification[]; children: ReactNode }) {
  const text = useText(noticesMessages);
  const first = weightiest(notices);
  return (
    <details className="border-b border-rule">
      <summary className="flex min-h-(--control) cursor-pointer items-center gap-3">
        <StatusGlyph shape={shapes[first?.level ?? "info"]} />
        <span className="min-w-0 flex-1 truncate font-semibold">{first?.title}</span>
        <span className="shrink-0 text-sm text-soft">{text("count", { count: notices.length })}</span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}

/** What there is to say; of a long list the beginning, until it is opened. */
function NoticeText({ message }: Pick<Notification, "message">) {
  const [first = "", second = "", ...more] = message.split("\n");
  const beginning = `${first}\n${second}`;
  if (more.length <= linesShown)
    return <span className="block free-text whitespace-pre-line wrap-anywhere">{message}</span>;
  return (
    <details className="free-text whitespace-pre-line wrap-anywhere">
      <summary className="cursor-pointer">{beginning} …</summary>
      {more.join("\n")}
    </details>
  );
}

function NoticeTitle({ notice }: { notice: Notification }) {
  const page = pageOf(notice);
  const title = (
    <span id={`notice-${notice.notificationUid}`} className="font-semibold">
      {notice.title}
    </span>
  );
  if (page) return <Link to={page}>{title}</Link>;
  if (notice.link?.startsWith("https://")) return <a href={notice.link}>{title}</a>;
  return title;
}
