import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** Says that other words were searched for than those that were typed. */
export function CorrectedNote({ q, corrected }: { q: string; corrected: string }) {
  const text = useText(messages);
  return (
    <p role="status" className="mb-3 border-s-4 border-edge ps-3">
      {text("corrected", { words: q, corrected })}
    </p>
  );
}
