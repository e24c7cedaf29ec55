import { useText } from "../../shared/i18n/messages.ts";
import { RouterRailLink } from "../../shared/links.tsx";
import { warehouseMessages } from "./warehouse-messages.ts";

/** The rail's links to the screens of the warehouse. */
export function WarehouseLinks() {
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
