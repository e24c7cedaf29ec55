import { ApiError } from "@purvey/client/errors";
import { site } from "@purvey/client/services/site";
import type { Setting } from "@purvey/contract/generated/site";
import { Button } from "@purvey/ui/button";
import { Checkbox } from "@purvey/ui/checkbox";
import { Status } from "@purvey/ui/data/status";
import { Field } from "@purvey/ui/field";
import { PasswordInput } from "@purvey/ui/password-input";
import { TextArea } from "@purvey/ui/text-area";
import { TextInput } from "@purvey/ui/text-input";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { ConfirmButton } from "../../../shared/parts/confirm-button.tsx";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { useService } from "../../../shared/use-service.ts";
import { isAccount } from "../known-settings.ts";
import { messages } from "../messages.ts";
import { newValue, type SettingEdit, typedValue, valueProblem } from "../setting-edits.ts";

export interface EditSettingDialogProps {
  readonly setting: Setting;
  readonly edit: SettingEdit;
  readonly onEdit: (edit: SettingEdit) => void;
  readonly onClose: () => void;
}

/** Edits a setting; taking over stores nothing yet but adds it to the list of changes. */
export function EditSettingDialog({ setting, edit, onEdit, onClose }: EditSettingDialogProps) {
  const text = useText(messages);
  const [draft, setDraft] = useState(edit);
  const problem = valueProblem(setting, draft);
  const secret = setting.secretFlag === "Y";
  const take = () => {
    if (problem) return;
    onEdit(draft);
    onClose();
  };
  const aside = (draft.statusCd ?? setting.statusCd) === 705;
  return (
    <ActDialog
      open
      sticky
      width={640}
      title={<span className="font-mono">{setting.settingName}</span>}
      onClose={onClose}
      act={text("take")}
      disabledReason={problem && text("noJson", { problem })}
      onAct={take}
      aside={<DeleteSetting setting={setting} onDeleted={onClose} />}
    >
      <div className="flex flex-col gap-4">
        {secret ? (
          <SecretForm setting={setting} />
        ) : (
          <Field
            label={text("value")}
            hint={text(typeof setting.settingValue === "string" ? "textHint" : "jsonHint")}
            error={problem && text("noJson", { problem })}
          >
            <TextArea
              mono
              rows={6}
              spellCheck={false}
              value={draft.value ?? typedValue(setting.settingValue)}
              onChange={({ target }) => setDraft({ ...draft, value: target.value })}
            />
          </Field>
        )}
        <Field label={text("description")}>
          <TextInput
            maxLength={255}
            value={draft.description ?? setting.description ?? ""}
            onChange={({ target }) => setDraft({ ...draft, description: target.value })}
          />
        </Field>
        <Checkbox
          label={text("isSetAside")}
          checked={aside}
          onChange={() => setDraft({ ...draft, statusCd: aside ? 704 : 705 })}
        />
      </div>
    </ActDialog>
  );
}

/** Deletes a setting after a question that says what counts then. */
function DeleteSetting({ setting, onDeleted }: { setting: Setting; onDeleted: () => void }) {
  const text = useText(messages);
  const toasts = useToasts();
  const { mutateAsync } = useMutation(useService(site).mutations.settings.delete());
  const { settingsUid, settingName: name, version } = setting;
  const remove = async (close: () => void) => {
    try {
      await mutateAsync({ settingsUid, expectedVersion: version });
      toasts.show({ tone: "ok", message: text("deleted", { name }) });
      onDeleted();
    } catch (error) {
      toasts.show({
        tone: "out",
        message: text("refused", { name, reason: problemOf(error).message }),
        duration: 9000,
      });
      close();
    }
  };
  return (
    <ConfirmButton
      label={text("delete")}
      title={text("deleteOf", { name })}
      act={text("deleteYes", { name })}
      onAct={remove}
    >
      {text("deleteText", { name })}
    </ConfirmButton>
  );
}

/** Replaces the value of a secret setting, and tries it where it is an account. It is sent at once: a list of changes or the browser must not keep it. */
function SecretForm({ setting }: { setting: Setting }) {
  const { settingsUid, serviceName, settingName, version } = setting;
  const text = useText(messages);
  const toasts = useToasts();
  const [value, setValue] = useState("");
  const [expectedVersion, setExpectedVersion] = useState(version);
  const { api } = useService(site);
  const { mutateAsync, error } = useMutation(useService(site).mutations.settings.update());
  const ofAccount = isAccount(serviceName, settingName);
  const trial = useAccountTrial(settingsUid);
  const overtaken = error instanceof ApiError && error.code === "RESOURCE_CONFLICT";
  const replace = async () => {
    const input = { settingsUid, settingValue: newValue(value), expectedVersion };
    const stored = await mutateAsync(input).catch(() => undefined);
    const now = stored ?? (await api.settings.get({ settingsUid }).catch(() => undefined));
    if (now) setExpectedVersion(now.data.version);
    if (!stored) return;
    setValue("");
    if (ofAccount) trial.start();
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
      {ofAccount && setting.hasValue === "Y" && setting.statusCd === 704 && <AccountTrialPart {...trial} />}
    </div>
  );
}

/** Tries a stored account with its outside system, at once when it was stored anew. */
function useAccountTrial(settingsUid: number) {
  const { mutate, data, error, isPending } = useMutation(useService(site).mutations.settings.tryAccount());
  return { trial: data?.data, error, isPending, start: () => mutate({ settingsUid }) };
}

/** The button that tries an account, and what became of the last try. */
function AccountTrialPart({ trial, error, isPending, start }: ReturnType<typeof useAccountTrial>) {
  const text = useText(messages);
  return (
    <div className="flex flex-col items-start gap-2" aria-live="polite">
      <Button disabledReason={isPending ? text("trying") : undefined} onClick={start}>
        {text("tryAccount")}
      </Button>
      {trial && (
        <Status tone={trial.connected === "Y" ? "ok" : "out"} className="whitespace-normal!">
          {saySentence(trial.message)}
        </Status>
      )}
      {error && <Failure error={error} />}
    </div>
  );
}
