import type { UserDoc } from "@purvey/contract/generated/content";
import { useInvalidate } from "@purvey/react";
import { Banner } from "@purvey/ui/banner";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { SaveBar } from "@purvey/ui/data/save-bar";
import { Field } from "@purvey/ui/field";
import { Section } from "@purvey/ui/shell/page-head";
import { TextInput } from "@purvey/ui/text-input";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useContentApi, useContentMutations } from "../../../shared/content-api.ts";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { KeepTheirs } from "../../../shared/overtaken/keep-theirs.tsx";
import { useOvertaken } from "../../../shared/overtaken/use-overtaken.ts";
import { type SeenFields, useSeen } from "../../../shared/overtaken/use-seen.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useRoleName } from "../../../shared/roles/use-role-name.ts";
import { useTabDraft } from "../../../shared/session/use-tab-draft.ts";
import { messages } from "../messages.ts";
import {
  blankFields,
  changesOf,
  inputOf,
  overtakenFields,
  type UserDraft,
  type UserField,
  userFields,
} from "../user-changes.ts";
import { PasswordForm } from "./password-form.tsx";

const untouched: UserDraft = {};
const needed: readonly UserField[] = ["name", "username", "email"];
const hints = { username: "usernameHint", email: "emailHint", timezone: "timezoneHint" } as const;

/** Name, sign-in, zone and language of a user, to be edited; what is not stored yet survives a reload. */
export function ProfilePart({ user }: { user: UserDoc }) {
  const text = useText(messages);
  const denial = useDenial("user.write");
  const place = `users/${user.id}`;
  const [draft, setDraft] = useTabDraft<UserDraft>(place, untouched);
  const seen = useSeen(place, (field) => user[field as UserField]);
  const keep = (next: UserDraft, told?: UserDraft) => {
    setDraft(next);
    seen.keep(Object.keys(next), told);
  };
  const blank = blankFields(draft, needed);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,28rem)_minmax(0,28rem)]">
      <div className="flex flex-col gap-4">
        {denial && <Banner>{denial}</Banner>}
        {userFields.map((field) => (
          <Field
            key={field}
            label={text(field)}
            hint={field in hints ? text(hints[field as keyof typeof hints]) : undefined}
            error={blank.includes(field) ? text("needed", { field: text(field) }) : undefined}
            required={needed.includes(field)}
          >
            <TextInput
              value={draft[field] ?? user[field]}
              readOnly={denial !== undefined}
              autoComplete="off"
              type={field === "email" ? "email" : "text"}
              list={field in offered ? `users-${field}` : undefined}
              onChange={({ target }) => keep({ ...draft, [field]: target.value })}
            />
          </Field>
        ))}
        <Offered />
        <ProfileBar user={user} draft={draft} seen={seen.of} blank={blank} onDraft={keep} />
      </div>
      <div className="flex flex-col gap-8">
        <Section title={text("contact")}>
          <Facts user={user} />
        </Section>
        <PasswordForm user={user} denial={denial} />
      </div>
    </div>
  );
}

/** What is offered for a field while it is typed; other values may be entered. */
const offered = { timezone: () => Intl.supportedValuesOf("timeZone"), language: () => ["en", "de"] } as const;

function Offered() {
  return Object.entries(offered).map(([field, values]) => (
    <datalist key={field} id={`users-${field}`}>
      {values().map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  ));
}

interface ProfileBarProps {
  readonly user: UserDoc;
  readonly draft: UserDraft;
  readonly blank: readonly UserField[];
  readonly seen: SeenFields["of"];
  /** Keeps a draft, and what of its fields somebody else has stored and was told. */
  readonly onDraft: (draft: UserDraft, told?: UserDraft) => void;
}

function ProfileBar({ user, draft, seen, blank, onDraft }: ProfileBarProps) {
  const text = useText(messages);
  const toasts = useToasts();
  const denial = useDenial("user.write");
  const { mutateAsync, error, reset } = useMutation(useContentMutations().content.users.update());
  const { content } = useContentApi();
  const invalidate = useInvalidate();
  const sayOvertaken = useOvertaken();
  const [overtaken, setOvertaken] = useState<UserDraft>({});
  const changes = changesOf(user, draft);
  const discard = () => {
    reset();
    setOvertaken({});
    onDraft(untouched);
  };
  const save = async () => {
    const now = await content.users.doc({ id: user.id }).safe();
    const others = now.ok ? overtakenFields(seen, now.data, changes) : {};
    setOvertaken(others);
    if (Object.keys(others).length > 0) {
      onDraft(draft, others);
      return void (await invalidate("content.users.update"));
    }
    const stored = await mutateAsync({ id: user.id, ...inputOf(changes) }).catch(() => undefined);
    if (!stored) return;
    onDraft(untouched);
    toasts.show({ tone: "ok", message: text("saved", { name: stored.data.name }) });
  };
  const keepTheirs = (field: UserField) => {
    const { [field]: _mine, ...rest } = draft;
    onDraft(rest);
  };
  const empty = blank.map((field) => text("needed", { field: text(field) })).join(" ");
  return (
    <SaveBar
      words={{
        title: text("changed", { count: changes.length }),
        show: text("showChanges"),
        save: text("save"),
        discard: text("discard"),
      }}
      changes={changes.map(({ field, before, after }) => ({
        ...{ key: field, label: text(field), before, after },
        problem:
          overtaken[field] === undefined
            ? error
              ? problemOf(error).message
              : undefined
            : sayOvertaken(overtaken[field]),
        actions: overtaken[field] !== undefined && <KeepTheirs onKeep={() => keepTheirs(field)} />,
      }))}
      onSave={save}
      onDiscard={discard}
      disabledReason={denial ?? (empty === "" ? undefined : empty)}
    />
  );
}

function Facts({ user }: { user: UserDoc }) {
  const text = useText(messages);
  const { customerId, customerName, title, phone, firstName, lastName } = user;
  return (
    <DefinitionList
      items={[
        {
          term: text("company"),
          value: customerId === null ? text("staff") : `${customerId} ${customerName ?? ""}`,
        },
        { term: text("contact"), value: [firstName, lastName].filter(Boolean).join(" ") || "–" },
        { term: text("position"), value: title ?? "–" },
        { term: text("phone"), value: phone ?? "–" },
        { term: text("role"), value: useRoleName()(user.role) },
      ]}
    />
  );
}
