import { dataOf } from "@purvey/react";
import { FormatProvider } from "@purvey/ui/data/format-provider";
import { registerHotkeys } from "@purvey/ui/hotkeys";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
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
import { useText } from "../../shared/i18n/messages.ts";
import { imported } from "../../shared/imported.ts";
import { laterPart } from "../../shared/later-part.ts";
import { onceSettled } from "../../shared/once-settled.ts";
import { useSession, useSessionAccess } from "../../shared/session/session-context.tsx";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { useMaintenance } from "../../shared/trace/maintenance.ts";
import { useOpenHere } from "../../shared/use-open-here.ts";
import { messages } from "./messages.ts";

const MaintenanceBanner = laterPart(
  async () => (await import("../../features/trace/maintenance-banner.tsx")).MaintenanceBanner,
);

/** Until when the service does not answer, when a call heard so. */
function Maintenance() {
  const announced = useMaintenance();
  if (!announced) return null;
  return <MaintenanceBanner {...announced} />;
}

const loadActingBanner = () => imported(() => import("./acting-banner.tsx"));
// The frame waits for it, or the page would move down when the banner comes.
const ActingBanner = lazy(async () => ({ default: (await loadActingBanner()).ActingBanner }));
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
  useEffect(() => {
    // Asked for beside the profile; a script that does not come fails where it is drawn.
    if (actingFor !== undefined) loadActingBanner().catch(() => undefined);
  }, [actingFor]);
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

const Palette = laterPart(async () => (await import("../../features/palette/palette.tsx")).Palette);

const TracePanel = laterPart(async () => (await import("../../features/trace/trace-panel.tsx")).TracePanel);

const NotFresh = laterPart(async () => (await import("./not-fresh.tsx")).NotFresh);

const NotSent = laterPart(async () => (await import("./not-sent.tsx")).NotSent);

const SlowAnswer = laterPart(async () => (await import("./slow-answer.tsx")).SlowAnswer);

/** What opens over every screen by a key: the palette, and the calls of the screen. */
function FramePanels() {
  const text = useText(messages);
  const [open, show] = useOpenHere<"palette" | "trace">();
  useEffect(
    () =>
      registerHotkeys({
        name: text("everywhere"),
        hotkeys: [
          { keys: "mod+k", description: text("palette"), inFields: true, run: () => show("palette") },
          { keys: "g t", description: text("trace"), run: () => show("trace") },
        ],
      }),
    [text, show],
  );
  const { store } = useSessionAccess();
  const leave = useRef(useLeave());
  const [settled, setSettled] = useState(false);
  useEffect(
    () =>
      onceSettled(() => {
        setSettled(true);
        void Palette.preload().catch(() => undefined);
      }),
    [],
  );
  useEffect(() => settle(store, leave.current), [store]);
  const close = () => show(undefined);
  return (
    <>
      {open === "palette" && <Palette onClose={close} />}
      {settled && <NotFresh />}
      {settled && <NotSent />}
      {settled && <SlowAnswer />}
      {open === "trace" && <TracePanel onClose={close} />}
    </>
  );
}

/** Milliseconds after which somebody is there who says that it takes long. */
const slowStart = 4000;

/** Before there is a frame: says that the server takes long, where it does. */
function SlowStart() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slowStart);
    return () => clearTimeout(timer);
  }, []);
  return late && <SlowAnswer />;
}

/** Settles down once the screen has, until the frame goes. */
function settle(store: SessionStore, leave: () => void): () => void {
  let end: (() => void) | undefined;
  let gone = false;
  const stop = onceSettled(async () => {
    const { settleDown } = await import("./settle-down.ts");
    if (!gone) end = settleDown(store, leave);
  });
  return () => {
    gone = true;
    stop?.();
    end?.();
  };
}
