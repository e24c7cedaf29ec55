import "./labels.css";
import { dataOf } from "@purvey/react";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { Field } from "@purvey/ui/field";
import { NumberInput } from "@purvey/ui/number-input";
import { RadioGroup } from "@purvey/ui/radio-group";
import { PageHead } from "@purvey/ui/shell/page-head";
import { TextArea } from "@purvey/ui/text-area";
import { skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { createItemsApi, useItemsQueries } from "../../shared/items-api.ts";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import { usePrintLanguage } from "../../shared/print-language.ts";
import { LatestReceipts } from "../../shared/purchasing/latest-receipts.tsx";
import { armScanner } from "../../shared/scan/scan-center.ts";
import { useScan } from "../../shared/scan/use-scan.ts";
import { useServiceApi } from "../../shared/service-api.ts";
import { useTitle } from "../../shared/use-title.ts";
import { isUnknown, type LabelFacts, labelsOf } from "./label-data.ts";
import { type LabelKind, labelKinds, numbersOf } from "./labels-view.ts";
import { messages } from "./messages.ts";
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
  const numbers = numbersOf(view.item);
  const facts = useFacts(kind, numbers);
  const unknown = numbers.filter((number) => isUnknown(number, facts));
  const labels = labelsOf(kind, numbers, facts, copies);
  const add = (number: string) => void navigate({ search: { ...view, item: [...numbers, number].join(",") } });
  useScan(({ code }) => {
    const again = numbers.includes(code);
    if (!again) add(code);
    return { tone: again ? "again" : "ok", message: text(again ? "alreadyThere" : "added", { code }) };
  });
  return (
    <>
      <PageHead title={text("labels")}>{text("lead")}</PageHead>
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
          <Field label={text("copies")} className="w-32">
            <NumberInput
              value={copies}
              onValueChange={(next) => void navigate({ search: { ...view, copies: next ?? undefined } })}
            />
          </Field>
          <Print kind={kind} labels={labels} />
          {unknown.length > 0 && (
            <Banner tone="low">{text("unknown", { numbers: unknown.join(", "), count: unknown.length })}</Banner>
          )}
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
            <LatestReceipts>{(items) => <LabelsOf items={items} />}</LatestReceipts>
          </div>
        ) : (
          <section aria-label={text("preview")} className="flex flex-wrap content-start gap-3">
            {labels.map((label) => (
              <LabelPreview key={label.itemId ?? label.bin} label={label} kind={kind} />
            ))}
          </section>
        )}
      </div>
    </>
  );
}

/** The way to the labels of what came with a delivery. */
function LabelsOf({ items }: { items: readonly string[] }) {
  const text = useText(messages);
  return (
    <Link to="/ops/labels" search={{ item: items.join(",") }}>
      {text("labelsOf", { count: items.length })}
    </Link>
  );
}

function useFacts(kind: LabelKind, numbers: readonly string[]): ReadonlyMap<string, LabelFacts> {
  const queries = useItemsQueries();
  const asked = kind === "bin" || numbers.length === 0 ? skipToken : { numbers: [...numbers] };
  const { data } = useQuery(dataOf(queries.items.invMast.resolve(asked)));
  return new Map(data?.map(({ asked: number, item }) => [number, item ?? {}]));
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
        rows={5}
        defaultValue={numbersOf(item).join("\n")}
        onBlur={(event) => onChange(numbersOf(event.target.value).join(",") || undefined)}
      />
    </Field>
  );
}

function Print({ kind, labels }: { kind: LabelKind; labels: ReturnType<typeof labelsOf> }) {
  const text = useText(messages);
  const { items } = useServiceApi(createItemsApi);
  const [last, setLast] = useState<{ readonly href: string; readonly labels: string }>();
  const language = usePrintLanguage();
  const wanted = JSON.stringify({ kind, labels, language });
  const print = useMutation({
    mutationFn: () =>
      items.internal.pdf({
        documentType: "label",
        templateId: labelKinds[kind],
        data: { labels },
        options: { format: "A4", language },
      }).data,
    onSuccess: ({ downloadUrl }) => setLast({ href: downloadUrl, labels: wanted }),
  });
  const count = labels.reduce((sum, { copies }) => sum + copies, 0);
  const refused = useDenial("document.create");
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="primary"
        icon="printer"
        busy={print.isPending}
        disabledReason={refused ?? (count === 0 ? text("none") : undefined)}
        onClick={() => print.mutate()}
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
