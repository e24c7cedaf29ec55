import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useChooseCustomer } from "../../shared/acting/use-choose-customer.tsx";
import { type Area, homeOf } from "../../shared/areas.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { sentenceMessages } from "../../shared/permissions/sentence-messages.ts";
import { useRoleName } from "../../shared/roles/use-role-name.ts";
import type { Closure } from "../../shared/screen-needs.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "../messages.ts";
import { useLeave } from "../use-leave.ts";

export interface ClosedScreenProps {
  readonly area: Area;
  /** What is missing. */
  readonly closure: Closure;
  /** Whether all of the area is closed, not this screen alone. */
  readonly whole: boolean;
}

/** What the person may not open: which permission is missing, and where to go instead. */
export function ClosedScreen({ area, closure, whole }: ClosedScreenProps) {
  const text = useText(messages);
  const leave = useLeave();
  const who = useWho();
  const home = homeOf(who);
  const { open, dialog } = useChooseCustomer("here");
  const mayAct = closure === "customer" && who.salesRepId !== undefined;
  const out = whole ? home : area;
  useTitle(text(area));
  return (
    <>
      <PageHead title={text(area)} />
      <EmptyState
        title={whole ? text("closedArea", { area: text(area) }) : text("closedScreen")}
        actions={
          <>
            {mayAct && (
              <Button variant="primary" onClick={open}>
                {text("chooseCustomer")}
              </Button>
            )}
            {!(whole && out === area) && (
              <RouterLinkButton to={`/${out}`}>{text("toArea", { area: text(out) })}</RouterLinkButton>
            )}
            <Button onClick={leave}>{text("signOut")}</Button>
          </>
        }
      >
        <Reason closure={closure} />
      </EmptyState>
      {dialog}
    </>
  );
}

function Reason({ closure }: { closure: Closure }) {
  const text = useText(messages);
  const sentence = useText(sentenceMessages);
  const nameOf = useRoleName();
  const { roleName, salesRepId } = useWho();
  if (closure === "customer" && salesRepId !== undefined) return text("closedWithoutActing");
  if (closure === "customer") return text("closedWithoutCustomer");
  return text("closedHint", { role: nameOf(roleName), permission: closure, sentence: sentence(closure) });
}
