import { useInvalidate } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import type { FormEvent, ReactNode } from "react";
import { useId } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ChangedMeanwhile } from "../../../shared/overtaken/changed-meanwhile.tsx";
import { overtakingOf } from "../../../shared/overtaken/overtaking-of.ts";
import { messages } from "../messages.ts";

export interface FormDialogProps {
  readonly title: string;
  /** Why the server refused the last attempt. */
  readonly error: Error | null;
  /** Being stored. */
  readonly busy: boolean;
  /** The endpoint that changes the record: what it makes stale is read again where another one's change is kept. */
  readonly endpoint: Parameters<ReturnType<typeof useInvalidate>>[0];
  /** Stores the fields; `now` is the state that another one's change has left, when they go in its place. */
  readonly onSave: (now?: string) => unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A few fields of one record: stored with Enter or the button; what the server refuses is said above them. */
export function FormDialog({ title, error, busy, endpoint, onSave, onClose, children }: FormDialogProps) {
  const text = useText(messages);
  const id = useId();
  const invalidate = useInvalidate();
  const now = overtakingOf(error);
  const keepTheirs = () => {
    onClose();
    return invalidate(endpoint);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Dialog
      open
      sticky
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text("cancel")}</Button>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            {text("save")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {now === undefined ? (
          error && <Failure error={error} />
        ) : (
          <ChangedMeanwhile error={error} onKeepTheirs={keepTheirs} onKeepMine={() => onSave(now)} />
        )}
        {children}
      </form>
    </Dialog>
  );
}
