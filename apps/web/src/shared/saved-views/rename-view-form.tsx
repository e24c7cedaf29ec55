import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useText } from "../i18n/messages.ts";
import { type ListedView, longestName } from "./saved-view.ts";
import { savedViewsMessages } from "./saved-views-messages.ts";
import type { SavedViewsState } from "./use-saved-views.ts";

/** What `RenameViewForm` takes. */
export interface RenameViewFormProps {
  readonly view: ListedView;
  readonly views: SavedViewsState;
  /** Called with the name that the view has now. */
  readonly onEnd: (name: string) => void;
}

/** The new name of a view: Enter takes it, Esc leaves the old one. */
export function RenameViewForm({ view, views, onEnd }: RenameViewFormProps) {
  const text = useText(savedViewsMessages);
  const [name, setName] = useState(view.name);
  const [error, setError] = useState<string>();
  const wanted = name.trim();
  const others = view.settingsUid === undefined ? views.own : views.shared;
  const take = async () => {
    if (wanted === "") return setError(text("nameMissing"));
    const taken = wanted !== view.name && others.some((other) => other.name === wanted);
    if (taken) return setError(text("nameTaken", { name: wanted }));
    if (wanted === view.name || (await views.rename(view, wanted))) onEnd(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void take();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Esc leaves the name, not the sheet around it.
    event.preventDefault();
    onEnd(view.name);
  };
  return (
    <form onSubmit={submit} onKeyDown={leave} className="flex flex-col gap-2 py-2">
      <Field label={text("newName")} error={error} required>
        <TextInput
          ref={selectAll}
          value={name}
          maxLength={longestName}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button onClick={take}>{text("takeName")}</Button>
        <Button variant="quiet" onClick={() => onEnd(view.name)}>
          {text("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Who renames wants to type at once. */
function selectAll(field: HTMLInputElement | null): void {
  field?.select();
}
