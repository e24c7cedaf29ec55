import { RailGroup } from "@purvey/ui/shell/rail";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterRailLink } from "../../shared/links.tsx";
import { messages } from "./messages.ts";

import { warehouseMessages } from "./warehouse-messages.ts";

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

/** The rail's links to the screens of the warehouse. */
function WarehouseLinks() {
  const text = useText(warehouseMessages);
  return (
    <>
      <RouterRailLink to="/ops/receiving" icon="truck">
        {text("receiving")}
      </RouterRailLink>
      <RouterRailLink to="/ops/transfers" icon="sync">
        {text("transfers")}
      </RouterRailLink>
      <RouterRailLink to="/ops/picks" icon="list">
        {text("picks")}
      </RouterRailLink>
      <RouterRailLink to="/ops/lookup" icon="search">
        {text("lookup")}
      </RouterRailLink>
      <RouterRailLink to="/ops/po" icon="document">
        {text("purchaseOrders")}
      </RouterRailLink>
      <RouterRailLink to="/ops/labels" icon="printer">
        {text("labels")}
      </RouterRailLink>
      <RouterRailLink to="/ops/sync" icon="clock">
        {text("sync")}
      </RouterRailLink>
    </>
  );
}
