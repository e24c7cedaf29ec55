import { decodeTable } from "@purvey/tables/decode-table";
import { Button } from "@purvey/ui/button";
import { useRef, useState } from "react";
import { useText } from "../i18n/messages.ts";
import { fileButtonMessages } from "./file-button-messages.ts";

export interface FileButtonProps {
  /** What the file is, for those who listen. */
  readonly label: string;
  /** The words of the button. */
  readonly children: string;
  /** Why none can be chosen now. */
  readonly disabledReason?: string | undefined;
  /** Takes the file's text and its name. */
  readonly onFile: (written: string, name: string) => void;
}

/**
 * Chooses a file with a table as text: separated by commas, tabs or whatever the reader makes out, in the encodings that
 * spreadsheets write. A workbook, a picture or an empty file is refused in a sentence, which takes a line of its own where
 * the button stands in a row that wraps.
 */
export function FileButton({ label, children, disabledReason, onFile }: FileButtonProps) {
  const file = useRef<HTMLInputElement>(null);
  const { refusal, take } = useTableFile(onFile);
  return (
    <>
      <Button icon="document" disabledReason={disabledReason} onClick={() => file.current?.click()}>
        {children}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={label}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = "";
          if (chosen) void take(chosen);
        }}
      />
      {refusal !== undefined && (
        <p role="alert" className="order-last basis-full font-semibold text-out">
          {refusal}
        </p>
      )}
    </>
  );
}

/** Reads what was chosen; says of a file that is no table what it is and the way out. */
function useTableFile(onFile: FileButtonProps["onFile"]) {
  const text = useText(fileButtonMessages);
  const [refusal, setRefusal] = useState<string>();
  const take = async (chosen: File) => {
    setRefusal(undefined);
    const { name } = chosen;
    const bytes = await chosen.arrayBuffer().catch(() => undefined);
    if (!bytes) return setRefusal(text("unreadable", { name }));
    const table = decodeTable(new Uint8Array(bytes));
    if ("problem" in table) setRefusal(text(table.problem, { name }));
    else onFile(table.text, name);
  };
  return { refusal, take };
}
