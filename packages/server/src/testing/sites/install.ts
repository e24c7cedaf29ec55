import { afterEach } from "vitest";
import { inspectStatements } from "../../platform/db/statement-inspector.ts";
import { guardSite, takeRefusals } from "./guard.ts";

inspectStatements(guardSite);
// Nothing of the database is loaded for files that have none.
if (process.env.PURVEY_CALLED_FOLDER) (await import("../noted-rows.ts")).noteRows();

// Whoever sent it may have caught the error.
afterEach(() => {
  const [refusal] = takeRefusals();
  if (refusal) throw new Error(refusal);
});
