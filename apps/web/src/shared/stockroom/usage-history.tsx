import { dataOf } from "@purvey/react";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Sparkline } from "@purvey/ui/data/sparkline";
import { formatNumber } from "@purvey/ui/format";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../i18n/messages.ts";
import { useVmiQueries } from "../vmi-api.ts";
import { type PartKey, partKeyOf } from "./part-key.ts";
import { partMessages } from "./part-messages.ts";
import { lastWeeks, mondayBefore, type UsageWeek, usedIn } from "./usage-weeks.ts";

/** How many weeks are drawn. */
const weekCount = 26;

/** What `UsageHistory` takes. */
export interface UsageHistoryProps {
  readonly warehouseUid: number;
  readonly part: PartKey & { readonly unitOfMeasure: string };
}

/** What a stockroom used of a part in each week of the last half year: bars, and the sum and mean in words. */
export function UsageHistory({ warehouseUid, part }: UsageHistoryProps) {
  const text = useText(partMessages);
  const { locale } = useFormat();
  const [now] = useState(() => new Date());
  const weeks = useUsageWeeks(warehouseUid, part, now);
  const unit = part.unitOfMeasure;
  const dayOf = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" });
  const points = (weeks ?? []).map(({ monday, quantity }) => ({
    label: dayOf.format(new Date(`${monday}T00:00:00Z`)),
    value: quantity,
  }));
  const sum = usedIn(weeks ?? []);
  const say = (quantity: number) => formatNumber(Math.round(quantity * 10) / 10, locale);
  const none = weeks ? text("usedNone", { weeks: weekCount }) : "";
  return (
    <Section title={text("used")}>
      <Sparkline label={text("used")} points={points} unit={unit} none={none} height={48} className="mt-3" />
      <p className="mt-1 min-h-5 text-sm text-soft">
        {sum > 0 && text("usedSum", { quantity: say(sum), mean: say(sum / weekCount), unit, weeks: weekCount })}
      </p>
    </Section>
  );
}

function useUsageWeeks(warehouseUid: number, part: PartKey, now: Date): readonly UsageWeek[] | undefined {
  const queries = useVmiQueries();
  const since = `${mondayBefore(now, weekCount - 1)} 00:00:00`;
  const input = { warehouseUid, by: "week", since, limit: weekCount, ...partKeyOf(part) } as const;
  const { data } = useQuery(dataOf(queries.vmi.warehouse.usageTotals(input)));
  return data && lastWeeks(data, now, weekCount);
}
