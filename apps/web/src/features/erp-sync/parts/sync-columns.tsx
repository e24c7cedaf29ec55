import type { ImportRecord } from "@purvey/contract/generated/imports";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { Sentence } from "@purvey/ui/sentence";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { useWide } from "../../../shared/use-wide.ts";
import { messages } from "../messages.ts";
import { shapeOfImport } from "../sync-view.ts";
import { Age, useDocumentName } from "./document-cells.tsx";

/** The columns of what goes to the ERP. */
export function useSyncColumns(): TableColumn<ImportRecord>[] {
  const text = useText(messages);
  const nameOf = useDocumentName();
  const narrow = !useWide(60);
  return useMemo(
    () => [
      {
        key: "document",
        header: text("document"),
        minWidth: 128,
        cell: (record) => (
          <>
            <Link to="/ops/sync/$import" params={{ import: record.importUid }} className="font-semibold">
              {nameOf(record)}
            </Link>
            {record.referenceNo && <span className="block truncate font-mono text-soft">{record.referenceNo}</span>}
            {narrow && record.importResults && (
              <span className="block whitespace-normal text-sm text-soft">
                <Sentence>{saySentence(record.importResults)}</Sentence>
              </span>
            )}
          </>
        ),
      },
      {
        key: "state",
        header: text("state"),
        width: 128,
        cell: (record) => (
          <>
            <Status tone={shapeOfImport(record.importState)}>{text(`state-${record.importState}`)}</Status>
            <span className="below-narrow text-sm text-soft">
              <Age record={record} />
            </span>
          </>
        ),
      },
      {
        key: "age",
        header: text("age"),
        width: 128,
        hideBelow: "narrow",
        cell: (record) => <Age record={record} />,
      },
      {
        key: "reason",
        header: text("reason"),
        width: 400,
        hideBelow: "medium",
        cell: ({ importResults }) => (
          <span className="line-clamp-2 whitespace-normal">
            <Sentence>{saySentence(importResults ?? "–")}</Sentence>
          </span>
        ),
      },
      {
        key: "attempts",
        header: text("attempts"),
        width: 96,
        align: "end",
        hideBelow: "wide",
        cell: ({ attempts }) => attempts,
      },
    ],
    [text, nameOf, narrow],
  );
}
