import { NetworkError } from "@purvey/client/errors";
import { unreached } from "./errors/unreached.ts";

/**
 * Imports a script of the application. Where it does not come because the server cannot be reached, the error says so: a
 * page that were loaded anew for it would be the browser's own, and what was typed would be gone.
 *
 * @throws NetworkError without a way to the server; what the import says where the server is there and the script is not
 * @example
 * const { ItemScreen } = await imported(() => import("./item-screen.tsx"));
 */
export async function imported<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (failure) {
    if (await isReached()) throw failure;
    throw new NetworkError("network", unreached, { cause: failure });
  }
}

function isReached(): Promise<boolean> {
  return fetch("/icon.svg", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
}
