import { items } from "@purvey/client/services/items";
import { useService } from "../../shared/use-service.ts";
import "./labels.css";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { Field } from "@purvey/ui/field";
import { RadioGroup } from "@purvey/ui/radio-group";
import { PageHead } from "@purvey/ui/shell/page-head";
import { TextArea } from "@purvey/ui/text-area";
import { keepPreviousData, skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { ownPath } from "../../shared/own-path.ts";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import { usePrintLanguage } from "../../shared/print-language.ts";
import { LatestReceipts } from "../../shared/purchasing/latest-receipts.tsx";
import { armScanner } from "../../shared/scan/scan-center.ts";
import { useScan } from "../../shared/scan/use-scan.ts";
import { attendUnread } from "../../shared/unread-number.ts";
import { useTitle } from "../../shared/use-title.ts";
import { useWide } from "../../shared/use-wide.ts";
import { isMisfit, itemsOf, type LabelFacts, labelKey, labelsOf, lacksBin } from "./label-data.ts";
import { type LabelKind, labelKinds, mostLabels, mostNumbers, numbersOf, withScanned } from "./labels-view.ts";
import { messages } from "./messages.ts";
import { Copies } from "./parts/copies.tsx";
import { LabelDoubts } from "./parts/label-doubts.tsx";
import { LabelPreview } from "./parts/label-preview.tsx";

const route = getRouteApi("/in/ops/labels");

/** Labels of items, bins and shelves: any list of numbers, a preview, and the server's PDF. */
export function LabelsScreen() {
  const text = useText(messages);
  useTitle(text("labels"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const kind = view.kind ?? "item";
  const copies = view.copies ?? 1;
  const written = numbersOf(view.item);
  const numbers = written.slice(0, mostNumbers);
  const { facts, reading } = useFacts(kind, numbers);
  const [wrongCopies, setWrongCopies] = useState<number>();
  const labels = labelsOf(kind, numbers, facts, copies);
  const wide = useWide(120);
  useScan(({ code }) => {
    const next = withScanned(kind, written, code);
    const added = next.at(-1) ?? code;
    if (written.includes(added)) return { tone: "again", message: text("alreadyThere", { code: added }) };
    void navigate({ search: { ...view, item: next.join(",") } });
    return { tone: "ok", message: text(lacksBin(kind, added) ? "scanBin" : "added", { code: added }) };
  });
  return (
    <>
      <PageHead title={text("labels")}>{text("lead")}</PageHead>
      <div className="list-desk">
        <div className="grid gap-6 pb-20 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div className="flex flex-col gap-4">
            <RadioGroup
              legend={text("kind")}
              value={kind}
              onValueChange={(next) => void navigate({ search: { ...view, kind: next as LabelKind } })}
              options={(Object.keys(labelKinds) as LabelKind[]).map((value) => ({ value, label: text(value) }))}
            />
            <Numbers
              key={view.item}
              item={view.item}
              kind={kind}
              onChange={(item) => void navigate({ search: { ...view, item } })}
            />
            <Copies
              wrong={wrongCopies}
              copies={copies}
              onChange={(next) => void navigate({ search: { ...view, copies: next } })}
              onWrong={setWrongCopies}
            />
            <Print
              kind={kind}
              labels={labels}
              reading={reading}
              wrong={wrongCopies !== undefined || numbers.some((number) => isMisfit(kind, number))}
            />
            <LabelDoubts kind={kind} numbers={numbers} facts={facts} beyond={written.length - numbers.length} />
          </div>
          {labels.length === 0 ? (
            <div className="flex flex-col gap-8">
              <EmptyState
                title={text("none")}
                actions={
                  <Button icon="scan" onClick={() => armScanner(true)}>
                    {text("scan")}
                  </Button>
                }
              >
                {text("noneHint")}
              </EmptyState>
              {!wide && <Received before={written} />}
            </div>
          ) : (
            <section aria-label={text("preview")} className="flex flex-wrap content-start gap-3">
              {labels.map((label) => (
                <LabelPreview key={labelKey(label)} label={label} kind={kind} />
              ))}
            </section>
          )}
        </div>
        {wide && (
          <aside>
            <Received before={kind === "item" ? written : []} />
          </aside>
        )}
      </div>
    </>
  );
}

/** What came last, and the way to its labels, beside those that are chosen already. */
function Received({ before }: { before: readonly string[] }) {
  return <LatestReceipts>{(items) => <LabelsOf items={items} before={before} />}</LatestReceipts>;
}

/** The way to the labels of what came with a delivery. */
function LabelsOf({ items, before }: { items: readonly string[]; before: readonly string[] }) {
  const text = useText(messages);
  return (
    <Link to="/ops/labels" search={{ item: [...new Set([...before, ...items])].join(",") }}>
      {text("labelsOf", { count: items.length })}
    </Link>
  );
}

/** What is known of the items; of those that were known before while further ones are asked for. */
function useFacts(kind: LabelKind, numbers: readonly string[]) {
  const { queries } = useService(items);
  const codes = itemsOf(kind, numbers);
  const asked = codes.length === 0 ? skipToken : { numbers: codes };
  const { data, isPending, isPlaceholderData, isFetching } = useQuery({
    ...dataOf(queries.invMast.resolve(asked)),
    placeholderData: keepPreviousData,
  });
  const facts: ReadonlyMap<string, LabelFacts> = new Map(data?.map(({ asked: number, item }) => [number, item ?? {}]));
  return { facts, reading: isFetching && (isPending || isPlaceholderData) };
}

function Numbers({
  item,
  kind,
  onChange,
}: {
  item: string | undefined;
  kind: LabelKind;
  onChange: (item: string | undefined) => void;
}) {
  const text = useText(messages);
  return (
    <Field label={text(kind === "bin" ? "bins" : "items")} hint={text(kind === "shelf" ? "shelfHint" : "numbersHint")}>
      <TextArea
        mono
        rows={Math.min(20, Math.max(5, numbersOf(item).length + 1))}
        defaultValue={numbersOf(item).join("\n")}
        onBlur={(event) => onChange(numbersOf(event.target.value).join(",") || undefined)}
      />
    </Field>
  );
}

interface PrintProps {
  readonly kind: LabelKind;
  readonly labels: ReturnType<typeof labelsOf>;
  /** Whether descriptions are still on their way: labels wait for them. */
  readonly reading: boolean;
  /** Whether something is to be corrected before. */
  readonly wrong: boolean;
}

function Print({ kind, labels, reading, wrong }: PrintProps) {
  const text = useText(messages);
  const { api } = useService(items);
  const { online } = useQueue();
  const [last, setLast] = useState<{ readonly href: string; readonly labels: string }>();
  const language = usePrintLanguage();
  const wanted = JSON.stringify({ kind, labels, language });
  const print = useMutation({
    mutationFn: async () => {
      const { downloadUrl } = await api.internal.pdf({
        documentType: "label",
        templateId: labelKinds[kind],
        data: { labels },
        options: { format: "A4", language },
      }).data;
      setLast({ href: ownPath(downloadUrl), labels: wanted });
    },
    // Now or not at all: kept until the network is back it would be printed when nobody stands there any more.
    networkMode: "always",
  });
  const count = labels.reduce((sum, { copies }) => sum + copies, 0);
  const denial = useDenial("document.create");
  const tooMany = count > mostLabels ? text("tooMany", { count, most: mostLabels }) : undefined;
  const missing = count === 0 ? text("none") : online ? undefined : text("offline");
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="primary"
        icon="printer"
        busy={print.isPending || reading}
        disabledReason={denial ?? missing ?? (wrong ? text("correctFirst") : tooMany)}
        onClick={() => attendUnread() || print.mutate()}
      >
        {text("print", { count })}
      </Button>
      {print.error && <Failure error={print.error} onRetry={() => print.mutate()} />}
      {/* The print of other labels than those to be seen is no longer offered. */}
      {last?.labels === wanted && (
        <p role="status">
          {text("ready")}{" "}
          <a href={last.href} target="_blank" rel="noreferrer">
            {text("openPdf")}
          </a>
        </p>
      )}
    </div>
  );
}
