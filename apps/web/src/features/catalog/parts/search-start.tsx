import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { messages } from "../messages.ts";
import { nothingMessages } from "../nothing-messages.ts";

/** The results before anything was searched for. */
export function SearchStart() {
  const text = useText(messages);
  const say = useText(nothingMessages);
  const focus = () => document.querySelector<HTMLInputElement>("search input")?.focus();
  return (
    <>
      <PageHead title={text("results")} />
      <EmptyState
        title={say("startTitle")}
        actions={
          <>
            <Button onClick={focus}>{say("startAct")}</Button>
            <RouterLinkButton to="/shop/c">{text("allCategories")}</RouterLinkButton>
          </>
        }
      >
        {say("startHint")}
      </EmptyState>
    </>
  );
}
