import { useText } from "../../shared/i18n/messages.ts";
import { RouterRailLink } from "../../shared/links.tsx";
import { catalogMessages } from "./catalog-messages.ts";

/** The rail's links to what is said of items. */
export function CatalogLinks() {
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
