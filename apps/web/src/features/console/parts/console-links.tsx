import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** The screens of the console; only on a phone, whose bar has room for the areas alone. */
export function ConsoleLinks() {
  const text = useText(messages);
  return (
    <nav aria-label={text("console")} className="console-links">
      <Link to="/dev" activeOptions={{ exact: true, includeSearch: false }}>
        {text("explorer")}
      </Link>
      <Link to="/dev/log">{text("log")}</Link>
      <Link to="/dev/errors">{text("errors")}</Link>
      <Link to="/dev/health">{text("health")}</Link>
    </nav>
  );
}
