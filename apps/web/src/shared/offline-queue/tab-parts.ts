/** Runs `work` while no other tab of the browser does; without Web Locks (a page that is not secure) at least one after the other in this tab. */
export function exclusively(name: string): (work: () => Promise<void>) => Promise<void> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks) return (work) => locks.request(name, work);
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Tells the other tabs of the browser that something changed. */
export function tabChannel(name: string): { tell(): void; listen(hear: () => void): () => void } {
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
  return {
    tell: () => channel?.postMessage("changed"),
    listen: (hear) => {
      channel?.addEventListener("message", hear);
      return () => channel?.removeEventListener("message", hear);
    },
  };
}
