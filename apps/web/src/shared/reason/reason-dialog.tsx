import { Field } from "@purvey/ui/field";
import { RadioGroup } from "@purvey/ui/radio-group";
import { TextInput } from "@purvey/ui/text-input";
import { type ReactNode, useState } from "react";
import { useText } from "../i18n/messages.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { messages, type ReasonName } from "./messages.ts";

export interface ReasonDialogProps {
  /** What is corrected: "Correct 3 quantities". */
  readonly title: string;
  /** The reasons that fit; the person may always write another. */
  readonly reasons: readonly ReasonName[];
  /** The words of the button: "Post the count". */
  readonly action: string;
  /** Where the reason is kept. @default with the movement that is booked */
  readonly hint?: string;
  readonly onReason: (reason: string) => unknown;
  readonly onClose: () => void;
  /** What is about to be corrected, above the question. */
  readonly children?: ReactNode;
}

const other = "other";

/**
 * Asks why a number is corrected. Every correction passes through here, of one number and of many, so that none is stored
 * without a reason.
 */
export function ReasonDialog({ title, reasons, action, hint, onReason, onClose, children }: ReasonDialogProps) {
  const text = useText(messages);
  const [chosen, setChosen] = useState<string | null>(null);
  const [words, setWords] = useState("");
  const [asked, setAsked] = useState(false);
  const reason = chosen === other ? words.trim() : chosen === null ? "" : text(chosen as ReasonName);
  const submit = () => {
    setAsked(true);
    return reason === "" ? undefined : onReason(reason);
  };
  return (
    <ActDialog sticky title={title} onClose={onClose} act={action} onAct={submit}>
      <div className="flex flex-col gap-4">
        {children}
        <RadioGroup
          legend={text("legend")}
          hint={hint ?? text("hint")}
          value={chosen}
          onValueChange={setChosen}
          error={asked && chosen === null && text("required")}
          options={[...reasons, other].map((name) => ({ value: name, label: text(name as ReasonName) }))}
        />
        {chosen === other && (
          <Field label={text("otherWords")} error={asked && reason === "" && text("requiredWords")} required>
            <TextInput maxLength={255} value={words} onChange={(event) => setWords(event.target.value)} />
          </Field>
        )}
      </div>
    </ActDialog>
  );
}
