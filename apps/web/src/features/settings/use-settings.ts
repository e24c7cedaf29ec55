import type { Setting } from "@purvey/contract/generated/site";
import { dataOf } from "@purvey/react";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSiteQueries } from "../../shared/site-api.ts";
import { type SettingsView, settingsInputs } from "./settings-view.ts";

/** The settings of a view, service by service in their order; undefined until all are known. */
export function useSettings({ service, state }: SettingsView) {
  const { site } = useSiteQueries();
  const calls = useMemo(
    () => settingsInputs({ service, state }).map((input) => dataOf(site.settings.list(input))),
    [site, service, state],
  );
  return useQueries({ queries: calls, combine });
}

interface Answer {
  readonly data: Setting[] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

function combine(answers: readonly Answer[]) {
  const known = answers.every(({ data }) => data !== undefined);
  return {
    data: known ? answers.flatMap(({ data }) => data ?? []) : undefined,
    error: answers.find(({ error }) => error)?.error ?? null,
    isFetching: answers.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
  };
}
