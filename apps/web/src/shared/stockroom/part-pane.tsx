import type { StockroomPart } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Gauge } from "@purvey/ui/data/gauge";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../i18n/messages.ts";
import { PartPicture } from "../parts/part-picture.tsx";
import { useVmiQueries } from "../vmi-api.ts";
import { MovementList } from "./movement-list.tsx";
import { PartElsewhere } from "./part-elsewhere.tsx";
import { partKeyOf } from "./part-key.ts";
import { partMessages } from "./part-messages.ts";
import { PartName } from "./part-name.tsx";
import { UsageHistory } from "./usage-history.tsx";

/** What `PartPane` takes. */
export interface PartPaneProps {
  readonly part: StockroomPart;
  /** Only what tells the part from others: no figure that a blind count must not show. */
  readonly blind?: boolean;
}

/** A part of a stockroom beside the work: its drawing, stock here and elsewhere, its use and its latest movements. */
export function PartPane({ part, blind = false }: PartPaneProps) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Head part={part} blind={blind} />
      {!blind && (
        <>
          <UsageHistory warehouseUid={part.warehouseUid} part={part} />
          <PartElsewhere part={part} />
          <PartMoves part={part} />
        </>
      )}
    </div>
  );
}

function Head({ part, blind }: { part: StockroomPart; blind: boolean }) {
  const text = useText(partMessages);
  const { itemId, description, imageUrl, sectionName, upcOrEanId, lots, unitOfMeasure } = part;
  const { qtyOnHand, qtyOnOrder, minQty, maxQty } = part;
  const lotList = lots.map(({ lotNumber, qtyOnHand: left }) => (
    <span key={lotNumber} className="block">
      {text("lot", { lot: lotNumber })} <Quantity quantity={left} unit={unitOfMeasure} />
    </span>
  ));
  const facts = [
    ...(sectionName ? [{ term: text("section"), value: sectionName }] : []),
    ...(upcOrEanId ? [{ term: text("barCode"), value: <span className="font-mono">{upcOrEanId}</span> }] : []),
    ...(lots.length > 0 && !blind ? [{ term: text("lots"), value: lotList }] : []),
  ];
  return (
    <div className="flex flex-wrap items-start gap-4">
      <PartPicture src={imageUrl} size={128} className="shrink-0" />
      <div className="flex min-w-0 grow basis-48 flex-col gap-2">
        <div>
          <PartNumber value={itemId} link={(look) => <PartName part={part} {...look} />} />
          <p className="text-soft">{description}</p>
        </div>
        {!blind && (
          <Gauge
            word
            width={128}
            onHand={qtyOnHand}
            onOrder={qtyOnOrder}
            minimum={minQty ?? undefined}
            maximum={maxQty ?? undefined}
            unit={unitOfMeasure}
          />
        )}
        <DefinitionList inline items={facts} />
      </div>
    </div>
  );
}

function PartMoves({ part }: { part: StockroomPart }) {
  const text = useText(partMessages);
  const queries = useVmiQueries();
  const input = { warehouseUid: part.warehouseUid, limit: 5, ...partKeyOf(part) };
  const { data } = useQuery(dataOf(queries.vmi.warehouse.movements(input)));
  return (
    <Section title={text("partMoves")}>
      <MovementList label={text("partMoves")} movements={data} ofPart />
    </Section>
  );
}
