import { Button } from "@purvey/ui/button";
import { Dialog, type DialogProps } from "@purvey/ui/dialog";
import type { ReactNode } from "react";
import { useText } from "../i18n/messages.ts";
import { actDialogMessages } from "./act-dialog-messages.ts";

/** What `ActDialog` takes, beside what every dialog does. */
export interface ActDialogProps extends Omit<DialogProps, "open" | "footer"> {
  /** False while it is not to be seen. */
  readonly open?: boolean;
  /** The words of the button: "Post the count". */
  readonly act: string;
  /** `danger` when the act takes something away. */
  readonly variant?: "primary" | "danger";
  /** Why the act is not possible now. */
  readonly disabledReason?: string | undefined;
  readonly onAct: () => unknown;
  /** What else can be done, at the other end of the foot. */
  readonly aside?: ReactNode;
}

/** A dialog that does one thing, or nothing: its foot offers the way back and the act. */
export function ActDialog(props: ActDialogProps) {
  const { open = true, act, variant = "primary", disabledReason, onAct, aside, ...dialog } = props;
  const text = useText(actDialogMessages);
  return (
    <Dialog
      {...dialog}
      open={open}
      footer={
        <>
          {aside && (
            <>
              {aside}
              <span className="grow" />
            </>
          )}
          <Button onClick={dialog.onClose}>{text("cancel")}</Button>
          <Button variant={variant} disabledReason={disabledReason} onClick={onAct}>
            {act}
          </Button>
        </>
      }
    />
  );
}
