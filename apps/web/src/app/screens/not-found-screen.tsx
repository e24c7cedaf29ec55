import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useLocation } from "@tanstack/react-router";
import { areaOfPath } from "../../shared/areas.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "../messages.ts";

/** An address where nothing is, outside every area. */
export function NotFoundScreen() {
  return (
    <div className="main">
      <NotFoundInArea />
    </div>
  );
}

/** An address of an area where nothing is, within the area's frame: search and rail lead on. */
export function NotFoundInArea() {
  const text = useText(messages);
  const { pathname } = useLocation();
  const area = areaOfPath(pathname);
  useTitle(text("notFound"));
  return (
    <>
      <PageHead title={text("notFound")} />
      <EmptyState
        title={text("notFoundTitle", { path: pathname })}
        actions={
          <RouterLinkButton to={area ? `/${area}` : "/"}>
            {area ? text("toArea", { area: text(area) }) : text("toHome")}
          </RouterLinkButton>
        }
      >
        {text("notFoundHint")}
      </EmptyState>
    </>
  );
}
