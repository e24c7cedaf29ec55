import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useLocation } from "@tanstack/react-router";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "../messages.ts";

/** An address where nothing is. */
export function NotFoundScreen() {
  const text = useText(messages);
  const { pathname } = useLocation();
  useTitle(text("notFound"));
  return (
    <div className="main">
      <PageHead title={text("notFound")} />
      <EmptyState
        title={text("notFoundTitle", { path: pathname })}
        actions={<RouterLinkButton to="/">{text("toHome")}</RouterLinkButton>}
      >
        {text("notFoundHint")}
      </EmptyState>
    </div>
  );
}
