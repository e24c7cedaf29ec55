import { Button } from "@purvey/ui/button";
import { useEffect, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { requestMessages } from "../request-messages.ts";

/**
 * How long an answer lets wait, and the way to give it up. It lies over the answer before, whose figures are no longer
 * those of the call, and appears only when waiting is felt: most answers come sooner.
 */
export function WaitingLine({ onCancel }: { onCancel: () => void }) {
  const text = useText(requestMessages);
  const seconds = useSeconds();
  return (
    <div className="waiting-line">
      <span role="status">{text("waiting")}</span>
      <span className="font-mono" aria-hidden="true">{`${seconds} s`}</span>
      <Button onClick={onCancel}>{text("giveUp")}</Button>
    </div>
  );
}

/** Whole seconds since the component is shown. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
