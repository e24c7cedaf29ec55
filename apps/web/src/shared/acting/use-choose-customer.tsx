import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { laterPart } from "../later-part.ts";
import { useActing } from "./use-acting.ts";

const ChooseCustomerDialog = laterPart(async () => (await import("./choose-customer-dialog.tsx")).ChooseCustomerDialog);

/**
 * The dialog in which a sales representative chooses for whom they act.
 *
 * @param where `here` stays on the page, which is opened for the customer; otherwise the shop is opened
 */
export function useChooseCustomer(where?: "here"): { open: () => void; dialog: ReactNode } {
  const [opened, setOpened] = useState(false);
  const { begin, stay } = useActing();
  const choose = (customerId: number) => {
    setOpened(false);
    (where === "here" ? stay : begin)(customerId);
  };
  // The counter, from which it is opened, has colours of its own that a dialog must not inherit.
  const dialog =
    opened && createPortal(<ChooseCustomerDialog onChoose={choose} onClose={() => setOpened(false)} />, document.body);
  return { open: () => setOpened(true), dialog };
}
