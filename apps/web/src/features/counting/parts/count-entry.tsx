import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatNumber } from "@purvey/ui/format";
import { useRef, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { clearVerdict, type ScanVerdict, sayVerdict } from "../../../shared/scan/scan-center.ts";
import { partText } from "../../../shared/stockroom/part-key.ts";
import { PartScan, type ScannablePart } from "../../../shared/stockroom/part-scan.tsx";
import { StockroomDesk } from "../../../shared/stockroom/stockroom-desk.tsx";
import { useLookUpPart } from "../../../shared/stockroom/use-stockroom.ts";
import { type CountSheet, isExpected, lineOf, withCount, withTyped } from "../count-model.ts";
import { messages } from "../messages.ts";
import { CountLists } from "./count-lists.tsx";
import { EnterQuantity } from "./enter-quantity.tsx";

/** What `CountEntry` takes. */
export interface CountEntryProps {
  readonly warehouseUid: number;
  readonly sheet: CountSheet;
  readonly onChange: (sheet: CountSheet) => void;
  /** Goes on to the review of the sheet, with what was typed last. */
  readonly onReview: (sheet: CountSheet) => unknown;
  readonly onDiscard: () => void;
}

/** The rhythm of a count: scan, quantity, next. The next part, or the review, takes the quantity as Enter does. */
export function CountEntry({ warehouseUid, sheet, onChange, onReview, onDiscard }: CountEntryProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const [part, setPart] = useState<ScannablePart>();
  const [typed, setTyped] = useState("");
  const scan = useRef<HTMLInputElement>(null);
  const lookUp = useLookUpPart(warehouseUid);
  const settled = withTyped(sheet, part, typed, locale);
  const takeUp = (next: ScannablePart, from: CountSheet) => {
    const before = lineOf(from, next)?.counted;
    setPart(next);
    setTyped(before === undefined ? "" : formatNumber(before, locale));
  };
  const choose = (next: ScannablePart): ScanVerdict => {
    const item = next.itemId;
    const isAgain = part !== undefined && partText(part) === partText(next);
    if (!settled && part && !isAgain) return { tone: "refused", message: text("enterOf", { item: part.itemId }) };
    const from = settled ?? sheet;
    if (!isAgain) {
      if (from !== sheet) onChange(from);
      takeUp(next, from);
    }
    const taken = from === sheet || isAgain || !part ? undefined : lineOf(from, part);
    const already = taken ? `${text("taken", { item: taken.itemId, counted: taken.counted })} ` : "";
    if (!isExpected(from, next)) {
      const section = sheet.sectionName ?? text("stockroom");
      return { tone: "again", message: already + text("elsewhere", { item, section }) };
    }
    return { tone: lineOf(from, next) ? "again" : "ok", message: already + text("scanned", { item }) };
  };
  const leave = () => {
    setPart(undefined);
    setTyped("");
    // "How many?" is answered.
    clearVerdict();
    requestAnimationFrame(() => scan.current?.focus());
  };
  const take = (counted: number) => {
    if (part) onChange(withCount(sheet, part, counted));
    leave();
  };
  const { length: done } = sheet.lines;
  const { length: ready } = (settled ?? sheet).lines;
  const review = () => {
    if (!settled) return sayVerdict({ tone: "refused", message: text("enterOf", { item: part?.itemId ?? "" }) });
    if (settled !== sheet) onChange(settled);
    return onReview(settled);
  };
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
              typed={typed}
              onType={setTyped}
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
            disabledReason={ready === 0 && settled ? text("reviewNone") : undefined}
            onClick={review}
          >
            {text("review", { count: ready })}
          </Button>
        </div>
      </div>
    </StockroomDesk>
  );
}
