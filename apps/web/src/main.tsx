import "./app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { focusOnArrival } from "./app/focus-on-arrival.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createAppRouter } from "./app/router.ts";
import { SessionStore } from "./shared/session/session-store.ts";
import { readSite } from "./shared/session/site-of-page.ts";
import { tabMemory } from "./shared/session/tab-memory.ts";

const root = document.getElementById("root");
if (!root)
  throw new Error('The page has no element with the id `root`: check `index.html`, it must contain `<div id="root">`.');

const session = new SessionStore(readSite(), tabMemory());
const router = createAppRouter(session);
focusOnArrival(router);

createRoot(root).render(
  <StrictMode>
    <App session={session} router={router} queryClient={createQueryClient()} />
  </StrictMode>,
);
