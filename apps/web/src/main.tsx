import "./app.css";
import { fetchTransport } from "@purvey/client/transport";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { focusOnArrival } from "./app/focus-on-arrival.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createAppRouter } from "./app/router.ts";
import { sendHomeReads } from "./app/send-home-reads.ts";
import { areaOfPath } from "./shared/areas.ts";
import { takeFirstReads } from "./shared/first-reads/first-reads.ts";
import { LanguageStore } from "./shared/i18n/language-store.ts";
import { borrowWhereLent } from "./shared/session/borrow-where-lent.ts";
import { deviceMemory } from "./shared/session/device-memory.ts";
import { SessionStore } from "./shared/session/session-store.ts";
import { readSite } from "./shared/session/site-of-page.ts";
import { tabMemory } from "./shared/session/tab-memory.ts";

const root = document.getElementById("root");
if (!root)
  throw new Error('The page has no element with the id `root`: check `index.html`, it must contain `<div id="root">`.');

const session = new SessionStore(readSite(), tabMemory());
const preloadLater = () => window.purveyPreloadLater?.();
// An answer that cannot be read is heard by the screen's own call.
void sendHomeReads(window, session.get()).then(preloadLater, preloadLater);
const router = createAppRouter(session);
focusOnArrival(router);
const language = new LanguageStore(deviceMemory());

const queryClient = createQueryClient();
const transport = takeFirstReads(fetchTransport, window);

/** Operations begin with what was read before, in a new tab too: there may be no network. */
async function restoreOps(): Promise<void> {
  if (areaOfPath(location.pathname) !== "ops") return;
  await borrowWhereLent(session);
  if (session.get().token === undefined) return;
  const { restoreReads } = await import("./app/kept-reads.ts");
  await restoreReads(queryClient, session.get());
}

void Promise.all([language.begin(navigator.languages), restoreOps()]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App session={session} router={router} queryClient={queryClient} language={language} transport={transport} />
    </StrictMode>,
  ),
);
