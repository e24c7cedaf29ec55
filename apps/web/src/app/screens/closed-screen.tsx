import { permissions } from "@purvey/contract/permissions";
import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { type Area, homeOf } from "../../shared/areas.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import type { Closure } from "../../shared/screen-needs.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "../messages.ts";
import { useLeave } from "../use-leave.ts";

/** What `ClosedScreen` takes. */
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
  const home = homeOf(useWho());
  const out = whole ? home : area;
  useTitle(text(area));
  return (
    <>
      <PageHead title={text(area)} />
      <EmptyState
        title={whole ? text("closedArea", { area: text(area) }) : text("closedScreen")}
        actions={
          <>
            {!(whole && out === area) && (
              <RouterLinkButton to={`/${out}`}>{text("toArea", { area: text(out) })}</RouterLinkButton>
            )}
            <Button onClick={leave}>{text("signOut")}</Button>
          </>
        }
      >
        <Reason closure={closure} />
      </EmptyState>
    </>
  );
}

function Reason({ closure }: { closure: Closure }) {
  const text = useText(messages);
  const { roleName } = useWho();
  if (closure === "customer") return text("closedWithoutCustomer");
  return text("closedHint", { role: roleName, permission: closure, sentence: permissions[closure] });
}
