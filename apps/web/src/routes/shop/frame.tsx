import { dataOf } from "@purvey/react";
import { FormatProvider } from "@purvey/ui/data/format-provider";
import { useQuery } from "@tanstack/react-query";
import { Frame } from "../../app/shell/frame.tsx";
import { FramePlaces } from "../../app/shell/frame-places.tsx";
import { localeOf, zoneOf } from "../../app/shell/locale.ts";
import { useLeave } from "../../app/use-leave.ts";
import { AccountMenu } from "../../features/account/account-menu.tsx";
import { ShipToChooser } from "../../features/account/ship-to-chooser.tsx";
import { SearchBox } from "../../features/catalog/search-box.tsx";
import { useApiQueries } from "../../shared/api.ts";
import { WhoProvider } from "../../shared/customer/who.tsx";
import { Failure } from "../../shared/errors/failure.tsx";
import { useSession } from "../../shared/session/session-context.tsx";

const lasting = { staleTime: 10 * 60_000 };

/** The frame of the shop: first who is signed in, then everything that depends on it. */
export function ShopFrame() {
  const { userId = 0 } = useSession();
  const queries = useApiQueries();
  const leave = useLeave();
  const trinity = useQuery({ ...dataOf(queries.content.users.trinity({ id: userId })), ...lasting });
  const user = useQuery({ ...dataOf(queries.content.users.get({ id: userId })), ...lasting });
  if (trinity.error) {
    return (
      <div className="main">
        <Failure error={trinity.error} onRetry={trinity.refetch} />
      </div>
    );
  }
  if (!trinity.data) return <FramePlaces />;
  return (
    <FormatProvider locale={localeOf(user.data?.language)} timeZone={zoneOf(user.data?.timezone)} currency="USD">
      <WhoProvider key={userId} trinity={trinity.data}>
        <Frame
          context={<ShipToChooser />}
          search={<SearchBox />}
          account={(show) => <AccountMenu onSignOut={leave} onShortcuts={show} />}
        />
      </WhoProvider>
    </FormatProvider>
  );
}
