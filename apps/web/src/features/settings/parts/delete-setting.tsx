import type { Setting } from "@purvey/contract/generated/site";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { useSiteMutations } from "../../../shared/site-api.ts";
import { messages } from "../messages.ts";

/** Deletes a setting after a question that says what counts then. */
export function DeleteSetting({ setting, onDeleted }: { setting: Setting; onDeleted: () => void }) {
  const text = useText(messages);
  const toasts = useToasts();
  const [asking, setAsking] = useState(false);
  const { mutateAsync } = useMutation(useSiteMutations().site.settings.delete());
  const { settingsUid, settingName: name } = setting;
  const remove = async () => {
    try {
      await mutateAsync({ settingsUid });
      toasts.show({ tone: "ok", message: text("deleted", { name }) });
      onDeleted();
    } catch (error) {
      toasts.show({
        tone: "out",
        message: text("refused", { name, reason: problemOf(error).message }),
        duration: 9000,
      });
      setAsking(false);
    }
  };
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {text("delete")}
      </Button>
      <Dialog
        open={asking}
        title={text("deleteOf", { name })}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{text("cancel")}</Button>
            <Button variant="danger" onClick={remove}>
              {text("deleteYes", { name })}
            </Button>
          </>
        }
      >
        {text("deleteText", { name })}
      </Dialog>
    </>
  );
}
