import { Section } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import type { ReactNode } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import type { NextOf } from "../use-matters.ts";

/** A line of what is to be done first: what it is and how it stands, and in small what it belongs to. */
export interface NextLine {
  readonly key: string | number;
  /** A link to where it is done. */
  readonly what: ReactNode;
  readonly how: ReactNode;
  readonly below: ReactNode;
  readonly belowEnd?: ReactNode;
}

/** What `NextList` takes. */
export interface NextListProps<Row> {
  readonly title: string;
  readonly next: NextOf<Row>;
  readonly lineOf: (row: Row) => NextLine;
}

/** The first lines of a matter under its heading, which stands before them: nothing moves when they come. */
export function NextList<Row>({ title, next: { rows, failed }, lineOf }: NextListProps<Row>) {
  const text = useText(messages);
  return (
    <Section title={title}>
      {failed && <p className="py-3 text-soft">{text("unknown")}</p>}
      {!rows && !failed && <Skeleton width="60%" />}
      {rows?.length === 0 && <p className="py-3 text-soft">{text("nothing")}</p>}
      <ol aria-label={title} className="divide-y divide-rule">
        {rows?.map(lineOf).map(({ key, ...line }) => (
          <NextRow key={key} {...line} />
        ))}
      </ol>
    </Section>
  );
}

function NextRow({ what, how, below, belowEnd }: Omit<NextLine, "key">) {
  return (
    <li className="py-1.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate">{what}</span>
        <span className="shrink-0">{how}</span>
      </p>
      <p className="flex justify-between gap-3 text-sm text-soft">
        <span className="min-w-0 truncate">{below}</span>
        <span className="shrink-0">{belowEnd}</span>
      </p>
    </li>
  );
}
