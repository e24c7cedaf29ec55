import { Button } from "@purvey/ui/button";
import { Checkbox } from "@purvey/ui/checkbox";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { PasswordInput } from "@purvey/ui/password-input";
import { TextInput } from "@purvey/ui/text-input";
import { useText } from "../../../shared/i18n/messages.ts";
import { useSession } from "../../../shared/session/session-context.tsx";
import { changeConsole, useConsoleSettings } from "../request/console-context.ts";
import { pastedToken } from "../request/token-claims.ts";
import { requestMessages } from "../request-messages.ts";
import { TokenNote } from "./token-note.tsx";

/** From where and as whom the console calls. Nothing of it is stored unless that is asked for. */
export function ContextDialog({ onClose }: { onClose: () => void }) {
  const text = useText(requestMessages);
  const { siteId } = useSession();
  const settings = useConsoleSettings();
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("context")}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text("done")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={text("site")} hint={text("siteHint", { site: siteId })}>
          <TextInput
            mono
            value={settings.siteId}
            onChange={(event) => changeConsole({ siteId: event.target.value.trim() })}
          />
        </Field>
        <Field label={text("baseUrl")} hint={text("baseUrlHint")}>
          <TextInput
            mono
            value={settings.baseUrl}
            placeholder="https://shop.example/api/{service}"
            onChange={(event) => changeConsole({ baseUrl: event.target.value.trim() })}
          />
        </Field>
        <Field label={text("token")} hint={text("tokenHint")}>
          <PasswordInput
            mono
            autoComplete="off"
            value={settings.token}
            onChange={(event) => changeConsole({ token: pastedToken(event.target.value) })}
          />
        </Field>
        <div role="status" className="-mt-2 empty:hidden">
          {settings.token && <TokenNote token={settings.token} siteId={settings.siteId || siteId} />}
        </div>
        <Checkbox
          label={text("remember")}
          hint={text("rememberHint")}
          checked={settings.remember}
          onChange={(event) => changeConsole({ remember: event.target.checked })}
        />
      </div>
    </Dialog>
  );
}
