import type { Setting } from "@purvey/contract/generated/site";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { ConfirmButton } from "../../../shared/parts/confirm-button.tsx";
import { useSiteMutations } from "../../../shared/site-api.ts";
import { messages } from "../messages.ts";

/** Deletes a setting after a question that says what counts then. */
export function DeleteSetting({ setting, onDeleted }: { setting: Setting; onDeleted: () => void }) {
  const text = useText(messages);
  const toasts = useToasts();
  const { mutateAsync } = useMutation(useSiteMutations().site.settings.delete());
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
