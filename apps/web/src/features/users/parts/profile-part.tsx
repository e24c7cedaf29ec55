import { ValidationError } from "@purvey/client/errors";
import { content } from "@purvey/client/services/content";
import type { UserDoc } from "@purvey/contract/generated/content";
import { useInvalidate } from "@purvey/react";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { SaveBar } from "@purvey/ui/data/save-bar";
import { Field } from "@purvey/ui/field";
import { PasswordInput } from "@purvey/ui/password-input";
import { Section } from "@purvey/ui/shell/page-head";
import { TextInput } from "@purvey/ui/text-input";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { useSayIssue } from "../../../shared/issue-words/use-say-issue.ts";
import { asRead } from "../../../shared/overtaken/as-read.ts";
import { TwoWays } from "../../../shared/overtaken/changed-meanwhile.tsx";
import { type SeenFields, useOvertaken, useSeen } from "../../../shared/overtaken/overtaken.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useRoleName } from "../../../shared/roles/use-role-name.ts";
import { useTabDraft } from "../../../shared/session/use-tab-draft.ts";
import { useService } from "../../../shared/use-service.ts";
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
  const { mutateAsync, error, reset } = useMutation(useService(content).mutations.users.update());
  const { api } = useService(content);
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
    const now = await api.users.doc({ id: user.id }).safe();
    const others = now.ok ? overtakenFields(seen, now.data, changes) : {};
    setOvertaken(others);
    if (Object.keys(others).length > 0) {
      onDraft(draft, others);
      return void (await invalidate("content.users.update"));
    }
    const stored = await mutateAsync({ id: user.id, ...inputOf(changes), ...asRead(now.ok ? now.data : user) }).catch(
      () => undefined,
    );
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
        key: field,
        label: text(field),
        before,
        after,
        problem:
          overtaken[field] === undefined
            ? error
              ? problemOf(error).message
              : undefined
            : sayOvertaken(overtaken[field]),
        actions: overtaken[field] !== undefined && <TwoWays onKeepTheirs={() => keepTheirs(field)} onKeepMine={save} />,
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

/** Sets a new password. It is kept nowhere in the browser, so it has a button of its own. */
function PasswordForm({ user, denial }: { user: UserDoc; denial: string | undefined }) {
  const text = useText(messages);
  const toasts = useToasts();
  const [password, setPassword] = useState("");
  const { mutateAsync, error } = useMutation(useService(content).mutations.users.update());
  const say = useSayIssue();
  const issue = error instanceof ValidationError ? error.errors.find(({ path }) => path === "password") : undefined;
  const set = async () => {
    const stored = await mutateAsync({ id: user.id, password }).catch(() => undefined);
    if (!stored) return;
    setPassword("");
    toasts.show({ tone: "ok", message: text("passwordSet", { name: user.name }) });
  };
  const empty = password === "" ? text("needed", { field: text("newPassword") }) : undefined;
  return (
    <Section title={text("password")}>
      <div className="flex flex-col items-start gap-3 pt-3">
        <Field
          label={text("newPassword")}
          hint={text("newPasswordHint")}
          error={say(issue) ?? (error ? problemOf(error).message : undefined)}
          className="w-full max-w-xs"
        >
          <PasswordInput
            value={password}
            readOnly={denial !== undefined}
            autoComplete="new-password"
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <Button disabledReason={denial ?? empty} onClick={set}>
          {text("setPassword")}
        </Button>
      </div>
    </Section>
  );
}
