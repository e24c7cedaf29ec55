import type { CustomerOrder, OrderPayment } from "@purvey/contract/generated/customers";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { laterPart } from "../../../shared/later-part.ts";
import { PdfButton } from "../../../shared/parts/pdf-button.tsx";
import { orderPrint } from "../order-print.ts";
import { reorderMessages } from "../reorder-messages.ts";

const ReorderDialog = laterPart(async () => (await import("./reorder-dialog.tsx")).ReorderDialog);

/** What can be done with an order: print it, order it again. */
export function OrderActions({ order }: { order: CustomerOrder }) {
  const text = useText(reorderMessages);
  const { currency } = useFormat();
  const [open, setOpen] = useState(false);
  const cardOf = ({ brand, lastFour }: OrderPayment) =>
    lastFour ? text("cardEnding", { brand: brand ?? "", lastFour }).trim() : (brand ?? "");
  return (
    <>
      <PdfButton print={orderPrint(order, { currency, cardOf, cardTerms: text("cardTerms") })} />
      <Button icon="sync" onClick={() => setOpen(true)}>
        {text("reorder")}
      </Button>
      {open && <ReorderDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
