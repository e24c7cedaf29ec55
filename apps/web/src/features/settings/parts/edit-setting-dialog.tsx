import type { Setting } from "@purvey/contract/generated/site";
import { Checkbox } from "@purvey/ui/checkbox";
import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { TextInput } from "@purvey/ui/text-input";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { messages } from "../messages.ts";
import { type SettingEdit, typedValue, valueProblem } from "../setting-edits.ts";
import { DeleteSetting } from "./delete-setting.tsx";
import { SecretForm } from "./secret-form.tsx";

/** What `EditSettingDialog` takes. */
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
