import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import type { ClipboardEvent } from "react";
import { FileButton } from "../../../shared/csv/file-button.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import type { Import } from "../use-import.ts";

/** Where a table comes in: as a file, or pasted. */
export function FileEntry({ work, rowCount }: { work: Import; rowCount: number }) {
  const text = useText(messages);
  const { fileName, open, drop } = work;
  const busy = work.work && text(work.work);
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    event.preventDefault();
    const pasted = event.clipboardData.getData("text/plain");
    if (pasted.trim() !== "") open(text("file"), pasted);
  };
  return (
    <div className="flex flex-col gap-2">
      <span className="text-sm font-semibold">{text("file")}</span>
      <p className="text-xs text-soft">{text("fileHint")}</p>
      <div className="flex flex-wrap items-center gap-2">
        <FileButton label={text("file")} disabledReason={busy} onFile={(written, name) => open(name, written)}>
          {text(fileName === undefined ? "choose" : "chooseAnother")}
        </FileButton>
        {fileName !== undefined && (
          <>
            <span className="font-semibold">{text("fileOf", { name: fileName, count: rowCount })}</span>
            <Button variant="quiet" disabledReason={busy} onClick={drop}>
              {text("drop")}
            </Button>
          </>
        )}
      </div>
      {fileName === undefined && (
        <Field label={text("paste")} hint={text("pasteHint")}>
          <TextArea mono rows={2} value="" onChange={() => undefined} onPaste={onPaste} />
        </Field>
      )}
    </div>
  );
}
