import type { CartLine } from "@purvey/contract/generated/commerce";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Status } from "@purvey/ui/data/status";
import type { ReactNode } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { PartPicture } from "../../../shared/parts/part-picture.tsx";
import { messages } from "../messages.ts";
import { LineNote } from "./line-note.tsx";
import { QuoteNote } from "./quote-note.tsx";

/** What `LineItem` takes. */
export interface LineItemProps {
  readonly line: CartLine;
  /** Absent where lines are only read. */
  readonly onNote: ((note: string) => void) | undefined;
  /** Takes the line out of its quote; absent where lines are only read. */
  readonly onToday: (() => void) | undefined;
  /** What has no column of its own where there is little room. */
  readonly children?: ReactNode;
}

/** What a line is about: picture, number, description, note. */
export function LineItem({ line, onNote, onToday, children }: LineItemProps) {
  const text = useText(messages);
  return (
    <span className="flex items-start gap-3">
      <PartPicture src={line.imageUrl} size={40} />
      <span className="min-w-0 self-baseline">
        <PartNumber value={line.itemId} link={(attributes) => <ItemLink itemId={line.itemId} {...attributes} />} />
        <span className="block text-soft">{line.itemDesc}</span>
        {line.discontinued === "Y" && <Status tone="low">{text("discontinued")}</Status>}
        <QuoteNote line={line} onToday={onToday} />
        {onNote ? (
          <LineNote itemId={line.itemId} note={line.lineNote} onSave={onNote} />
        ) : (
          line.lineNote && <q className="block text-sm">{line.lineNote}</q>
        )}
        {children}
      </span>
    </span>
  );
}
