import type { Setting } from "@purvey/contract/generated/site";
import { useInvalidate } from "@purvey/react";
import { SaveBar } from "@purvey/ui/data/save-bar";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { overNewest } from "../../../shared/overtaken/over-newest.ts";
import { useOvertaken } from "../../../shared/overtaken/use-overtaken.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useServiceApi } from "../../../shared/service-api.ts";
import { createSiteApi, useSiteMutations } from "../../../shared/site-api.ts";
import { messages } from "../messages.ts";
import {
  changesOf,
  overtakenValue,
  type SettingEdit,
  type SettingEdits,
  updateOf,
  valueProblem,
  withoutEdit,
} from "../setting-edits.ts";

/** What `SettingsBar` takes. */
export interface SettingsBarProps {
  readonly settings: readonly Setting[];
  readonly edits: SettingEdits;
  readonly onEdits: (edits: SettingEdits) => void;
  /** What is said of edited settings that are not shown. */
  readonly elsewhere?: ReactNode;
}

interface Outcome {
  readonly problems: ReadonlyMap<number, string>;
  readonly tried: number;
}

const nothing: Outcome = { problems: new Map(), tried: 0 };

/** Lists what will change, stores it setting by setting, and says what was stored when not all of it could be. */
export function SettingsBar({ settings, edits, onEdits, elsewhere }: SettingsBarProps) {
  const text = useText(messages);
  const toasts = useToasts();
  const denial = useDenial("site.write");
  const { mutateAsync } = useMutation(useSiteMutations().site.settings.update());
  const { site } = useServiceApi(createSiteApi);
  const invalidate = useInvalidate();
  const sayOvertaken = useOvertaken();
  const [{ problems, tried }, setOutcome] = useState(nothing);
  const edited = settings.filter((setting) => changesOf(setting, edits[setting.settingsUid] ?? {}).length > 0);
  const changes = edited.flatMap((setting) =>
    changesOf(setting, edits[setting.settingsUid] ?? {}).map(({ field, before, after }) => ({
      ...{ key: `${setting.settingsUid}-${field}`, before: before || "–", after: after || "–" },
      label: `${setting.settingName} · ${text(field)}`,
      problem: problems.get(setting.settingsUid),
    })),
  );
  const discard = () => {
    setOutcome(nothing);
    onEdits(edited.reduce((rest, { settingsUid }) => withoutEdit(rest, settingsUid), edits));
  };
  const store = async (seen: Setting, edit: SettingEdit) => {
    const now = (await site.settings.get({ settingsUid: seen.settingsUid })).data;
    const others = overtakenValue(seen, now, edit);
    if (others !== undefined) {
      await invalidate("site.settings.update");
      throw new Error(sayOvertaken(others));
    }
    await mutateAsync({ ...updateOf(seen, edit), expectedVersion: now.version });
  };
  const save = async () => {
    const failed = new Map<number, string>();
    let rest = edits;
    for (const setting of edited) {
      const edit = edits[setting.settingsUid] ?? {};
      const problem = valueProblem(setting, edit);
      try {
        if (problem) throw new Error(text("noJson", { problem }));
        await overNewest(() => store(setting, edit));
        rest = withoutEdit(rest, setting.settingsUid);
      } catch (error) {
        failed.set(setting.settingsUid, problemOf(error).message);
      }
    }
    onEdits(rest);
    setOutcome(failed.size > 0 ? { problems: failed, tried: edited.length } : nothing);
    if (failed.size === 0) toasts.show({ tone: "ok", message: text("saved", { count: edited.length }) });
  };
  return (
    <SaveBar
      words={{
        title: text("unstored", { count: changes.length }),
        show: text("showChanges"),
        save: text("save"),
        discard: text("discard"),
        result: problems.size > 0 ? text("partly", { stored: tried - problems.size, tried }) : undefined,
      }}
      changes={changes}
      onSave={save}
      onDiscard={discard}
      disabledReason={denial}
      elsewhere={elsewhere}
    />
  );
}
