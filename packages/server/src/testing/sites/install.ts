import { afterEach } from "vitest";
import { inspectStatements } from "../../platform/db/statement-inspector.ts";
import { guardSite, takeRefusals } from "./guard.ts";

inspectStatements(guardSite);

// Whoever sent it may have caught the error.
afterEach(() => {
  const [refusal] = takeRefusals();
  if (refusal) throw new Error(refusal);
});
