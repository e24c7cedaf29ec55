import type { StockroomPart, Section as StockroomSection, Warehouse } from "@purvey/contract/generated/vmi";
import { Button } from "@purvey/ui/button";
import { Checkbox } from "@purvey/ui/checkbox";
import { RadioGroup } from "@purvey/ui/radio-group";
import { Section } from "@purvey/ui/shell/page-head";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { Unread } from "../../../shared/parts/unread.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { partText } from "../../../shared/stockroom/part-key.ts";
import { useSections, useStockroomParts } from "../../../shared/stockroom/use-stockroom.ts";
import { useWide } from "../../../shared/use-wide.ts";
import type { CountSheet } from "../count-model.ts";
import { messages } from "../messages.ts";

const whole = "whole";

export interface StartCountProps {
  readonly stockroom: Warehouse;
  /** The section of the address, chosen from the start. */
  readonly section: number | undefined;
  readonly onStart: (sheet: CountSheet) => void;
}

/** Which section is counted, and whether blind. */
export function StartCount({ stockroom, section, onStart }: StartCountProps) {
  const text = useText(messages);
  const { warehouseUid, customerId } = stockroom;
  const parts = useStockroomParts(warehouseUid);
  const known = useSections(customerId);
  const all = known.data;
  const [chosen, setChosen] = useState<string | null>(section === undefined ? null : String(section));
  const [blind, setBlind] = useState(true);
  const wide = useWide(72);
  const denial = useDenial("stockroom.move");
  const rows = parts.data?.data ?? [];
  const countOf = ({ sectionsUid }: StockroomSection) => rows.filter((part) => part.sectionsUid === sectionsUid).length;
  const sections = (all ?? []).filter((each) => countOf(each) > 0);
  const value = chosen ?? (sections[0] ? String(sections[0].sectionsUid) : whole);
  const start = () => {
    const one = sections.find(({ sectionsUid }) => String(sectionsUid) === value);
    const counted = rows.filter((part) => one === undefined || part.sectionsUid === one.sectionsUid);
    onStart({
      sectionsUid: one?.sectionsUid,
      sectionName: one?.sectionName,
      blind,
      startedAt: Date.now(),
      lines: [],
      parts: counted.map((part) => ({
        invMastUid: part.invMastUid,
        invProfileLineType: part.invProfileLineType,
        itemId: part.itemId,
        description: part.description,
        unitOfMeasure: part.unitOfMeasure,
        upcOrEanId: part.upcOrEanId,
        qtyOnHand: part.qtyOnHand,
      })),
    });
  };
  // Sections come in one piece with their counts: none moves away under the finger.
  if (!parts.data) return <Unread query={parts} />;
  if (!all) return <Unread query={known} />;
  const chosenRows = rows.filter(({ sectionsUid }) => value === whole || String(sectionsUid) === value);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
      <div className="flex max-w-xl flex-col gap-4">
        <RadioGroup
          legend={text("choose")}
          hint={text("chooseHint")}
          value={value}
          onValueChange={setChosen}
          options={[
            ...sections.map((each) => ({
              value: String(each.sectionsUid),
              label: each.sectionName,
              ...(each.sectionDesc ? { hint: each.sectionDesc } : {}),
              aside: text("parts", { count: countOf(each) }),
            })),
            { value: whole, label: text("whole"), aside: text("parts", { count: rows.length }) },
          ]}
        />
        <Checkbox label={text("blind")} hint={text("blindHint")} checked={blind} onChange={() => setBlind(!blind)} />
        <Button
          variant="primary"
          icon="scan"
          className="sm:self-start max-sm:sticky max-sm:bottom-[calc(var(--bottom-bar,0px)+0.5rem)] max-sm:z-3"
          busy={parts.isPending || (parts.isFetching && !parts.isFetchedAfterMount)}
          disabledReason={denial}
          onClick={start}
        >
          {text("start")}
        </Button>
      </div>
      {wide && <ToWalk parts={chosenRows} />}
    </div>
  );
}

/** Beside the choice: the parts that the chosen section has by the books, without how many: a count may be blind. */
function ToWalk({ parts }: { parts: readonly StockroomPart[] }) {
  const text = useText(messages);
  return (
    <Section title={text("open")} note={text("parts", { count: parts.length })}>
      <ul className="grid grid-cols-1 gap-x-10 xl:grid-cols-2 2xl:grid-cols-3">
        {parts.map((part) => (
          <li key={partText(part)} className="flex items-baseline gap-3 border-b border-rule py-1.5">
            <span className="shrink-0 font-mono font-semibold">{part.itemId}</span>
            <span className="min-w-0 truncate text-sm text-soft">{part.description}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
