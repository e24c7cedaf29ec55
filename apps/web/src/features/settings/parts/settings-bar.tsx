import { site } from "@purvey/client/services/site";
import type { Setting } from "@purvey/contract/generated/site";
import { useInvalidate } from "@purvey/react";
import { SaveBar } from "@purvey/ui/data/save-bar";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { TwoWays } from "../../../shared/overtaken/changed-meanwhile.tsx";
import type { Seen, SeenFields } from "../../../shared/overtaken/overtaken.ts";
import { overNewest, useOvertaken } from "../../../shared/overtaken/overtaken.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import {
  changesOf,
  overtakenValue,
  type SettingEdit,
  type SettingEdits,
  type SettingState,
  stateOf,
  updateOf,
  valueProblem,
  withoutEdit,
} from "../setting-edits.ts";

export interface SettingsBarProps {
  readonly settings: readonly Setting[];
  readonly edits: SettingEdits;
  /** What stood in a setting, by its number, when it was first edited. */
  readonly seen: SeenFields["of"];
  /** Keeps edits, and what of their settings somebody else has stored and was told. */
  readonly onEdits: (edits: SettingEdits, told?: Seen) => void;
  /** What is said of edited settings that are not shown. */
  readonly elsewhere?: ReactNode;
}

interface Outcome {
  readonly problems: ReadonlyMap<number, string>;
  /** The settings in which somebody else has stored something meanwhile. */
  readonly overtaken: readonly number[];
  readonly tried: number;
}

const nothing: Outcome = { problems: new Map(), overtaken: [], tried: 0 };

/** Lists what will change, stores it setting by setting, and says what was stored when not all of it could be. */
export function SettingsBar({ settings, edits, seen, onEdits, elsewhere }: SettingsBarProps) {
  const text = useText(messages);
  const toasts = useToasts();
  const denial = useDenial("site.write");
  const { mutateAsync } = useMutation(useService(site).mutations.settings.update());
  const { api } = useService(site);
  const invalidate = useInvalidate();
  const sayOvertaken = useOvertaken();
  const [{ problems, overtaken, tried }, setOutcome] = useState(nothing);
  const edited = settings.filter((setting) => changesOf(setting, edits[setting.settingsUid] ?? {}).length > 0);
  const changes = edited.flatMap((setting) =>
    changesOf(setting, edits[setting.settingsUid] ?? {}).map(({ field, before, after }) => ({
      key: `${setting.settingsUid}-${field}`,
      before: before || "–",
      after: after || "–",
      label: `${setting.settingName} · ${text(field)}`,
      problem: problems.get(setting.settingsUid),
      actions: overtaken.includes(setting.settingsUid) && (
        <TwoWays onKeepTheirs={() => onEdits(withoutEdit(edits, setting.settingsUid))} onKeepMine={() => save()} />
      ),
    })),
  );
  const discard = () => {
    setOutcome(nothing);
    onEdits(edited.reduce((rest, { settingsUid }) => withoutEdit(rest, settingsUid), edits));
  };
  const save = async () => {
    const failed = new Map<number, string>();
    const told = new Map<number, SettingState>();
    const store = async (setting: Setting, edit: SettingEdit) => {
      const { settingsUid } = setting;
      const now = (await api.settings.get({ settingsUid })).data;
      const others = overtakenValue({ ...setting, ...Object(seen(String(settingsUid))) }, now, edit);
      if (others !== undefined) {
        told.set(settingsUid, stateOf(now));
        await invalidate("site.settings.update");
        throw new Error(sayOvertaken(others));
      }
      await mutateAsync({ ...updateOf(setting, edit), expectedVersion: now.version });
    };
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
    onEdits(rest, Object.fromEntries(told));
    setOutcome(failed.size > 0 ? { problems: failed, overtaken: [...told.keys()], tried: edited.length } : nothing);
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
