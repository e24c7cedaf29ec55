import { beforeEach } from "vitest";
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

/** Ends a journey of several tests at the first that fails: those after it would each wait for what it did not do. */
export function endAtFailure(): void {
  beforeEach(({ task, skip }) => {
    const failed = task.suite?.tasks.find(({ result }) => result?.state === "fail");
    skip(failed !== undefined, `It goes on where “${failed?.name}” ends, which failed.`);
  });
}
