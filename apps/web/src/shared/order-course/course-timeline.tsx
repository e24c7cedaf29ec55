import { StatusGlyph, type StatusShape } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { useText } from "../i18n/messages.ts";
import { type CourseKind, courseOf, type KnownCourse } from "./course-model.ts";
import { courseMessages } from "./messages.ts";

const shapes: Readonly<Record<CourseKind, StatusShape>> = {
  ordered: "open",
  sent: "open",
  picking: "half",
  partShipped: "transit",
  shipped: "transit",
  invoiced: "ok",
  cancelled: "neutral",
};

/** What happened to an order and when, oldest first, in the person's zone. */
export function CourseTimeline({ order }: { order: KnownCourse }) {
  const text = useText(courseMessages);
  return (
    <ol className="flex flex-col border-t border-rule">
      {courseOf(order).map(({ key, kind, at, detail }) => (
        <li key={key} className="flex items-baseline gap-2 border-b border-rule py-1.5">
          <StatusGlyph shape={shapes[kind]} className="shrink-0" />
          <span className="min-w-0 grow">
            {text(kind)}
            {detail && <span className="block text-sm text-soft">{detail}</span>}
          </span>
          {at && <Timestamp value={at} className="shrink-0 text-sm text-soft" />}
        </li>
      ))}
    </ol>
  );
}
