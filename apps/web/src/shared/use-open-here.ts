import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback, useState } from "react";

/**
 * What is open above every screen, such as a dialog of the frame; undefined where nothing is. It closes when its reader
 * goes to another address, by Back too: a modal dialog would stand before a screen that it was not opened on.
 */
export function useOpenHere<T>(): [open: T | undefined, show: (what: T | undefined) => void] {
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [shown, setShown] = useState<{ readonly what: T; readonly pathname: string }>();
  const isHere = shown?.pathname === pathname;
  if (shown && !isHere) setShown(undefined);
  const show = useCallback(
    (what: T | undefined) =>
      setShown(what === undefined ? undefined : { what, pathname: router.state.location.pathname }),
    [router],
  );
  return [isHere ? shown.what : undefined, show];
}
