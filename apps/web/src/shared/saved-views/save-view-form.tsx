import { Button } from "@purvey/ui/button";
import { Checkbox } from "@purvey/ui/checkbox";
import { Field } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { type FormEvent, useState } from "react";
import { useText } from "../i18n/messages.ts";
import { type ListedView, longestName } from "./saved-view.ts";
import { savedViewsMessages } from "./saved-views-messages.ts";
import type { SavedViewsState } from "./use-saved-views.ts";

/** What `SaveViewForm` takes. */
export interface SaveViewFormProps {
  readonly views: SavedViewsState;
  /** What is shown, as the query of its address. */
  readonly search: string;
  readonly close: () => void;
  /** Why the person may not share. */
  readonly denial: string | undefined;
  /** Called with the person's own view that was saved: it is the open one from now on. */
  readonly onSaved: (view: ListedView) => void;
}

/** Saves what is shown under a name, for oneself or for everybody. */
export function SaveViewForm({ views, search, close, denial, onSaved }: SaveViewFormProps) {
  const text = useText(savedViewsMessages);
  const [name, setName] = useState("");
  const [share, setShare] = useState(false);
  const [tried, setTried] = useState(false);
  const save = async () => {
    setTried(true);
    if (name.trim() === "") return;
    const view = { name: name.trim(), search };
    if (!(await views.save(view, share))) return;
    if (!share) onSaved(view);
    close();
  };
  const taken = (share ? views.shared : views.own).some((view) => view.name === name.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 border-t border-rule pt-3">
      <Field
        label={text("name")}
        hint={text("nameHint")}
        error={tried && name.trim() === "" ? text("nameMissing") : undefined}
        required
      >
        <TextInput value={name} maxLength={longestName} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Checkbox
        label={text("forEverybody")}
        hint={denial}
        checked={share}
        disabled={denial !== undefined}
        onChange={() => setShare(!share)}
      />
      <Button onClick={save}>{taken ? text("replaceNamed", { name: name.trim() }) : text("save")}</Button>
    </form>
  );
}
