import { EmptyState } from "@purvey/ui/empty-state";
import { useWho } from "../customer/who.tsx";
import { useText } from "../i18n/messages.ts";
import { RouterLinkButton } from "../links.tsx";
import { Unread } from "../parts/unread.tsx";
import { usePermissionSentence } from "../permissions/use-permission-sentence.ts";
import { locationMessages } from "./location-messages.ts";
import { isLocationMissing, type WorkLocation } from "./use-location.tsx";

/** What stands in the place of a location's records where it is not known which: it is read, could not be, or there is none. */
export function LocationUnread({ location }: { location: WorkLocation }) {
  const text = useText(locationMessages);
  const sentenceOf = usePermissionSentence();
  const { may } = useWho();
  if (!isLocationMissing(location)) return <Unread query={location.query} />;
  return (
    <EmptyState title={text("unknown")} actions={<RouterLinkButton to="/ops">{text("toWorklist")}</RouterLinkButton>}>
      {may("core.read") ? text("none") : text("denied", { sentence: sentenceOf("core.read") })}
    </EmptyState>
  );
}
