import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder =
  process.env.PURVEY_ADVENTUREWORKS ??
  fileURLToPath(new URL("../../../../../shared/data/adventureworks", import.meta.url));

/** The AdventureWorks tables beside the checkout (or in `PURVEY_ADVENTUREWORKS`); nothing when they are not there. */
export const adventureWorks: string | undefined = existsSync(join(folder, "Product.csv")) ? folder : undefined;

/** What the title of a test that needs them says when it cannot run. */
export const adventureWorksNote = adventureWorks
  ? "AdventureWorks"
  : `AdventureWorks (skipped: no tables in ${folder}; set PURVEY_ADVENTUREWORKS)`;
