import type { Endpoint } from "@purvey/contract/endpoint";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { useText } from "../../../shared/i18n/messages.ts";
import { useSession } from "../../../shared/session/session-context.tsx";
import { useConsoleSettings } from "../request/console-context.ts";
import { requestMessages } from "../request-messages.ts";

/** What `AgreeDialog` takes. */
export interface AgreeDialogProps {
  readonly endpoint: Endpoint;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** Asks once in a session before something is changed. */
export function AgreeDialog({ endpoint, onAgree, onClose }: AgreeDialogProps) {
  const text = useText(requestMessages);
  const { siteId } = useSession();
  const settings = useConsoleSettings();
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("agreeTitle", { site: settings.siteId || siteId })}
      footer={
        <>
          <Button onClick={onClose}>{text("cancel")}</Button>
          <Button variant="primary" data-autofocus onClick={onAgree}>
            {text("agree")}
          </Button>
        </>
      }
    >
      <p>{text("agreeText", { endpoint: `${endpoint.method} /${endpoint.service}${endpoint.path}` })}</p>
    </Dialog>
  );
}
