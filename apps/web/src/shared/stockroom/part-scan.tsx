import type { StockroomPart } from "@purvey/contract/generated/vmi";
import { Combobox } from "@purvey/ui/combobox";
import { Field } from "@purvey/ui/field";
import { type Ref, useRef, useState } from "react";
import { useText } from "../i18n/messages.ts";
import { readScan, type Scan } from "../scan/gs1.ts";
import { type ScanVerdict, sayVerdict } from "../scan/scan-center.ts";
import { useScan } from "../scan/use-scan.ts";
import { findParts, partOfCode } from "./find-parts.ts";
import { stockroomMessages } from "./stockroom-messages.ts";

/** A part that can be scanned. */
export type ScannablePart = Pick<
  StockroomPart,
  "invMastUid" | "invProfileLineType" | "itemId" | "description" | "unitOfMeasure" | "upcOrEanId" | "qtyOnHand"
> &
  Partial<Pick<StockroomPart, "sellingUnit" | "sellingUnitSize">>;

export interface PartScanProps {
  /** The parts that are known on the device: found without the network. */
  readonly parts: readonly ScannablePart[];
  /** Looks a code up that is none of these: null when there is no such part, undefined when nobody could be asked. */
  readonly lookUp: (code: string) => Promise<ScannablePart | null | undefined>;
  /** Takes the part, as often as its code says; what it answers is said aloud and in words. */
  readonly onPart: (part: ScannablePart, scan?: Scan) => ScanVerdict | undefined;
  /** What stands behind the number of a suggestion, such as what is on hand. Nothing in a blind count. */
  readonly detail?: (part: ScannablePart) => string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** The field that every stockroom screen begins with: scan, or type a number or a word. A scan elsewhere on the screen counts too. */
export function PartScan({ parts, lookUp, onPart, detail, inputRef }: PartScanProps) {
  const text = useText(stockroomMessages);
  const [typed, setTyped] = useState("");
  const [unknown, setUnknown] = useState<string>();
  const latest = useRef(onPart);
  latest.current = onPart;
  const take = (part: ScannablePart, scan?: Scan): ScanVerdict | undefined => {
    setTyped("");
    setUnknown(undefined);
    // What was entered while the server was asked stays.
    return latest.current(part, scan);
  };
  const takeCode = async (scan: Scan): Promise<ScanVerdict | undefined> => {
    const { code } = scan;
    const part = partOfCode(parts, code) ?? (await lookUp(code));
    if (part) return take(part, scan);
    const message = text(part === null ? "unknownCode" : "unknownHere", { code });
    setUnknown(message);
    return { tone: "refused", message };
  };
  const say = (verdict: ScanVerdict | undefined) => verdict && sayVerdict(verdict);
  useScan(takeCode);
  const submit = (entered: string) => {
    const scan = readScan(entered);
    if (scan.text !== "") void takeCode(scan).then(say);
  };
  const options = findParts(parts, typed).map((part) => ({
    key: `${part.invProfileLineType}-${part.invMastUid}`,
    label: part.itemId,
    part,
    content: <Suggestion part={part} detail={detail?.(part)} />,
  }));
  const error = unknown && `${unknown} ${text("unknownCodeHint")}`;
  return (
    <Field label={text("scanPart")} error={error}>
      <Combobox
        icon="scan"
        mono
        placeholder={text("scanHint")}
        inputValue={typed}
        onInputChange={setTyped}
        groups={[{ key: "parts", options }]}
        onSelect={({ part }) => say(take(part))}
        onSubmit={submit}
        {...(inputRef ? { ref: inputRef } : {})}
      />
    </Field>
  );
}

function Suggestion({ part, detail }: { part: ScannablePart; detail: string | undefined }) {
  return (
    <span className="flex min-w-0 items-baseline gap-3">
      <span className="shrink-0 font-mono font-semibold">{part.itemId}</span>
      <span className="min-w-0 grow truncate text-soft">{part.description}</span>
      {detail && <span className="shrink-0 text-sm">{detail}</span>}
    </span>
  );
}
