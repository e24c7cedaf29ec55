import { RailGroup } from "@purvey/ui/shell/rail";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterRailLink } from "../../shared/links.tsx";
import { catalogMessages } from "./catalog-messages.ts";
import { messages } from "./messages.ts";

/** The rail's links inside the area. */
export function RailLinks() {
  const text = useText(messages);
  return (
    <RailGroup heading={text("title")}>
      <RouterRailLink to="/admin" icon="home" activeOptions={{ exact: true }}>
        {text("title")}
      </RouterRailLink>
      <RouterRailLink to="/admin/users" icon="users">
        {text("users")}
      </RouterRailLink>
      <RouterRailLink to="/admin/keys" icon="code">
        {text("keys")}
      </RouterRailLink>
      <CatalogLinks />
      <RouterRailLink to="/admin/prices" icon="tag">
        {text("prices")}
      </RouterRailLink>
      <RouterRailLink to="/admin/content" icon="document">
        {text("content")}
      </RouterRailLink>
      <RouterRailLink to="/admin/assistant" icon="info">
        {text("assistant")}
      </RouterRailLink>
      <RouterRailLink to="/admin/settings" icon="settings">
        {text("settings")}
      </RouterRailLink>
      <RouterRailLink to="/admin/reference" icon="building">
        {text("reference")}
      </RouterRailLink>
    </RailGroup>
  );
}

/** The rail's links to what is said of items. */
function CatalogLinks() {
  const text = useText(catalogMessages);
  return (
    <>
      <RouterRailLink to="/admin/catalog" icon="tag">
        {text("catalog")}
      </RouterRailLink>
      <RouterRailLink to="/admin/import" icon="document">
        {text("import")}
      </RouterRailLink>
    </>
  );
}
