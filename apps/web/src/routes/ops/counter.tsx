import { registerHotkeys } from "@purvey/ui/hotkeys";
import { CounterButton } from "@purvey/ui/shell/counter-bar";
import { useEffect, useSyncExternalStore } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { QueueButton } from "../../shared/offline-queue/queue-button.tsx";
import { armScanner, scanState } from "../../shared/scan/scan-center.ts";
import { scanMessages } from "../../shared/scan/scan-messages.ts";
import { ScanBar } from "./scan-bar.tsx";
import { useOfflineShell } from "./use-offline-shell.ts";

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
