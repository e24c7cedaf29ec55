import { formatTimestamp, parseTimestamp, type TimestampDetail } from "../format.ts";
import { useFormat } from "./format-provider.tsx";

/** What `Timestamp` takes. */
export interface TimestampProps {
  /** Text of the services, UTC: `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD`. */
  value: string | null | undefined;
  /** How much is written; minutes when absent, the date alone for a text without time. */
  detail?: TimestampDetail;
  /** What stands for no date; "–" when absent. */
  none?: string;
  className?: string;
}

/**
 * A date-time of the services in the person's zone, which it names. The text as stored is in the tool tip. A date
 * without time is not moved between zones. A text that is no date is shown as it is.
 *
 * @example
 * <Timestamp value="2026-03-01 18:30:00" />
 */
export function Timestamp({ value, detail, none = "–", className }: TimestampProps) {
  const { locale, timeZone } = useFormat();
  if (!value) return <span className={className}>{none}</span>;
  const instant = parseTimestamp(value);
  if (!instant) return <span className={className}>{value}</span>;
  const dateOnly = value.length === 10;
  const text = formatTimestamp(instant, dateOnly ? "date" : (detail ?? "minute"), {
    locale,
    timeZone: dateOnly ? "UTC" : timeZone,
  });
  return (
    <time
      className={className}
      dateTime={dateOnly ? value : instant.toISOString()}
      title={dateOnly ? value : `${value} UTC`}
    >
      {text}
    </time>
  );
}
