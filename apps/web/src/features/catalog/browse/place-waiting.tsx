import { PageHead } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { useText } from "../../../shared/i18n/messages.ts";
import { sharedMessages } from "../../../shared/messages.ts";

/** A category or brand that is on its way: the place of its name. */
export function PlaceWaiting() {
  const text = useText(sharedMessages);
  return (
    <div aria-busy="true">
      <PageHead
        trail={<Skeleton width="9rem" />}
        title={
          <>
            <span className="sr-only">{text("loading")}</span>
            <Skeleton width="12rem" />
          </>
        }
      />
    </div>
  );
}
