import { deviceMemory } from "../../shared/session/device-memory.ts";

/** The job that was charged last in a stockroom, remembered on this device. */
export interface LastJob {
  readonly job: string;
  readonly department: string;
}

const place = (siteId: string, warehouseUid: number) => `purvey.lastJob.${siteId}.${warehouseUid}`;

/** The last job of a stockroom; empty texts when there is none. */
export function readLastJob(siteId: string, warehouseUid: number): LastJob {
  try {
    const read = JSON.parse(deviceMemory()?.getItem(place(siteId, warehouseUid)) ?? "{}") as Partial<LastJob>;
    return { job: String(read.job ?? ""), department: String(read.department ?? "") };
  } catch {
    return { job: "", department: "" };
  }
}

/** Remembers the job that was just charged. */
export function rememberLastJob(siteId: string, warehouseUid: number, { job, department }: LastJob): void {
  deviceMemory()?.setItem(place(siteId, warehouseUid), JSON.stringify({ job, department }));
}
