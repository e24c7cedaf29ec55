import { Button } from "@purvey/ui/button";
import { useState } from "react";
import { useWho } from "../customer/who.tsx";
import { useText } from "../i18n/messages.ts";
import { laterPart } from "../later-part.ts";
import { useDenial } from "../permissions/use-denial.ts";
import type { AskQuoteDialogProps } from "./ask-quote-dialog.tsx";
import { askQuoteMessages } from "./messages.ts";

const AskQuoteDialog = laterPart(async () => (await import("./ask-quote-dialog.tsx")).AskQuoteDialog);

export interface AskQuoteProps extends Pick<AskQuoteDialogProps, "lines" | "note"> {
  /** The quote that is asked for again; a new one without it. */
  readonly again?: number;
}

/** The way to a quote: a button that asks the company's representative. Representatives do not ask themselves. */
export function AskQuote({ again, note, lines }: AskQuoteProps) {
  const text = useText(askQuoteMessages);
  const { acting } = useWho();
  const denial = useDenial("cart.write");
  const [asking, setAsking] = useState(false);
  if (acting) return null;
  const beginning = again === undefined ? note : text("againNote", { number: String(again) });
  return (
    <>
      <Button
        disabledReason={denial}
        aria-label={again === undefined ? undefined : text("againNo", { number: String(again) })}
        onClick={() => setAsking(true)}
      >
        {text(again === undefined ? "ask" : "again")}
      </Button>
      {asking && (
        <AskQuoteDialog
          {...(lines ? { lines } : {})}
          {...(beginning ? { note: beginning } : {})}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
