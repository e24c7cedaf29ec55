import { inject } from "vitest";

/** Asks the service that all test files of a run share (`global-setup.ts`). */
export async function askService(path: string, body = ""): Promise<Response> {
  const response = await fetch(new URL(path, inject("testService")), { method: "POST", body });
  if (response.ok) return response;
  throw new Error(`The tests' service does not answer \`${path}\`: ${await response.text()}`);
}
