import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { TextInput } from "@purvey/ui/text-input";
import type { ReactNode } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { type TextKey, textFields } from "../editor-fields.ts";
import { messages } from "../messages.ts";
import type { ItemEditor } from "../use-item-editor.ts";

export interface TextInputOfProps {
  readonly editor: ItemEditor;
  readonly name: TextKey;
  /** Lines of the field; one when absent. */
  readonly rows?: number;
  readonly hint?: ReactNode;
  /** Why it cannot be changed; it stays readable. */
  readonly denial: string | undefined;
}

/** One text of an item with its counter, which ends where the contract does. */
export function TextInputOf({ editor, name, rows, hint, denial }: TextInputOfProps) {
  const text = useText(messages);
  const { max } = textFields[name];
  const value = editor.textOf(name);
  const common = {
    value,
    maxLength: max,
    readOnly: denial !== undefined,
    onChange: ({ target }: { target: { value: string } }) => editor.type(name, target.value),
  };
  return (
    <Field
      label={text(name)}
      hint={hint}
      error={editor.outcome?.problems[name]}
      aside={
        <span className="font-mono text-xs text-faint" title={text("counterHint", { max })}>
          {text("counter", { length: value.length, max })}
        </span>
      }
    >
      {rows === undefined ? <TextInput {...common} /> : <TextArea rows={rows} {...common} />}
    </Field>
  );
}
