import { customers } from "@purvey/client/services/customers";
import type { CartLine } from "@purvey/contract/generated/commerce";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Status } from "@purvey/ui/data/status";
import { Field } from "@purvey/ui/field";
import { Icon } from "@purvey/ui/icons";
import { Popover } from "@purvey/ui/popover";
import { TextArea } from "@purvey/ui/text-area";
import { skipToken, useQuery } from "@tanstack/react-query";
import type { FormEvent, ReactNode } from "react";
import { useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { PartPicture } from "../../../shared/parts/part-picture.tsx";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";

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
        {line.invMastUidCount > 1 && (
          <span className="block text-sm text-soft">
            {text(line.breaksPer === "item" ? "breaksPerItem" : "breaksPerLine")}
          </span>
        )}
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

interface QuoteNoteProps {
  readonly line: CartLine;
  /** Takes the line out of its quote; absent where lines are only read. */
  readonly onToday: (() => void) | undefined;
}

/** The quote that gives a line its price; when it no longer does, the way to today's price. */
function QuoteNote({ line: { quoteNo }, onToday }: QuoteNoteProps) {
  const text = useText(messages);
  const { queries } = useService(customers);
  const { customerId, may } = useWho();
  const known = quoteNo !== null && customerId !== undefined && may("customer.read");
  const { data } = useQuery(dataOf(queries.customer.quotes.get(known ? { customerId, quoteNo } : skipToken)));
  if (quoteNo === null) return null;
  const number = String(quoteNo);
  if (!data || data.status === "open")
    return <span className="block text-sm text-soft">{text("quote", { number })}</span>;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Status tone="out">{text("quoteOver", { number })}</Status>
      {onToday && <Button onClick={onToday}>{text("todayPrice")}</Button>}
    </span>
  );
}

interface LineNoteProps {
  readonly itemId: string;
  readonly note: string | null;
  readonly onSave: (note: string) => void;
}

/** The note of a line, and the sheet to write it on. */
function LineNote({ itemId, note, onSave }: LineNoteProps) {
  const text = useText(messages);
  const label = text("noteOf", { item: itemId });
  return (
    <Popover
      label={label}
      className="w-80"
      trigger={(attributes) => (
        <button
          type="button"
          className="note-button"
          aria-label={note ? `${label}: ${note}` : undefined}
          {...attributes}
        >
          <Icon name="edit" size={12} />
          {note ?? text("addNote")}
        </button>
      )}
    >
      {(close) => (
        <NoteForm
          label={label}
          note={note ?? ""}
          onSave={(next) => {
            close();
            if (next !== (note ?? "")) onSave(next);
          }}
        />
      )}
    </Popover>
  );
}

function NoteForm({ label, note, onSave }: { label: string; note: string; onSave: (note: string) => void }) {
  const text = useText(messages);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(String(new FormData(event.currentTarget).get("note") ?? "").trim());
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Field label={label} hint={text("noteHint")}>
        <TextArea name="note" defaultValue={note} maxLength={255} rows={3} autoFocus />
      </Field>
      <Button type="submit" className="self-start">
        {text("save")}
      </Button>
    </form>
  );
}
