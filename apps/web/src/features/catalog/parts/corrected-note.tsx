import { Banner } from "@purvey/ui/banner";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** Says that other words were searched for than those that were typed. */
export function CorrectedNote({ q, corrected }: { q: string; corrected: string }) {
  const text = useText(messages);
  return <Banner className="mb-3">{text("corrected", { words: q, corrected })}</Banner>;
}
