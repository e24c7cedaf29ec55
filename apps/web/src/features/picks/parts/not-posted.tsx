import { Banner } from "@purvey/ui/banner";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** Says what ticking off does not do: the services have no call that confirms a pick. */
export function NotPosted() {
  const text = useText(messages);
  return (
    <Banner tone="low" title={text("notPosted")} className="mb-4">
      {text("notPostedHint")}
    </Banner>
  );
}
