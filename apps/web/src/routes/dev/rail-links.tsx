import { RailGroup } from "@purvey/ui/shell/rail";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterRailLink } from "../../shared/links.tsx";
import { messages } from "./messages.ts";

/** The rail's links inside the area. */
export function RailLinks() {
  const text = useText(messages);
  return (
    <RailGroup heading={text("title")}>
      <RouterRailLink to="/dev" icon="search" activeOptions={{ exact: true, includeSearch: false }}>
        {text("explorer")}
      </RouterRailLink>
      <RouterRailLink to="/dev/log" icon="list">
        {text("log")}
      </RouterRailLink>
      <RouterRailLink to="/dev/errors" icon="alert">
        {text("errors")}
      </RouterRailLink>
      <RouterRailLink to="/dev/health" icon="check">
        {text("health")}
      </RouterRailLink>
    </RailGroup>
  );
}
