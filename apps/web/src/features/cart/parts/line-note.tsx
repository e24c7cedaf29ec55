import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { Icon } from "@purvey/ui/icons";
import { Popover } from "@purvey/ui/popover";
import { TextArea } from "@purvey/ui/text-area";
import type { FormEvent } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** What `LineNote` takes. */
export interface LineNoteProps {
  readonly itemId: string;
  readonly note: string | null;
  readonly onSave: (note: string) => void;
}

/** The note of a line, and the sheet to write it on. */
export function LineNote({ itemId, note, onSave }: LineNoteProps) {
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
