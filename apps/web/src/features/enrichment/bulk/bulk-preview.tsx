import type { TableColumn } from "@purvey/ui/data/data-table";
import { Status, type StatusShape } from "@purvey/ui/data/status";
import type { ReactNode } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { LongRows } from "../../../shared/parts/long-rows.tsx";
import { CatalogNumber } from "../parts/catalog-number.tsx";
import { bulkMessages } from "./bulk-messages.ts";
import type { BulkWork, PlannedItem } from "./bulk-plan.ts";
import { useFieldNames } from "./use-field-names.ts";

/** Each item with what its fields hold, what they will hold, and what became of it. */
export function BulkPreview({ plan, work }: { plan: readonly PlannedItem[]; work: BulkWork }) {
  const text = useText(bulkMessages);
  const columns = usePreviewColumns(work);
  return (
    <LongRows<PlannedItem>
      caption={text("changes")}
      columns={columns}
      rows={plan}
      rowKey={({ item }) => item.invMastUid}
      rowLabel={({ item }) => item.itemId}
      keyboard="page"
      rowTone={({ item, problem }) =>
        problem !== undefined || typeof work.results[item.invMastUid] === "object" ? "out" : undefined
      }
    />
  );
}

function usePreviewColumns(work: BulkWork): TableColumn<PlannedItem>[] {
  const text = useText(bulkMessages);
  const { nameOf } = useFieldNames();
  const lines = (planned: PlannedItem, line: (key: string) => ReactNode) =>
    Object.keys(planned.after ?? {}).map((key) => (
      <span key={key} className="block truncate">
        {line(key)}
      </span>
    ));
  const value = (held: string | undefined) =>
    held ? <span title={held}>{held}</span> : <span className="text-faint">{text("empty")}</span>;
  return [
    {
      key: "item",
      header: text("item"),
      width: 168,
      cell: ({ item }) => <CatalogNumber item={item.itemId} />,
    },
    {
      key: "field",
      header: text("field"),
      width: 184,
      hideBelow: "medium",
      cell: (planned) => lines(planned, nameOf),
    },
    {
      key: "now",
      header: text("now"),
      width: 240,
      hideBelow: "narrow",
      cell: (planned) => lines(planned, (key) => value(planned.before[key])),
    },
    {
      key: "next",
      header: text("next"),
      minWidth: 96,
      maxWidth: 480,
      cell: (planned) => lines(planned, (key) => value(planned.after?.[key])),
    },
    {
      key: "result",
      header: text("result"),
      width: 148,
      wrap: true,
      cell: (planned) => <Result planned={planned} work={work} />,
    },
  ];
}

type Outcome = "waiting" | "same" | "stored" | "undone" | "failed";

const tones: Readonly<Record<Outcome, StatusShape>> = {
  waiting: "open",
  same: "open",
  stored: "ok",
  undone: "low",
  failed: "out",
};

function Result({ planned, work }: { planned: PlannedItem; work: BulkWork }) {
  const text = useText(bulkMessages);
  const result = work.results[planned.item.invMastUid];
  const problem = typeof result === "object" ? result.error : planned.problem;
  const nothing = Object.keys(planned.after ?? {}).length === 0 ? "same" : "waiting";
  const outcome: Outcome = problem === undefined && typeof result !== "object" ? (result ?? nothing) : "failed";
  return (
    <>
      <Status tone={tones[outcome]}>{text(outcome)}</Status>
      {problem !== undefined && <span className="block text-xs">{problem}</span>}
    </>
  );
}
