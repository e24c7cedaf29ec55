import { Dialog } from "@purvey/ui/dialog";
import { useText } from "../i18n/messages.ts";
import { CustomerChoices } from "./customer-choices.tsx";
import { actingMessages } from "./messages.ts";

export interface ChooseCustomerDialogProps {
  readonly onChoose: (customerId: number) => void;
  readonly onClose: () => void;
}

/** A sales representative's customers: those who ordered lately, and whatever is searched for. */
export function ChooseCustomerDialog({ onChoose, onClose }: ChooseCustomerDialogProps) {
  const text = useText(actingMessages);
  return (
    <Dialog open title={text("title")} onClose={onClose}>
      <CustomerChoices onChoose={onChoose} />
    </Dialog>
  );
}
