import { content } from "@purvey/client/services/content";
import { dataOf } from "@purvey/react";
import { Checkbox } from "@purvey/ui/checkbox";
import { Field } from "@purvey/ui/field";
import { PasswordInput } from "@purvey/ui/password-input";
import { TextInput } from "@purvey/ui/text-input";
import { useToasts } from "@purvey/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { CustomerPicker } from "../../../shared/customer/customer-picker.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { useTabDraft } from "../../../shared/session/use-tab-draft.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { everyGroup, treeOf } from "../users-view.ts";

interface Draft {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly customerId?: number | undefined;
  readonly groups: readonly number[];
}

const empty: Draft = { name: "", username: "", email: "", groups: [] };
const texts = ["name", "username", "email"] as const;

/** Creates a user with what is needed to sign in; the rest is on the page that opens then. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  const toasts = useToasts();
  const navigate = useNavigate();
  const [draft, setDraft] = useTabDraft<Draft>("users/new", empty);
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const { mutateAsync, error } = useMutation(useService(content).mutations.users.create());
  // It opens when the groups are known, so that it does not grow under the hands of who fills it in.
  const { isPending } = useQuery(dataOf(useService(content).queries.usergroups.list(everyGroup)));
  const missing = [...texts.filter((field) => draft[field].trim() === ""), ...(password ? [] : ["password" as const])];
  const save = async () => {
    setTried(true);
    if (missing.length > 0) return;
    const { groups, customerId, ...given } = draft;
    const more = {
      ...(customerId === undefined ? {} : { customerId }),
      ...(groups.length ? { groups: [...groups] } : {}),
    };
    const stored = await mutateAsync({ ...given, ...more, password }).catch(() => undefined);
    if (!stored) return;
    // The fields are empty again before the page has changed: nobody is told that they are needed.
    setTried(false);
    setDraft(empty);
    toasts.show({ tone: "ok", message: text("created", { name: stored.data.name }) });
    await navigate({ to: "/admin/users/$user", params: { user: stored.data.id } });
  };
  const problem = (field: (typeof missing)[number]) =>
    tried && missing.includes(field) ? text("needed", { field: text(field) }) : undefined;
  return (
    <ActDialog open={!isPending} sticky title={text("add")} onClose={onClose} act={text("create")} onAct={save}>
      <div className="flex flex-col gap-4">
        {error && <Failure error={error} />}
        {texts.map((field) => (
          <Field
            key={field}
            label={text(field)}
            hint={field === "name" ? undefined : text(`${field}Hint`)}
            error={problem(field)}
            required
          >
            <TextInput
              value={draft[field]}
              autoComplete="off"
              type={field === "email" ? "email" : "text"}
              onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
            />
          </Field>
        ))}
        <Field label={text("password")} hint={text("passwordHint")} error={problem("password")} required>
          <PasswordInput
            value={password}
            autoComplete="new-password"
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <Field label={text("customer")} hint={text("customerHint")}>
          <CustomerPicker customerId={draft.customerId} onChange={(customerId) => setDraft({ ...draft, customerId })} />
        </Field>
        <GroupChoice chosen={draft.groups} onChange={(groups) => setDraft({ ...draft, groups })} />
      </div>
    </ActDialog>
  );
}

interface GroupChoiceProps {
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

function GroupChoice({ chosen, onChange }: GroupChoiceProps) {
  const text = useText(messages);
  const { data = [] } = useQuery(dataOf(useService(content).queries.usergroups.list(everyGroup)));
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{text("groups")}</legend>
      <p className="mb-1 text-xs text-soft">{text("groupsHint")}</p>
      <div className="grid grid-cols-2 gap-x-4">
        {treeOf(data)
          .filter(({ published }) => published === 1)
          .map(({ id, title }) => (
            <Checkbox key={id} label={title} checked={chosen.includes(id)} onChange={() => toggle(id)} />
          ))}
      </div>
    </fieldset>
  );
}
