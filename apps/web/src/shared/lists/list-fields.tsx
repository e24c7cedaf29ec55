import { Checkbox } from "@purvey/ui/checkbox";
import { Field } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { useText } from "../i18n/messages.ts";
import { messages } from "./messages.ts";

/** What a new list is called and who may open it. */
export interface ListDraft {
  readonly name: string;
  readonly description: string;
  readonly isPublic: boolean;
}

/** A list before anything is said of it. */
export const emptyList: ListDraft = { name: "", description: "", isPublic: false };

/** What the service is asked for, to create a list. */
export function listInput(id: number, { name, description, isPublic }: ListDraft) {
  const what = description.trim() === "" ? {} : { description: description.trim() };
  return { id, name: name.trim(), ...what, isPublic: isPublic ? ("Y" as const) : ("N" as const) };
}

export interface ListFieldsProps {
  readonly draft: ListDraft;
  /** The name was asked for and is missing. */
  readonly missing: boolean;
  readonly onChange: (draft: ListDraft) => void;
}

/** The fields of a new list. */
export function ListFields({ draft, missing, onChange }: ListFieldsProps) {
  const text = useText(messages);
  return (
    <>
      <Field
        label={text("name")}
        hint={text("nameHint")}
        required
        error={missing && draft.name.trim() === "" ? text("nameMissing") : undefined}
      >
        <TextInput
          data-autofocus=""
          maxLength={100}
          autoComplete="off"
          value={draft.name}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
      </Field>
      <Field label={text("purpose")} hint={text("purposeHint")}>
        <TextInput
          maxLength={500}
          autoComplete="off"
          value={draft.description}
          onChange={(event) => onChange({ ...draft, description: event.target.value })}
        />
      </Field>
      <Checkbox
        label={text("isPublic")}
        hint={text("publicHint")}
        checked={draft.isPublic}
        onChange={(event) => onChange({ ...draft, isPublic: event.target.checked })}
      />
    </>
  );
}
