import { RailGroup } from "@purvey/ui/shell/rail";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterRailLink } from "../../shared/links.tsx";
import { messages } from "./messages.ts";
import { WarehouseLinks } from "./warehouse-links.tsx";

/** The rail's links inside the area. */
export function RailLinks() {
  const text = useText(messages);
  return (
    <RailGroup heading={text("title")}>
      <RouterRailLink to="/ops" icon="home" activeOptions={{ exact: true }}>
        {text("worklist")}
      </RouterRailLink>
      <RouterRailLink to="/ops/vmi" icon="box">
        {text("stockrooms")}
      </RouterRailLink>
      <RouterRailLink to="/ops/restock" icon="truck">
        {text("restocks")}
      </RouterRailLink>
      <WarehouseLinks />
    </RailGroup>
  );
}
