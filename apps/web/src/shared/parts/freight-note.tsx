import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { useText } from "../i18n/messages.ts";
import { freightMessages } from "./freight-messages.ts";

/** What `FreightNote` takes: a checkout's delivery, or the same of an order. */
export interface FreightNoteProps {
  readonly freight: Pick<CheckoutDocument["delivery"], "freightSource" | "freightSetBy">;
  /** Until when a carrier's price is kept; nothing of an order. */
  readonly expires?: string | null;
}

/** Below a document's totals: what its freight comes from, and how long a carrier's price is kept. */
export function FreightNote({ freight: { freightSource: source, freightSetBy: name }, expires }: FreightNoteProps) {
  const text = useText(freightMessages);
  if (source === null) return null;
  return (
    <p className="text-sm text-soft">
      {source === "given" && name !== null ? text("givenBy", { name }) : text(source)}
      {source === "carrier" && expires && (
        <>
          {" "}
          {text("kept")} <Timestamp value={expires} detail="minute" />.
        </>
      )}
    </p>
  );
}
