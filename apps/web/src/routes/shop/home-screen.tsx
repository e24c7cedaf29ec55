import { PageHead } from "@purvey/ui/shell/page-head";
import { useText } from "../../shared/i18n/messages.ts";
import { sharedMessages } from "../../shared/messages.ts";
import { useTitle } from "../../shared/use-title.ts";

/** What the person goes on with: open cart, what is bought often, what is on its way. */
export function HomeScreen() {
  const text = useText(sharedMessages);
  useTitle(text("shop"));
  return <PageHead title={text("shop")} />;
}
