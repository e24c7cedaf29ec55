import { openSite } from "./open-site.ts";
import type { DatabaseKind } from "./shops.ts";
import { openBrowser, openVisitor, type Visitor } from "./visitor.ts";
import type { WindowOptions } from "./windows.ts";

/** Somebody signed in at a site of their own, in a browser that closes with them: for tests that go on where the one before ended. */
export async function signedIn(username: string, kind: DatabaseKind, options: WindowOptions = {}): Promise<Visitor> {
  const browser = await openBrowser();
  const visitor = await openVisitor(browser, await openSite(kind), options);
  await visitor.signIn(username);
  const close = async () => {
    await visitor.close();
    await browser.close();
  };
  return { ...visitor, close };
}
