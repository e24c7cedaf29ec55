import { registerHotkeys } from "@purvey/ui/hotkeys";
import { CounterButton } from "@purvey/ui/shell/counter-bar";
import { SyncState } from "@purvey/ui/shell/sync-state";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { keepReads } from "../../app/kept-reads.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { laterPart } from "../../shared/later-part.ts";
import { queueMessages } from "../../shared/offline-queue/queue-messages.ts";
import { type Queue, useQueue } from "../../shared/offline-queue/use-queue.ts";
import { armScanner, scanState } from "../../shared/scan/scan-center.ts";
import { scanMessages } from "../../shared/scan/scan-messages.ts";
import { useSession } from "../../shared/session/session-context.tsx";
import { useOpenHere } from "../../shared/use-open-here.ts";
import { ScanBar } from "./scan-bar.tsx";

const QueueDialog = laterPart(async () => (await import("../../shared/offline-queue/queue-dialog.tsx")).QueueDialog);

/** Whether everything is stored, on the counter; a click shows the queue. */
function QueueButton() {
  const queue = useQueue();
  const [open, show] = useOpenHere<true>();
  const words = useWords(queue);
  return (
    <>
      <SyncState
        waiting={queue.waiting}
        refused={queue.refused}
        online={queue.online}
        aria-haspopup="dialog"
        onClick={() => show(true)}
      >
        {words}
      </SyncState>
      {open && <QueueDialog queue={queue} onClose={() => show(undefined)} />}
    </>
  );
}

function useWords({ waiting, refused, online }: Queue): string {
  const text = useText(queueMessages);
  if (refused > 0) return text("refusedCount", { count: refused });
  if (waiting > 0) return text(online ? "waitingCount" : "offlineWaiting", { count: waiting });
  return text(online ? "allStored" : "offline");
}

/** What operations put on the counter: the scan button (`F2`) and whether everything is stored. */
export function OpsCounter() {
  const text = useText(scanMessages);
  useOfflineShell();
  const { armed } = useSyncExternalStore(scanState.subscribe, scanState.get);
  useEffect(() => {
    const run = () => armScanner(!scanState.get().armed);
    const hotkeys = [{ keys: "F2", description: text("arm"), run, inFields: true }];
    const unregister = registerHotkeys({ name: text("scope"), hotkeys });
    return () => {
      unregister();
      armScanner(false);
    };
  }, [text]);
  return (
    <>
      <CounterButton icon="scan" aria-pressed={armed} onClick={() => armScanner(!armed)}>
        {text("scan")}
      </CounterButton>
      <QueueButton />
      <ScanBar />
    </>
  );
}

/**
 * Makes operations work without a network: a service worker keeps the application's files, and the device what is read.
 * A new version takes over as soon as a page of it was loaded.
 */
function useOfflineShell(): void {
  const queryClient = useQueryClient();
  const { siteId, username } = useSession();
  useEffect(() => keepReads(queryClient, { siteId, username }), [queryClient, siteId, username]);
  useEffect(() => {
    // A page that is not secure has no service workers; everything but a reload without a network works there.
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    navigator.serviceWorker.register("/ops-worker.js", { scope: "/ops" }).then(
      ({ waiting }) => waiting?.postMessage("take over"),
      (error: unknown) => console.warn(`The pages of operations cannot be kept for offline use: ${error}`),
    );
  }, []);
}
