import { ApiError } from "@purvey/client/errors";
import type { Setting } from "@purvey/contract/generated/site";
import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { PasswordInput } from "@purvey/ui/password-input";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { useServiceApi } from "../../../shared/service-api.ts";
import { createSiteApi, useSiteMutations } from "../../../shared/site-api.ts";
import { messages } from "../messages.ts";
import { newValue } from "../setting-edits.ts";

/** Replaces the value of a secret setting. It is sent at once: a list of changes or the browser must not keep it. */
export function SecretForm({ setting: { settingsUid, settingName, version } }: { setting: Setting }) {
  const text = useText(messages);
  const toasts = useToasts();
  const [value, setValue] = useState("");
  const [expectedVersion, setExpectedVersion] = useState(version);
  const { site } = useServiceApi(createSiteApi);
  const { mutateAsync, error } = useMutation(useSiteMutations().site.settings.update());
  const overtaken = error instanceof ApiError && error.code === "RESOURCE_CONFLICT";
  const replace = async () => {
    const input = { settingsUid, settingValue: newValue(value), expectedVersion };
    const stored = await mutateAsync(input).catch(() => undefined);
    const now = stored ?? (await site.settings.get({ settingsUid }).catch(() => undefined));
    if (now) setExpectedVersion(now.data.version);
    if (!stored) return;
    setValue("");
    toasts.show({ tone: "ok", message: text("secretSet", { name: settingName }) });
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Field
        label={text("newSecret")}
        hint={text("secretHint")}
        error={overtaken ? text("secretOvertaken") : error ? problemOf(error).message : undefined}
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
