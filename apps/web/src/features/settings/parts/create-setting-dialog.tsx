import { site } from "@purvey/client/services/site";
import { Field } from "@purvey/ui/field";
import { PasswordInput } from "@purvey/ui/password-input";
import { Select } from "@purvey/ui/select";
import { TextArea } from "@purvey/ui/text-area";
import { TextInput } from "@purvey/ui/text-input";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { useService } from "../../../shared/use-service.ts";
import { isSecret } from "../known-settings.ts";
import { messages } from "../messages.ts";
import { newValue } from "../setting-edits.ts";
import { settingServices } from "../settings-view.ts";

const namePattern = /^[A-Za-z][A-Za-z0-9._-]*$/;

export interface CreateSettingDialogProps {
  /** The service whose settings are looked at; it is chosen in the form without it. */
  readonly service: string | undefined;
  /** What is set, where that is known. */
  readonly name: string | undefined;
  readonly onClose: () => void;
}

/** Sets something for the first time. The draft lives in the page alone, as it may be a secret. */
export function CreateSettingDialog({ service: given, name: named = "", onClose }: CreateSettingDialogProps) {
  const text = useText(messages);
  const toasts = useToasts();
  const [service, setService] = useState(given ?? "site");
  const [name, setName] = useState(named);
  const [value, setValue] = useState("");
  const [description, setDescription] = useState("");
  const [tried, setTried] = useState(false);
  const { mutateAsync, error } = useMutation(useService(site).mutations.settings.create());
  const secret = isSecret(service, name.trim());
  const badName = !namePattern.test(name.trim());
  const save = async () => {
    setTried(true);
    if (badName || value === "") return;
    const settingName = name.trim();
    const more = description.trim() === "" ? {} : { description: description.trim() };
    const setting = { serviceName: service, settingName, settingValue: newValue(value), ...more };
    const stored = await mutateAsync(setting).catch(() => undefined);
    if (!stored) return;
    toasts.show({ tone: "ok", message: text("created", { name: settingName }) });
    onClose();
  };
  return (
    <ActDialog
      open
      sticky
      width={640}
      title={given === undefined ? text("add") : `${text("add")} · ${service}`}
      onClose={onClose}
      act={text("create")}
      onAct={save}
    >
      <div className="flex flex-col gap-4">
        {error && <Failure error={error} />}
        {given === undefined && (
          <Field label={text("service")} hint={text("serviceHint")}>
            <Select className="w-52" value={service} onChange={({ target }) => setService(target.value)}>
              {settingServices.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={text("name")} hint={text("nameHint")} error={tried && badName && text("nameBad")} required>
          <TextInput mono maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field
          label={text("value")}
          hint={text(secret ? "sealHint" : "newValueHint")}
          error={tried && value === "" && text("valueMissing")}
          required
        >
          {secret ? (
            <PasswordInput value={value} autoComplete="off" onChange={({ target }) => setValue(target.value)} />
          ) : (
            <TextArea
              mono
              rows={4}
              spellCheck={false}
              value={value}
              onChange={({ target }) => setValue(target.value)}
            />
          )}
        </Field>
        <Field label={text("description")}>
          <TextInput maxLength={255} value={description} onChange={({ target }) => setDescription(target.value)} />
        </Field>
      </div>
    </ActDialog>
  );
}
