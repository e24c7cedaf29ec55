// `npm run release:version`: what the release workflow proposes as a pull request.
import { root } from "../lib/root.mjs";
import { raiseVersion } from "./raise-version.mjs";

console.log(`The version is ${raiseVersion(root)} now.`);
