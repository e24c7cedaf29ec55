import { type ChangingCall, useInvalidate } from "@purvey/react";
import { useRefused } from "../../../shared/errors/use-refused.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { messages } from "../messages.ts";

export interface DiscardDocumentProps {
  readonly title: string;
  /** What that means for the goods. */
  readonly hint: string;
  /** Deletes it. */
  readonly discard: () => Promise<unknown>;
  /** The call that deletes it, for what it makes stale. */
  readonly endpoint: ChangingCall;
  /** It is discarded, or kept. */
  readonly onClose: (gone: boolean) => void;
}

/** Asks before something that the server holds is given up. */
export function DiscardDocument({ title, hint, discard, endpoint, onClose }: DiscardDocumentProps) {
  const text = useText(messages);
  const refused = useRefused();
  const invalidate = useInvalidate();
  const act = async () => {
    try {
      await discard();
      onClose(true);
    } catch (error) {
      refused(error);
    }
    await invalidate(endpoint);
  };
  return (
    <ActDialog title={title} act={text("discardIt")} variant="danger" onAct={act} onClose={() => onClose(false)}>
      <p>{hint}</p>
    </ActDialog>
  );
}
