import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { PageHead } from "@purvey/ui/shell/page-head";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { LineEntry } from "../../../shared/ordering/line-entry.tsx";
import { useResolutions } from "../../../shared/ordering/use-resolutions.ts";
import { deviceMemory } from "../../../shared/session/device-memory.ts";
import { type Draft, recallDraft, rememberDraft, withLines, withScan } from "../draft.ts";
import type { LinesView } from "../lines-view.ts";
import { listedLines, nextBad } from "../listed-lines.ts";
import { messages } from "../messages.ts";
import { useFixKeys } from "../use-fix-keys.ts";
import { useLinePrices } from "../use-line-prices.ts";
import { useOrderActs } from "../use-order-acts.ts";
import { useScans } from "../use-scans.ts";
import { type LineVerdict, verdictsOf } from "../verdicts.ts";
import { LineTable } from "./line-table.tsx";
import { OrderSummary } from "./order-summary.tsx";

const route = getRouteApi("/in/shop/quick-order");

/** The pad: where lines come in, the lines with their verdicts, and what they come to. */
export function OrderPad() {
  const text = useText(messages);
  const { locale } = useFormat();
  const { may, locationId } = useWho();
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const [draft, change] = useDraft();
  const { lines, setAside } = draft;
  const { resolved, retry } = useResolutions(lines, { locationId });
  const verdicts = useMemo(() => verdictsOf(lines, resolved, locale), [lines, resolved, locale]);
  const counts = useMemo(() => countsOf(verdicts, setAside.length), [verdicts, setAside]);
  const prices = useLinePrices(verdicts);
  const { focus, wanted } = useLineFocus();
  const list = useRef<HTMLDivElement>(null);
  const listed = useMemo(() => listedLines(lines, verdicts, view), [lines, verdicts, view]);

  const goTo = (position: number | undefined): boolean => {
    const line = position === undefined ? undefined : lines[position];
    focus(line ? { line: line.key } : "add");
    return line !== undefined;
  };
  /** Puts the focus on the next line that must be fixed; without one the button that adds is next. */
  const goOn = (after: number): boolean => {
    const next = nextBad(verdicts, after);
    if (next === undefined && after < 0) return false;
    return goTo(next === after ? undefined : next);
  };
  useFixKeys(list, { lines, verdicts, onGo: goTo });
  const acts = useOrderActs({ draft, verdicts, change, goOn });
  useScans((code) => change((before) => withScan(before, code)));
  return (
    <>
      <PageHead title={text("title")}>
        <span role="status" className="min-h-5">
          {lines.length > 0 ? text("lines", { count: lines.length }) : text("lead")}
        </span>
      </PageHead>
      <div className="with-summary">
        <div ref={list} className="flex min-w-0 flex-col gap-4">
          <LineEntry
            rows={lines.length === 0 ? 12 : 3}
            onLines={(written) => change((before) => withLines(before, written))}
            onTab={() => counts.bad > 0 && goOn(-1)}
          >
            {text("scanHint")}
          </LineEntry>
          {counts.failed > 0 && (
            <Banner tone="out" actions={<Button onClick={retry}>{text("retry")}</Button>}>
              {text("failedLines", { count: counts.failed })}
            </Banner>
          )}
          {lines.length > 0 && (
            <>
              <LineFilter view={view} lines={lines.length} bad={counts.bad} />
              <LineTable
                lines={listed}
                wanted={wanted}
                prices={prices}
                skipGood={counts.bad > 0}
                showsAll={view.show === undefined}
                onShowAll={() => void navigate({ search: {} })}
                {...acts.ofLine}
              />
            </>
          )}
        </div>
        <OrderSummary
          counts={counts}
          total={prices.total}
          priceless={prices.failed}
          mayAdd={may("cart.write")}
          {...acts.ofList}
        />
      </div>
    </>
  );
}

function countsOf(verdicts: readonly LineVerdict[], aside: number) {
  const of = (kind: LineVerdict["kind"]) => verdicts.filter((verdict) => verdict.kind === kind).length;
  const failed = verdicts.filter((verdict) => verdict.kind === "bad" && verdict.problem === "failed").length;
  return { lines: verdicts.length, good: of("good"), bad: of("bad"), waiting: of("waiting"), aside, failed };
}

interface LineFilterProps {
  readonly view: LinesView;
  /** How many lines there are, and how many of them must be fixed. */
  readonly lines: number;
  readonly bad: number;
}

/** The choice between all lines and those to fix. */
function LineFilter({ view, lines, bad }: LineFilterProps) {
  const text = useText(messages);
  const kinds = [
    { show: undefined, label: text("all"), count: lines },
    { show: "bad", label: text("bad"), count: bad },
  ] as const;
  return (
    <nav aria-label={text("show")} className="flex flex-wrap items-center gap-2">
      {kinds.map(({ show, label, count }) => (
        <RouterLinkButton
          key={label}
          to="/shop/quick-order"
          search={{ show }}
          aria-current={view.show === show ? "true" : undefined}
          variant={view.show === show ? "secondary" : "quiet"}
        >
          {label} <span className="font-mono text-xs text-faint">{count}</span>
        </RouterLinkButton>
      ))}
    </nav>
  );
}

/** The person's draft on this device, and how it is changed; it survives a reload. */
function useDraft(): [Draft, (change: (draft: Draft) => Draft) => void] {
  const { siteId, userId, customerId } = useWho();
  const name = `purvey.quickOrder.${siteId}.${userId}.${customerId}`;
  const [draft, setDraft] = useState(() => recallDraft(deviceMemory(), name));
  useEffect(() => rememberDraft(deviceMemory(), name, draft), [name, draft]);
  return [draft, setDraft];
}

/** Where the focus goes: a line, or the button that adds all. */
type FocusGoal = { readonly line: number } | "add";

/** The way of the focus. */
interface LineFocus {
  /** Says where the focus goes as soon as it is drawn. */
  readonly focus: (goal: FocusGoal) => void;
  /** The line that must be drawn for it. */
  readonly wanted: { readonly key: number } | undefined;
}

/** Moves the focus to what must be fixed of a line once it is drawn; a line without a wrong field to its first one. */
function useLineFocus(): LineFocus {
  const [goal, setGoal] = useState<FocusGoal>();
  useEffect(() => {
    if (!goal) return;
    const found = goal === "add" ? document.querySelector<HTMLElement>("[data-add]") : controlOf(goal.line);
    if (!found) return;
    found.focus();
    setGoal(undefined);
  });
  const focus = useCallback((next: FocusGoal) => setGoal(next), []);
  const wanted = useMemo(() => (goal && goal !== "add" ? { key: goal.line } : undefined), [goal]);
  return { focus, wanted };
}

function controlOf(key: number): HTMLElement | undefined {
  const row = document.querySelector(`[data-line="${key}"]`)?.closest("tr");
  const shown = (selector: string) =>
    [...(row?.querySelectorAll<HTMLElement>(selector) ?? [])].find((element) => element.checkVisibility());
  return shown("[data-fix]") ?? shown("input");
}
