import { fileURLToPath } from "node:url";
import { askService } from "./ask-service.ts";

/** The program made of a TypeScript file's source of today; answers the path of a file that Node runs. */
export async function programOf(file: URL): Promise<string> {
  return (await askService("/program", fileURLToPath(file))).text();
}
