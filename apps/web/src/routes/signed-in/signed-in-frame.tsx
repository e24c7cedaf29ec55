import { dataOf } from "@purvey/react";
import { FormatProvider } from "@purvey/ui/data/format-provider";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useMemo } from "react";
import { Frame } from "../../app/shell/frame.tsx";
import { FramePlaces } from "../../app/shell/frame-places.tsx";
import { useLeave } from "../../app/use-leave.ts";
import { AccountMenuLater, ShipToChooserLater } from "../../features/account/counter-menus.tsx";
import { SearchBox } from "../../features/catalog/search-box.tsx";
import { useApiQueries } from "../../shared/api.ts";
import { WhoProvider } from "../../shared/customer/who.tsx";
import { Failure } from "../../shared/errors/failure.tsx";
import { problemOf } from "../../shared/errors/problem.ts";
import { useLanguage, useLanguageStore } from "../../shared/i18n/language-provider.tsx";
import { localeOf, zoneOf } from "../../shared/i18n/locale.ts";
import { laterPart } from "../../shared/later-part.ts";
import { useSession } from "../../shared/session/session-context.tsx";
import { FramePanels, SlowStart } from "./frame-panels.tsx";
import { Maintenance } from "./maintenance.tsx";

const ActingBanner = laterPart(async () => (await import("./acting-banner.tsx")).ActingBanner);
const ActingRefused = laterPart(async () => (await import("./acting-refused.tsx")).ActingRefused);

const lasting = { staleTime: 10 * 60_000 };

/** The frame of all areas: first who is signed in, then everything that depends on it. */
export function SignedInFrame() {
  const { userId = 0, actingFor } = useSession();
  const queries = useApiQueries();
  const leave = useLeave();
  const trinity = useQuery({ ...dataOf(queries.content.users.trinity({ id: userId })), ...lasting });
  const language = useLanguage();
  const store = useLanguageStore();
  const user = useQuery({ ...dataOf(queries.content.users.get({ id: userId })), ...lasting });
  useEffect(() => void store.offer(user.data?.language), [store, user.data?.language]);
  const timeZone = useMemo(() => zoneOf(user.data?.timezone), [user.data?.timezone]);
  // What was read before stands while it cannot be read again, as without a network; a refusal ends it.
  if (trinity.error && (!trinity.data || problemOf(trinity.error).cause === "you")) {
    if (actingFor !== undefined) return <ActingRefused error={trinity.error} />;
    return (
      <div className="main">
        <Failure error={trinity.error} onRetry={trinity.refetch} />
      </div>
    );
  }
  if (!trinity.data)
    return (
      <>
        <FramePlaces />
        <SlowStart />
      </>
    );
  // What the device kept of an older server names no currency.
  const { currency = "USD" } = trinity.data.businessLogic;
  return (
    <FormatProvider locale={localeOf(language.code)} timeZone={timeZone} currency={currency}>
      <WhoProvider key={`${userId}/${actingFor}`} trinity={trinity.data}>
        <Suspense fallback={<FramePlaces />}>
          <Frame
            context={<ShipToChooserLater />}
            search={<SearchBox />}
            banner={
              <>
                {actingFor !== undefined && <ActingBanner />}
                <Maintenance />
              </>
            }
            account={(show) => <AccountMenuLater onSignOut={leave} onShortcuts={show} />}
          />
        </Suspense>
        <FramePanels />
      </WhoProvider>
    </FormatProvider>
  );
}
