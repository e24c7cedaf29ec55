import { EmptyState } from "@purvey/ui/empty-state";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { laterPart } from "../../shared/later-part.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { sharedMessages } from "../../shared/messages.ts";
import { Notices } from "../../shared/notices/notices.tsx";
import { useNotices } from "../../shared/notices/use-notices.ts";
import { noCustomerMessages } from "./no-customer-messages.ts";
import { RailLinks } from "./rail-links.tsx";

const RepresentativeDay = laterPart(
  async () => (await import("../../features/representative/representative-day.tsx")).RepresentativeDay,
);

/** The beginning of the shop for who buys for no customer: a representative's day, or what staff can do here. */
export function NoCustomer() {
  const text = useText(noCustomerMessages);
  const share = useText(sharedMessages);
  const { salesRepId } = useWho();
  const notices = useNotices();
  // They stand above the rest, which would move if it were there before them.
  if (notices.isPending && notices.errorUpdateCount === 0) return null;
  const links = (
    <div className="screen-links">
      <RailLinks />
    </div>
  );
  return (
    <div className="flex flex-col gap-8">
      <Notices notices={notices.data} />
      {salesRepId === undefined ? (
        <>
          <EmptyState
            title={text("nobody")}
            actions={<RouterLinkButton to="/shop/search">{share("searchParts")}</RouterLinkButton>}
          >
            {text("hint")}
          </EmptyState>
          {links}
        </>
      ) : (
        <RepresentativeDay>{links}</RepresentativeDay>
      )}
    </div>
  );
}
