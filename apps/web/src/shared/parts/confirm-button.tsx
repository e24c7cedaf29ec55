import { Button } from "@purvey/ui/button";
import { type ReactNode, useState } from "react";
import { ActDialog } from "./act-dialog.tsx";

export interface ConfirmButtonProps {
  /** The words of the button that asks. */
  readonly label: string;
  /** Why it may not even be asked. */
  readonly disabledReason?: string | undefined;
  /** The question. */
  readonly title: string;
  /** The words of the button that does it. */
  readonly act: string;
  /** Does it; `close` ends the question, which stands until then. */
  readonly onAct: (close: () => void) => unknown;
  /** What counts once it is done. */
  readonly children: ReactNode;
}

/** A button that takes something away, after a question that says what that means. */
export function ConfirmButton({ label, disabledReason, title, act, onAct, children }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="danger" disabledReason={disabledReason} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ActDialog open={asking} title={title} onClose={close} act={act} variant="danger" onAct={() => onAct(close)}>
        {children}
      </ActDialog>
    </>
  );
}
