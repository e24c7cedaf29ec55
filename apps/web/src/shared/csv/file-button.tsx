import { Button } from "@purvey/ui/button";
import { useRef } from "react";

/** What `FileButton` takes. */
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

/** Chooses a file with a table as text: separated by commas, tabs or whatever the reader makes out. */
export function FileButton({ label, children, disabledReason, onFile }: FileButtonProps) {
  const file = useRef<HTMLInputElement>(null);
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
        onChange={async (event) => {
          const chosen = event.target.files?.[0];
          event.target.value = "";
          if (chosen) onFile(await chosen.text(), chosen.name);
        }}
      />
    </>
  );
}
