import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Field } from "@purvey/ui/field";
import { formatNumber } from "@purvey/ui/format";
import { IconButton } from "@purvey/ui/icon-button";
import { Section } from "@purvey/ui/shell/page-head";
import { TextInput } from "@purvey/ui/text-input";
import { type FormEvent, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { clearVerdict, type ScanVerdict, sayVerdict } from "../../../shared/scan/scan-center.ts";
import { BlankLines } from "../../../shared/stockroom/blank-lines.tsx";
import { partText } from "../../../shared/stockroom/part-key.ts";
import { PartScan, type ScannablePart } from "../../../shared/stockroom/part-scan.tsx";
import { StockroomDesk } from "../../../shared/stockroom/stockroom-desk.tsx";
import { useLookUpPart } from "../../../shared/stockroom/use-stockroom.ts";
import { type CountSheet, isExpected, lineOf, readCount, uncounted, withCount, withTyped } from "../count-model.ts";
import { messages } from "../messages.ts";

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

interface CountListsProps {
  readonly sheet: CountSheet;
  readonly onChoose: (part: ScannablePart) => void;
}

/** What was counted, and what is still to count; a touch takes a part up. */
function CountLists({ sheet, onChoose }: CountListsProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const open = uncounted(sheet);
  const partOf = (key: string) => sheet.parts.find((part) => partText(part) === key);
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Section title={text("lines")} note={formatNumber(sheet.lines.length, locale)}>
        {sheet.lines.length === 0 && <BlankLines title={text("nothing")} hint={text("nothingHint")} />}
        <ul>
          {sheet.lines.map((line) => (
            <li key={partText(line)} className="flex items-center gap-3 border-b border-rule py-1">
              <span className="min-w-0 grow">
                <PartNumber value={line.itemId} plain />
                <span className="block truncate text-sm text-soft">{line.description}</span>
              </span>
              <Quantity quantity={line.counted} unit={line.unitOfMeasure} className="text-lg font-semibold" />
              <IconButton
                icon="edit"
                label={text("change", { item: line.itemId })}
                onClick={() => {
                  const part = partOf(partText(line));
                  if (part) onChoose(part);
                }}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={text("open")} note={formatNumber(open.length, locale)}>
        <ul>
          {open.map((part) => (
            <li key={partText(part)}>
              <button type="button" className="line-button" onClick={() => onChoose(part)}>
                <span className="font-mono font-semibold">{part.itemId}</span>
                <span className="min-w-0 truncate text-sm text-soft">{part.description}</span>
              </button>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface EnterQuantityProps {
  readonly part: ScannablePart;
  /** What stands in the field; at first what was counted of it before. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly blind: boolean;
  readonly onCount: (quantity: number) => void;
  readonly onSkip: () => void;
}

/** How many of a part there are: type, Enter, next. A blind count does not say what the books expect. */
function EnterQuantity({ part, typed, onType, blind, onCount, onSkip }: EnterQuantityProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const [problem, setProblem] = useState<string>();
  const { itemId: item, description, unitOfMeasure: unit } = part;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const counted = readCount(typed, locale);
    if (counted === undefined) setProblem(text("enter"));
    else onCount(counted);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 border-y-2 border-ink py-3">
      <div>
        <PartNumber value={item} size="head" plain />
        <p className="mt-2 text-soft">{description}</p>
        {!blind && (
          <p className="text-soft">{text("expected", { unit, quantity: formatNumber(part.qtyOnHand, locale) })}</p>
        )}
      </div>
      {/* The error stands below the whole row: the button stays under the thumb. */}
      <Field label={text("quantityOf", { item })} hint={text("quantityHint")} error={problem}>
        <div className="flex items-center gap-2">
          <TextInput
            mono
            className="w-48"
            unit={unit}
            inputMode="decimal"
            enterKeyHint="next"
            autoComplete="off"
            autoFocus
            onFocus={(event) => event.target.select()}
            value={typed}
            onChange={({ target }) => {
              setProblem(undefined);
              onType(target.value);
            }}
          />
          <Button type="submit" variant="primary">
            {text("next")}
          </Button>
          <Button variant="quiet" onClick={onSkip}>
            {text("skip")}
          </Button>
        </div>
      </Field>
    </form>
  );
}
