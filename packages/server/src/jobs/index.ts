import { deliverWaitingImports } from "../imports/deliver-waiting.ts";
import type { Job } from "./job.ts";

/** What the server does by itself. */
export const jobs: readonly Job[] = [{ name: "hand imports over", pause: 5_000, run: deliverWaitingImports }];
