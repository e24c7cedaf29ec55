import { useCallback, useState } from "react";
import { useSession } from "./session-context.tsx";
import { tabMemory } from "./tab-memory.ts";

/**
 * What somebody has entered and not sent: it survives a reload of the tab, and is shown to nobody else who signs in
 * there, nor on another site. Something that cannot be read any more is dropped.
 *
 * @param key unique for the screen and its record: `board/1`
 * @param empty what holds without a draft; it must be plain data and the same object at each render
 */
export function useTabDraft<Draft>(key: string, empty: Draft): [Draft, (draft: Draft) => void] {
  const { siteId, userId = 0 } = useSession();
  const place = `purvey.draft.${siteId}.${userId}.${key}`;
  const [draft, setDraft] = useState<Draft>(() => readDraft(place) ?? empty);
  const keep = useCallback(
    (next: Draft) => {
      setDraft(next);
      tabMemory()?.setItem(place, JSON.stringify(next));
    },
    [place],
  );
  return [draft, keep];
}

function readDraft<Draft>(place: string): Draft | undefined {
  try {
    return JSON.parse(tabMemory()?.getItem(place) ?? "") as Draft;
  } catch {
    return undefined;
  }
}
