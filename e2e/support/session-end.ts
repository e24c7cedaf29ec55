import type { Page } from "playwright-core";

/** Makes the token of the page worthless, as time does, until somebody signs in again. */
export async function expireToken(page: Page): Promise<void> {
  let expired = true;
  await page.route("**/api/**", (route) => {
    const headers = route.request().headers();
    if (route.request().url().includes("verify-password")) expired = false;
    if (!expired || !headers.authorization) return route.continue();
    return route.continue({ headers: { ...headers, authorization: "Bearer expired" } });
  });
}

/** Signs in over the page, which stays as it is meanwhile. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByLabel("Password", { exact: true }).fill("Passw0rd!demo");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
}
