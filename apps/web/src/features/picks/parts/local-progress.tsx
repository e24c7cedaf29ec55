import type { PickTicket } from "@purvey/contract/generated/orders";
import { useText } from "../../../shared/i18n/messages.ts";
import { useKeptDraft } from "../../../shared/use-kept-draft.ts";
import { messages } from "../messages.ts";
import { nothingPicked, type PickProgress } from "../pick-model.ts";
import { progressName } from "../use-pick.ts";

/** How many lines of a ticket were begun on this device; nothing when none was. */
export function LocalProgress({ ticket: { pickTicketNo, lineCount } }: { ticket: PickTicket }) {
  const text = useText(messages);
  const [progress] = useKeptDraft<PickProgress>(progressName(pickTicketNo), nothingPicked);
  const done = Object.values(progress).filter(({ quantity, short }) => quantity > 0 || short !== undefined).length;
  return done === 0 ? null : text("hereLines", { done, count: lineCount });
}
