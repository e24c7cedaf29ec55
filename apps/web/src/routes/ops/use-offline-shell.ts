import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keepReads } from "../../app/kept-reads.ts";
import { useSession } from "../../shared/session/session-context.tsx";

/**
 * Makes operations work without a network: a service worker keeps the application's files, and the device what is read.
 * A new version takes over as soon as a page of it was loaded.
 */
export function useOfflineShell(): void {
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
