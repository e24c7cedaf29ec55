import { warehouseOps } from "@purvey/client/services/warehouseOps";
import type { PurchaseOrderReceipt, Receiving, ReceivingLine } from "@purvey/contract/generated/warehouseOps";
import { dataOf } from "@purvey/react";
import { Quantity } from "@purvey/ui/data/quantity";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Sentence } from "@purvey/ui/sentence";
import { Section } from "@purvey/ui/shell/page-head";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWho } from "../customer/who.tsx";
import { useText } from "../i18n/messages.ts";
import { saySentence } from "../sentences/say-sentence.ts";
import { useService } from "../use-service.ts";
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

/**
 * What came of a purchase order; nothing until it is read. Screens of an order ask for it at once: its number is all it takes,
 * not the order.
 */
export function useCame(poNo: number): readonly (Receiving | PurchaseOrderReceipt)[] | undefined {
  const { may } = useWho();
  const { receiving, purchaseOrderReceipt } = useService(warehouseOps).queries;
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
      <Timestamp value={dateCreated} className="min-w-44 text-soft" />
      <span className="font-mono">{referenceNo ?? "–"}</span>
      <span className="grow">
        {lines.map((line) => (
          <CameLine key={line.lineNo} line={line} />
        ))}
      </span>
      <Status tone={shapes[importState]}>{text(`state-${importState}`)}</Status>
      {importState === "hold" && "receivingUid" in document && (
        <Link to="/ops/receiving/$po" params={{ po: document.poNo }} search={{ held: document.receivingUid }}>
          {text("correctHeld")}
        </Link>
      )}
      {processMessage && (
        <p className="basis-full text-sm text-soft">
          <Sentence>{saySentence(processMessage)}</Sentence>
        </p>
      )}
    </li>
  );
}

/** How many lots, bins or serial numbers of a line are named. */
const mostNamed = 8;

/** How much of an item came, in which lots and bins, with which serial numbers, and why it is not what was ordered. */
function CameLine({ line }: { line: ReceivingLine }) {
  const text = useText(poMessages);
  const { itemId, qtyReceived, uom, bins, reason, complete } = line;
  const named = (name: "lots" | "inBins" | "serials", all: readonly (string | null)[]) => {
    const known = [...new Set(all.filter((value) => value !== null))];
    const values = [...known.slice(0, mostNamed), ...(known.length > mostNamed ? ["…"] : [])].join(", ");
    return known.length > 0 ? [text(name, { count: known.length, values })] : [];
  };
  const more = [
    ...named(
      "lots",
      bins.map(({ lot }) => lot),
    ),
    ...named(
      "inBins",
      bins.map(({ bin }) => bin),
    ),
    ...named(
      "serials",
      bins.flatMap(({ serials }) => serials),
    ),
    ...(complete === "Y" ? [text("noMore")] : []),
    ...(reason ? [text("because", { reason })] : []),
  ];
  return (
    <span className="me-2 inline-block max-w-full">
      <span className="me-1 font-mono">{itemId}</span> <Quantity quantity={qtyReceived} unit={uom} />
      {more.length > 0 && <span className="block text-sm text-soft">{more.join(" · ")}</span>}
    </span>
  );
}
