import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import type { FormEvent, ReactNode } from "react";
import { useId } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** What `FormDialog` takes. */
export interface FormDialogProps {
  readonly title: string;
  /** Why the server refused the last attempt. */
  readonly error: Error | null;
  /** Being stored. */
  readonly busy: boolean;
  readonly onSave: () => unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A few fields of one record: stored with Enter or the button; what the server refuses is said above them. */
export function FormDialog({ title, error, busy, onSave, onClose, children }: FormDialogProps) {
  const text = useText(messages);
  const id = useId();
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
        {error && <Failure error={error} />}
        {children}
      </form>
    </Dialog>
  );
}
