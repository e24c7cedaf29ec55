import { ValidationError } from "@purvey/client/errors";
import type { UserDoc } from "@purvey/contract/generated/content";
import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { PasswordInput } from "@purvey/ui/password-input";
import { Section } from "@purvey/ui/shell/page-head";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useContentMutations } from "../../../shared/content-api.ts";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { useSayIssue } from "../../../shared/issue-words/use-say-issue.ts";
import { messages } from "../messages.ts";

/** Sets a new password. It is kept nowhere in the browser, so it has a button of its own. */
export function PasswordForm({ user, denial }: { user: UserDoc; denial: string | undefined }) {
  const text = useText(messages);
  const toasts = useToasts();
  const [password, setPassword] = useState("");
  const { mutateAsync, error } = useMutation(useContentMutations().content.users.update());
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
