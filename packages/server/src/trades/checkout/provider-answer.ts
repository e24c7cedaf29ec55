import sql from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";
import { ServerError } from "../../platform/errors.ts";
import type { Providers } from "../../platform/ports/providers.ts";
import { settingText } from "../../platform/settings/setting-value.ts";

/** A provider outside that did not say what it was asked, and why. */
export interface Silence {
  readonly problem: ServerError;
}

/** What a provider outside says; that it does not answer, or that its account does not open, is an answer too. */
export async function heardFrom<T extends object>(ask: () => Promise<T>): Promise<T | Silence> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ServerError) return { problem: error };
    throw error;
  }
}

/** Whether nothing was said. */
export function isSilence(heard: object): heard is Silence {
  return "problem" in heard;
}

/** Whose word counts on the site, as it stands in answers; undefined for an account that does not open. */
export function sourceOf({ providers }: Context, kind: Extract<keyof Providers, "tax" | "addresses">) {
  try {
    return providers[kind].source;
  } catch (error) {
    if (error instanceof ServerError) return undefined;
    throw error;
  }
}

/**
 * Goes on without a provider's word where the site's setting `<service>.fallback` names something else than `refuse`.
 *
 * @param otherwise what counts where the site has set nothing
 * @throws ServerError why the provider did not answer, where the site refuses then.
 */
export async function goOnWithout(
  { problem }: Silence,
  service: "tax" | "addressValidation",
  { db, site }: Context,
  otherwise = "refuse",
): Promise<void> {
  const row = await db.first<{ fallback: string | null }>(
    sql`select ${settingText(sql`${site}`, service, "fallback")} as fallback`,
  );
  if ((row?.fallback ?? otherwise) === "refuse") throw problem;
}
