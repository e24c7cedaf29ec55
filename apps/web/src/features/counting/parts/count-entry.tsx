import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatNumber } from "@purvey/ui/format";
import { useRef, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { clearVerdict, type ScanVerdict } from "../../../shared/scan/scan-center.ts";
import { partText } from "../../../shared/stockroom/part-key.ts";
import { PartScan, type ScannablePart } from "../../../shared/stockroom/part-scan.tsx";
import { StockroomDesk } from "../../../shared/stockroom/stockroom-desk.tsx";
import { useLookUpPart } from "../../../shared/stockroom/use-stockroom.ts";
import { type CountSheet, isExpected, lineOf, withCount } from "../count-model.ts";
import { messages } from "../messages.ts";
import { CountLists } from "./count-lists.tsx";
import { EnterQuantity } from "./enter-quantity.tsx";

/** What `CountEntry` takes. */
export interface CountEntryProps {
  readonly warehouseUid: number;
  readonly sheet: CountSheet;
  readonly onChange: (sheet: CountSheet) => void;
  readonly onReview: () => unknown;
  readonly onDiscard: () => void;
}

/** The rhythm of a count: scan, quantity, next. */
export function CountEntry({ warehouseUid, sheet, onChange, onReview, onDiscard }: CountEntryProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const [part, setPart] = useState<ScannablePart>();
  const scan = useRef<HTMLInputElement>(null);
  const lookUp = useLookUpPart(warehouseUid);
  const choose = (next: ScannablePart): ScanVerdict => {
    setPart(next);
    if (!isExpected(sheet, next)) {
      const section = sheet.sectionName ?? text("stockroom");
      return { tone: "again", message: text("elsewhere", { item: next.itemId, section }) };
    }
    return { tone: lineOf(sheet, next) ? "again" : "ok", message: text("scanned", { item: next.itemId }) };
  };
  const leave = () => {
    setPart(undefined);
    // "How many?" is answered.
    clearVerdict();
    requestAnimationFrame(() => scan.current?.focus());
  };
  const take = (counted: number) => {
    if (part) onChange(withCount(sheet, part, counted));
    leave();
  };
  const { length: done } = sheet.lines;
  const section = sheet.sectionName ?? text("whole");
  const all = formatNumber(sheet.parts.length, locale);
  return (
    <StockroomDesk
      warehouseUid={warehouseUid}
      part={part}
      blind={sheet.blind}
      {...(sheet.blind ? {} : { books: "adjust" })}
    >
      <div className="flex flex-col gap-4">
        <p role="status" className="font-semibold">
          {text("sheet", { section, done, all })}
        </p>
        <div className="flex max-w-xl flex-col gap-4">
          <PartScan parts={sheet.parts} lookUp={lookUp} onPart={choose} inputRef={scan} />
          {part && (
            <EnterQuantity
              key={partText(part)}
              part={part}
              before={lineOf(sheet, part)?.counted}
              blind={sheet.blind}
              onCount={take}
              onSkip={leave}
            />
          )}
        </div>
        <CountLists sheet={sheet} onChoose={choose} />
        <div className="action-bar">
          <Button onClick={onDiscard}>{text("discard")}</Button>
          <Button
            variant={part ? "secondary" : "primary"}
            disabledReason={done === 0 ? text("reviewNone") : undefined}
            onClick={onReview}
          >
            {text("review", { count: done })}
          </Button>
        </div>
      </div>
    </StockroomDesk>
  );
}
