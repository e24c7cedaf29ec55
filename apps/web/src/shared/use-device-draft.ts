import { useCallback, useEffect, useRef, useState } from "react";
import { useWho } from "./customer/who.tsx";
import { openDeviceDatabase, readFrom, writeAtOnce } from "./device-database.ts";

const table = "drafts";

let opened: Promise<IDBDatabase> | undefined;

function openDrafts(): Promise<IDBDatabase> {
  opened ??= openDeviceDatabase("purvey-drafts", (database) => database.createObjectStore(table)).catch(
    (error: unknown) => {
      opened = undefined;
      throw error;
    },
  );
  return opened;
}

/** Reads a draft that the device keeps; undefined when there is none. */
async function readDeviceDraft(key: string): Promise<unknown> {
  return readFrom(await openDrafts(), table, (drafts) => drafts.get(key) as IDBRequest<unknown>);
}

/** Keeps a draft on the device, larger and longer than a tab can; undefined removes it. Resolves when it is written. */
async function writeDeviceDraft(key: string, draft: unknown): Promise<void> {
  await writeAtOnce(await openDrafts(), table, (drafts) =>
    draft === undefined ? drafts.delete(key) : drafts.put(draft, key),
  );
}

/** A draft on the device. */
export interface DeviceDraft<Draft> {
  /** False until the device was asked. */
  readonly loaded: boolean;
  readonly draft: Draft | undefined;
  /** Shows the draft at once and writes it to the device, one after the other; undefined removes it. */
  readonly keep: (draft: Draft | undefined) => void;
  /** The device could not write: what is entered would not survive a reload. */
  readonly failed: boolean;
}

/**
 * A person's draft that outlives the tab and the network, such as a count that takes an afternoon.
 *
 * @param key unique for the screen and its record: `count/1`
 */
export function useDeviceDraft<Draft>(key: string): DeviceDraft<Draft> {
  const { siteId, userId } = useWho();
  const place = `${siteId}/${userId}/${key}`;
  const [state, setState] = useState<{ loaded: boolean; draft: Draft | undefined }>({
    loaded: false,
    draft: undefined,
  });
  const [failed, setFailed] = useState(false);
  const line = useRef(Promise.resolve());
  const kept = useRef(false);
  useEffect(() => {
    let current = true;
    kept.current = false;
    // What was entered while the device was asked is newer than its answer.
    const show = (draft: Draft | undefined) => current && !kept.current && setState({ loaded: true, draft });
    readDeviceDraft(place).then(
      (draft) => show(draft as Draft | undefined),
      () => show(undefined),
    );
    return () => {
      current = false;
    };
  }, [place]);
  const keep = useCallback(
    (draft: Draft | undefined) => {
      kept.current = true;
      setState({ loaded: true, draft });
      line.current = line.current
        .then(() => writeDeviceDraft(place, draft))
        .then(
          () => setFailed(false),
          () => setFailed(true),
        );
    },
    [place],
  );
  return { ...state, keep, failed };
}
