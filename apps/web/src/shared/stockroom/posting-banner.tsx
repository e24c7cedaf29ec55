import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import type { ReactNode } from "react";
import { useText } from "../i18n/messages.ts";
import { stockroomMessages } from "./stockroom-messages.ts";
import type { Posting } from "./use-posting.ts";

/** What `PostingBanner` takes. */
export interface PostingBannerProps {
  readonly posting: Posting;
  /** What is stored, once the server said so. */
  readonly stored: ReactNode;
  /** Puts what was refused back into the form. */
  readonly onCorrect: () => void;
}

/** Where a posted change stands: on its way, waiting for the network, stored or refused. */
export function PostingBanner({ posting, stored, onCorrect }: PostingBannerProps) {
  const text = useText(stockroomMessages);
  const { change, takeBack, putAway } = posting;
  if (!change) return null;
  const { state, problem, label } = change;
  if (state === "stored") {
    return (
      <Banner tone="ok" className="mb-4" onDismiss={putAway}>
        {stored}
      </Banner>
    );
  }
  if (state === "refused") {
    const correct = async () => {
      onCorrect();
      await takeBack();
    };
    return (
      <Banner
        tone="out"
        className="mb-4"
        title={text("refused", { label })}
        actions={<Button onClick={correct}>{text("correct")}</Button>}
      >
        {problem}
      </Banner>
    );
  }
  return (
    <Banner tone="transit" className="mb-4" title={label}>
      {text(posting.online ? "sending" : "waiting")}
    </Banner>
  );
}
