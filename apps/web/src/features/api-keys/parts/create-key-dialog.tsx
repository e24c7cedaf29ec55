import { content } from "@purvey/client/services/content";
import type { NewApiKey } from "@purvey/contract/generated/content";
import { type KeyPermission, keyPermissions } from "@purvey/contract/permissions";
import { Button } from "@purvey/ui/button";
import { Checkbox } from "@purvey/ui/checkbox";
import { useCopy } from "@purvey/ui/copy-button";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { NumberInput } from "@purvey/ui/number-input";
import { Select } from "@purvey/ui/select";
import { TextInput } from "@purvey/ui/text-input";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { CustomerPicker } from "../../../shared/customer/customer-picker.tsx";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { usePermissionSentence } from "../../../shared/permissions/use-permission-sentence.ts";
import { useService } from "../../../shared/use-service.ts";
import { emptyDraft, inputOf, type KeyDraft, terms } from "../keys-view.ts";
import { messages } from "../messages.ts";

/** Makes a key, then shows it, this once. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  const [draft, setDraft] = useState<KeyDraft>(emptyDraft);
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState<NewApiKey>();
  // What the call answered is kept by nobody but this dialog.
  const { mutateAsync, error } = useMutation({ ...useService(content).mutations.apiKeys.create(), gcTime: 0 });
  if (made) return <ShownOnce made={made} onClose={onClose} />;
  const missing = { name: draft.name.trim() === "", permissions: draft.permissions.length === 0 };
  const save = async () => {
    setTried(true);
    if (missing.name || missing.permissions) return;
    const stored = await mutateAsync(inputOf(draft)).catch(() => undefined);
    if (stored) setMade(stored.data);
  };
  const problem = (field: keyof typeof missing) =>
    tried && missing[field] ? text("needed", { field: text(field) }) : undefined;
  return (
    <ActDialog sticky width={720} title={text("add")} onClose={onClose} act={text("create")} onAct={save}>
      <div className="flex flex-col gap-4">
        {error && <Failure error={error} />}
        <Field label={text("name")} hint={text("nameHint")} error={problem("name")} required>
          <TextInput
            value={draft.name}
            autoComplete="off"
            onChange={({ target }) => setDraft({ ...draft, name: target.value })}
          />
        </Field>
        <Bounds draft={draft} setDraft={setDraft} />
        <PermissionChoice
          chosen={draft.permissions}
          problem={problem("permissions")}
          onChange={(permissions) => setDraft({ ...draft, permissions })}
        />
      </div>
    </ActDialog>
  );
}

interface BoundsProps {
  readonly draft: KeyDraft;
  readonly setDraft: (draft: KeyDraft) => void;
}

/** For how long, for whom and how often. */
function Bounds({ draft, setDraft }: BoundsProps) {
  const text = useText(messages);
  const chosen = (value: string) => terms.find((term) => term === value) ?? emptyDraft.term;
  return (
    <>
      <Field label={text("term")} hint={draft.term === "none" ? text("termHint") : undefined} required>
        <Select value={draft.term} onChange={({ target }) => setDraft({ ...draft, term: chosen(target.value) })}>
          {terms.map((term) => (
            <option key={term} value={term}>
              {term === "none" ? text("never") : text("days", { count: Number(term) })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text("customer")} hint={text("customerHint")}>
        <CustomerPicker customerId={draft.customerId} onChange={(customerId) => setDraft({ ...draft, customerId })} />
      </Field>
      <Field label={text("calls")} hint={text("callsHint")}>
        <NumberInput
          grouped
          value={draft.callsPerMinute}
          onValueChange={(callsPerMinute) => setDraft({ ...draft, callsPerMinute })}
        />
      </Field>
    </>
  );
}

interface PermissionChoiceProps {
  readonly chosen: readonly KeyPermission[];
  /** What is wrong with the choice, as a sentence. */
  readonly problem: string | undefined;
  readonly onChange: (chosen: readonly KeyPermission[]) => void;
}

/** What a key may do, out of what the person may. */
function PermissionChoice({ chosen, problem, onChange }: PermissionChoiceProps) {
  const text = useText(messages);
  const sentenceOf = usePermissionSentence();
  const hintId = useId();
  const { may } = useWho();
  const toggle = (name: KeyPermission) =>
    onChange(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="text-sm font-semibold">{text("permissions")}</legend>
      <p id={hintId} className={problem ? "mb-1 text-xs text-out" : "mb-1 text-xs text-soft"}>
        {problem ?? text("permissionsHint")}
      </p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {keyPermissions.filter(may).map((name) => (
          <Checkbox
            key={name}
            label={sentenceOf(name)}
            hint={<span className="font-mono">{name}</span>}
            checked={chosen.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Shows a new key, this once, to be copied. */
function ShownOnce({ made: { name, key }, onClose }: { made: NewApiKey; onClose: () => void }) {
  const text = useText(messages);
  const [copy, state] = useCopy(key);
  const copyWords = ({ idle: "copy", copied: "copied", refused: "copyRefused" } as const)[state];
  return (
    <Dialog
      open
      sticky
      width={560}
      title={text("onceTitle", { name })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text("done")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{text("once")}</p>
        <Field label={text("key")}>
          <TextInput mono readOnly value={key} onFocus={({ target }) => target.select()} />
        </Field>
        <p>
          <Button icon={state === "copied" ? "check" : "copy"} onClick={copy} data-autofocus>
            {text(copyWords)}
          </Button>
        </p>
        <p className="text-soft">
          {text("sendIt")} <code className="font-mono">authorization: Bearer purvey_…</code>
        </p>
      </div>
    </Dialog>
  );
}
