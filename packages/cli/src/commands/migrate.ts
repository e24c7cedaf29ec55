import { type Command, UsageError } from "../command.ts";
import { dataOptions, pastPooler, requireDatabase } from "../settings/data-place.ts";

const deeds = ["plan", "apply"] as const;

/** `purvey migrate`: the steps of the schema that a database lacks. */
export const migrateCommand: Command = {
  name: "migrate",
  usage: "[plan | apply]",
  words: 1,
  summary: "Show the steps that bring the schema up to date, and take them",
  description:
    "plan    the steps that the database lacks; nothing is changed\napply   takes them, each whole or not at all, while servers go on working: a step that waits for a table gives way every two\n        seconds, and indexes of large tables are built beside the traffic\nA start takes them too, unless PURVEY_MIGRATE=false says that it is done beforehand. The version before goes on working on the new\nschema and can be started again, but for steps that take something away, which the plan names.",
  examples: ["purvey migrate", "purvey migrate apply --database postgres://localhost/purvey"],
  options: dataOptions,
  async run(given, terminal) {
    const [word = "plan"] = given.words;
    const deed = deeds.find((name) => name === word);
    if (!deed) throw new UsageError(`Say what to do: ${deeds.join(" or ")}.`);
    const { readSettings } = await import("../settings/read-settings.ts");
    const settings = await readSettings(given, terminal);
    requireDatabase(settings);
    const [{ openUnchanged }, { migrate, missingSteps }] = await Promise.all([
      import("@purvey/server/platform/db/open-database"),
      import("@purvey/server/platform/db/migrate"),
    ]);
    const db = await openUnchanged(pastPooler(settings));
    try {
      const missing = await missingSteps(db);
      if (deed === "apply") await migrate(db);
      const done = deed === "apply" ? "done" : "to do";
      for (const { name, contracts, indexes = [] } of missing) {
        const taken = contracts ? "; the version before does not start afterwards" : "";
        const built = indexes.length > 0 ? `; builds ${indexes.map((index) => index.name).join(", ")}` : "";
        terminal.out(`${name}  ${done}${built}${taken}\n`);
      }
      if (missing.length === 0) terminal.out("The schema is up to date.\n");
      return 0;
    } finally {
      await db.close();
    }
  },
};
