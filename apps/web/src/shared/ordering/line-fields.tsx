import type { ResolvedItem } from "@purvey/contract/generated/items";
import { Select } from "@purvey/ui/select";
import { TextInput, type TextInputProps } from "@purvey/ui/text-input";
import type { ReactNode } from "react";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { useText } from "../i18n/messages.ts";
import { lineEntryMessages } from "./line-entry-messages.ts";
import type { WrittenLine } from "./read-lines.ts";
import type { FoundAs } from "./understand-line.ts";
import { unitCalled } from "./unit-words.ts";

/** What the fields of a line take. */
export interface LineFieldProps {
  readonly line: WrittenLine;
  /** The line's place in the list, from 1. */
  readonly position: number;
  /** The field's text cannot be understood. */
  readonly wrong?: boolean;
  /** It is understood, but cannot be taken so. */
  readonly refused?: boolean;
  readonly tabIndex?: -1 | undefined;
  readonly onChange: (change: Partial<WrittenLine>) => void;
}

/** The number of a line's part, with what it was understood as and the note below it. */
export function NumberField({
  item,
  foundAs,
  whose = "own",
  children,
  ...props
}: LineFieldProps & {
  readonly item: ResolvedItem | undefined;
  readonly foundAs: FoundAs | undefined;
  /** Whose part numbers are understood: of who reads this, or of a customer they look at. */
  readonly whose?: "own" | "customer";
  readonly children?: ReactNode;
}) {
  const text = useText(lineEntryMessages);
  const { line, position, wrong, tabIndex, onChange } = props;
  return (
    <>
      <CommitInput
        aria-label={text("partOf", { line: position })}
        aria-invalid={wrong || undefined}
        data-fix={wrong ? "" : undefined}
        tabIndex={tabIndex}
        value={line.number}
        onCommit={(number) => onChange({ number })}
      />
      <span className="block min-h-5 pt-0.5">
        <span className="line-clamp-1 text-soft">{item?.itemDesc}</span>
        {item && foundAs && <Found item={item} foundAs={foundAs} written={line.number} whose={whose} />}
      </span>
      {line.note && <q className="block text-sm">{line.note}</q>}
      {children}
    </>
  );
}

interface FoundProps {
  readonly item: ResolvedItem;
  readonly foundAs: FoundAs;
  readonly written: string;
  readonly whose: "own" | "customer";
}

/** Under which number the part was found, when that is not the one that was written. */
function Found({ item, foundAs, written, whose }: FoundProps) {
  const text = useText(lineEntryMessages);
  const word = wordOf(foundAs.type, whose);
  return (
    <span className="block text-sm">
      {text(word, { code: word === "foundAs" ? item.itemId : written })}
      {word !== "foundAs" && <span className="font-mono"> · {item.itemId}</span>}
    </span>
  );
}

function wordOf(type: FoundAs["type"], whose: "own" | "customer") {
  if (type === "itemId") return "foundAs";
  if (type === "upc") return "barCode";
  if (type !== "customer") return "otherNumber";
  return whose === "own" ? "yourNumber" : "customersNumber";
}

/** The quantity of a line as it was written. */
export function QuantityField({ line, position, wrong, refused, tabIndex, onChange }: LineFieldProps) {
  const text = useText(lineEntryMessages);
  return (
    <CommitInput
      inputMode="decimal"
      aria-label={text("quantityOf", { line: position })}
      aria-invalid={wrong || refused || undefined}
      data-fix={wrong ? "" : undefined}
      tabIndex={tabIndex}
      value={line.quantity}
      onCommit={(quantity) => onChange({ quantity })}
    />
  );
}

/** The units the item is sold in; before it is known, and for an unknown unit, what was written. */
export function UnitField({
  item,
  line,
  position,
  tabIndex,
  onChange,
}: LineFieldProps & { readonly item: ResolvedItem | undefined }) {
  const text = useText(lineEntryMessages);
  const common = { "aria-label": text("unitOf", { line: position }), tabIndex };
  if (!item) return <CommitInput {...common} value={line.unit} onCommit={(unit) => onChange({ unit })} />;
  const sold = item.units.filter((unit) => unit.sold).map(({ unitOfMeasure }) => unitOfMeasure);
  const called = unitCalled(item, line.unit)?.unitOfMeasure;
  const current = sold.find((unit) => unit === called);
  return (
    <Select {...common} value={current ?? line.unit} onChange={({ target }) => onChange({ unit: target.value })}>
      {current === undefined && <option value={line.unit}>{line.unit}</option>}
      {sold.map((unit) => (
        <option key={unit} value={unit}>
          {unit}
        </option>
      ))}
    </Select>
  );
}

interface CommitInputProps extends Omit<TextInputProps, "value" | "defaultValue" | "onBlur" | "onKeyDown" | "ref"> {
  readonly value: string;
  /** Called when the text was changed and is left, or on Enter. */
  readonly onCommit: (value: string) => void;
}

/** A cell's field: what is typed counts when it is left or confirmed, so that half a number is never looked up. */
function CommitInput({ value, onCommit, ...rest }: CommitInputProps) {
  const field = useRef<HTMLInputElement>(null);
  // Written into the field that is there: another one would lose the focus of who confirmed with Enter.
  useLayoutEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  const commit = (text: string) => {
    if (text.trim() !== value) onCommit(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") commit(event.currentTarget.value);
    if (event.key === "Escape") event.currentTarget.value = value;
  };
  return (
    <TextInput
      ref={field}
      mono
      autoComplete="off"
      spellCheck={false}
      defaultValue={value}
      onBlur={(event) => commit(event.target.value)}
      onKeyDown={onKeyDown}
      {...rest}
    />
  );
}
