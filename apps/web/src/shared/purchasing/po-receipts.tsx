import type { PurchaseOrderReceipt, Receiving } from "@purvey/contract/generated/warehouseOps";
import { dataOf } from "@purvey/react";
import { Quantity } from "@purvey/ui/data/quantity";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Sentence } from "@purvey/ui/sentence";
import { Section } from "@purvey/ui/shell/page-head";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useWho } from "../customer/who.tsx";
import { useText } from "../i18n/messages.ts";
import { saySentence } from "../sentences/say-sentence.ts";
import { useWarehouseOpsQueries } from "../warehouse-ops-api.ts";
import { poMessages } from "./po-messages.ts";

const shapes = { delivered: "ok", hold: "out", initial: "half" } as const;

/** What came of a purchase order, the latest receipt first; nothing for who may not see the warehouse's documents. */
export function PoReceipts({ poNo }: { poNo: number }) {
  const text = useText(poMessages);
  const came = useCame(poNo);
  if (!came) return null;
  return (
    <Section title={text("came")}>
      {came.length === 0 && <p className="py-3 text-soft">{text("nothingCame")}</p>}
      <ol className="divide-y divide-rule">
        {came.map((document) => (
          <ReceiptRow
            key={`${"receivingUid" in document ? "r" : "p"}${document.dateCreated}${document.referenceNo}`}
            document={document}
          />
        ))}
      </ol>
    </Section>
  );
}

function useCame(poNo: number): readonly (Receiving | PurchaseOrderReceipt)[] | undefined {
  const { may } = useWho();
  const { receiving, purchaseOrderReceipt } = useWarehouseOpsQueries().warehouseOps;
  const asked = may("warehouse.read") ? { poNo, limit: 50 } : skipToken;
  const receivings = useQuery(dataOf(receiving.list(asked))).data;
  const receipts = useQuery(dataOf(purchaseOrderReceipt.list(asked))).data;
  if (!receivings || !receipts) return undefined;
  return [...receivings, ...receipts].toSorted((one, other) => other.dateCreated.localeCompare(one.dateCreated));
}

function ReceiptRow({ document }: { document: Receiving | PurchaseOrderReceipt }) {
  const text = useText(poMessages);
  const { dateCreated, referenceNo, lines, importState, processMessage } = document;
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-2">
      <Timestamp value={dateCreated} className="w-44 text-soft" />
      <span className="font-mono">{referenceNo ?? "–"}</span>
      <span className="grow">
        {lines.map(({ lineNo, itemId, qtyReceived, uom }) => (
          <span key={lineNo} className="me-4">
            <span className="font-mono">{itemId}</span> <Quantity quantity={qtyReceived} unit={uom} />
          </span>
        ))}
      </span>
      <Status tone={shapes[importState]}>{text(`state-${importState}`)}</Status>
      {processMessage && (
        <p className="basis-full text-sm text-soft">
          <Sentence>{saySentence(processMessage)}</Sentence>
        </p>
      )}
    </li>
  );
}
