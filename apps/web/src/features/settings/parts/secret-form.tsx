import type { Setting } from "@purvey/contract/generated/site";
import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { PasswordInput } from "@purvey/ui/password-input";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { useSiteMutations } from "../../../shared/site-api.ts";
import { messages } from "../messages.ts";
import { newValue } from "../setting-edits.ts";

/** Replaces the value of a secret setting. It is sent at once: a list of changes or the browser must not keep it. */
export function SecretForm({ setting: { settingsUid, settingName } }: { setting: Setting }) {
  const text = useText(messages);
  const toasts = useToasts();
  const [value, setValue] = useState("");
  const { mutateAsync, error } = useMutation(useSiteMutations().site.settings.update());
  const replace = async () => {
    const stored = await mutateAsync({ settingsUid, settingValue: newValue(value) }).catch(() => undefined);
    if (!stored) return;
    setValue("");
    toasts.show({ tone: "ok", message: text("secretSet", { name: settingName }) });
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Field
        label={text("newSecret")}
        hint={text("secretHint")}
        error={error ? problemOf(error).message : undefined}
        className="w-full"
      >
        <PasswordInput value={value} autoComplete="off" onChange={({ target }) => setValue(target.value)} />
      </Field>
      <Button disabledReason={value === "" ? text("valueMissing") : undefined} onClick={replace}>
        {text("setSecret")}
      </Button>
    </div>
  );
}
