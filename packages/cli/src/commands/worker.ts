import type { Command } from "../command.ts";
import { dataOptions, requirePostgres } from "../settings/data-place.ts";
import { stopSignal } from "../stop-signal.ts";

/** `purvey worker`: the work beside answering, in a process of its own. */
export const workerCommand: Command = {
  name: "worker",
  usage: "",
  words: 0,
  summary: "Do the work beside answering calls, in a process of its own",
  description:
    "Hands orders over to the ERP, sends messages, applies documents: what `purvey start` does beside answering unless\nPURVEY_JOBS=false is set there. It answers no calls, `/metrics` alone where PURVEY_METRICS and PURVEY_METRICS_ADDRESS say so.\nSeveral may work at once, and beside servers that do the same. Ctrl+C (or SIGTERM) lets the work under way finish, then stops.",
  examples: ["DATABASE_URL=postgres://localhost/purvey PURVEY_KEYS_FILE=keys.json purvey worker"],
  options: dataOptions,
  async run(given, terminal) {
    const { readSettings } = await import("../settings/read-settings.ts");
    const settings = await readSettings(given, terminal);
    requirePostgres(settings, "Workers", "let `purvey start` do the work");
    const stopped = stopSignal();
    const { work } = await import("../serve.ts");
    const worker = await work(settings, given, terminal);
    terminal.out("The worker has begun.\n");
    // Work that comes again keeps no process alive, and neither does a signal that may come.
    const alive = setInterval(() => {}, 2 ** 30);
    await stopped;
    clearInterval(alive);
    await worker.stop();
    return 0;
  },
};
