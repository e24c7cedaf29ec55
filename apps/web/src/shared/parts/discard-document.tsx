import { type ChangingCall, useInvalidate } from "@purvey/react";
import { useRefused } from "../errors/use-refused.ts";
import { ActDialog } from "./act-dialog.tsx";

export interface DiscardDocumentProps {
  readonly title: string;
  /** What that means for the goods. */
  readonly hint: string;
  /** The words of the button that does it. */
  readonly act: string;
  /** Deletes it. */
  readonly discard: () => Promise<unknown>;
  /** The call that deletes it, for what it makes stale. */
  readonly endpoint: ChangingCall;
  /** It is discarded, or kept. */
  readonly onClose: (gone: boolean) => unknown;
}

/** Asks before something that the server holds is given up. */
export function DiscardDocument({ title, hint, act, discard, endpoint, onClose }: DiscardDocumentProps) {
  const refused = useRefused();
  const invalidate = useInvalidate();
  const onAct = async () => {
    try {
      await discard();
      await onClose(true);
    } catch (error) {
      refused(error);
    }
    await invalidate(endpoint);
  };
  return (
    <ActDialog title={title} act={act} variant="danger" onAct={onAct} onClose={() => onClose(false)}>
      <p>{hint}</p>
    </ActDialog>
  );
}
