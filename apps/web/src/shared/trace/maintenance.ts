import { isPurveyError } from "@purvey/client/errors";
import { useEffect, useState, useSyncExternalStore } from "react";
import { subscribeTrace, type TraceEvent, traceEvents } from "./call-trace.ts";

/** A time during which the service does not answer; `YYYY-MM-DD HH:mm:ss`, UTC. */
export interface MaintenanceWindow {
  readonly start: string;
  readonly end: string;
}

/** The window that a refused call announced (R221). */
export function windowOf(traced: TraceEvent | undefined): MaintenanceWindow | undefined {
  if (traced?.kind !== "error" || !isPurveyError(traced.event.error)) return undefined;
  const { start, end } = Object(traced.event.error.details.maintenanceWindow) as Partial<MaintenanceWindow>;
  return start && end ? { start, end } : undefined;
}

function latest(): TraceEvent | undefined {
  return traceEvents().findLast((traced) => windowOf(traced) !== undefined);
}

/** The maintenance that a call heard of last, until it is over; nothing otherwise. */
export function useMaintenance(): MaintenanceWindow | undefined {
  const announced = windowOf(useSyncExternalStore(subscribeTrace, latest));
  const [over, setOver] = useState("");
  const end = announced?.end;
  useEffect(() => {
    if (end === undefined) return;
    const left = Date.parse(`${end.replace(" ", "T")}Z`) - Date.now();
    const timer = setTimeout(() => setOver(end), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [end]);
  return end === over ? undefined : announced;
}
