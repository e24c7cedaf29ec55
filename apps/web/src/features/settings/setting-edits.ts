import type { Setting, SettingsUpdateInput } from "@purvey/contract/generated/site";
import { wasOvertaken } from "../../shared/overtaken/was-overtaken.ts";

/** What was edited of a setting and is not stored: each field only when it was touched. */
export interface SettingEdit {
  /** As it was typed: text of a text, JSON of anything else. Never there for a secret one. */
  readonly value?: string | undefined;
  readonly description?: string | undefined;
  readonly statusCd?: 704 | 705 | undefined;
}

/** Edits by the settings' numbers. */
export type SettingEdits = Readonly<Record<string, SettingEdit>>;

/** One line of the list of changes. */
export interface SettingChange {
  readonly field: "value" | "description" | "status";
  readonly before: string;
  readonly after: string;
}

/** A value as it is typed: a text as it stands, anything else as JSON. */
export function typedValue(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

/**
 * The value that a typed text means: a text stays a text, anything else is read as JSON.
 *
 * @throws SyntaxError for a text that is no JSON in place of a value that was not a text.
 */
export function meantValue(typed: string, before: unknown): unknown {
  return typeof before === "string" ? typed : (JSON.parse(typed) as unknown);
}

/** The value of a new setting: JSON when the text is JSON, else the text itself. */
export function newValue(typed: string): unknown {
  try {
    return JSON.parse(typed) as unknown;
  } catch {
    return typed;
  }
}

/** Why a typed value cannot be stored: the parser's own words; undefined when it can. */
export function valueProblem(setting: Setting, edit: SettingEdit): string | undefined {
  if (edit.value === undefined || edit.value === typedValue(setting.settingValue)) return undefined;
  try {
    meantValue(edit.value, setting.settingValue);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What an edit changes of the stored setting, line by line. */
export function changesOf(setting: Setting, edit: SettingEdit): SettingChange[] {
  const { value, description, statusCd } = edit;
  const before = typedValue(setting.settingValue);
  return [
    ...(value === undefined || value === before ? [] : [{ field: "value" as const, before, after: value }]),
    ...(description === undefined || description === (setting.description ?? "")
      ? []
      : [{ field: "description" as const, before: setting.description ?? "", after: description }]),
    ...(statusCd === undefined || statusCd === setting.statusCd
      ? []
      : [{ field: "status" as const, before: String(setting.statusCd), after: String(statusCd) }]),
  ];
}

/** What somebody else has stored since `seen` was read in a field that was edited; undefined when nobody did. */
export function overtakenValue(seen: Setting, now: Setting, edit: SettingEdit): string | undefined {
  const stored = {
    value: typedValue(now.settingValue),
    description: now.description ?? "",
    status: String(now.statusCd),
  };
  const overtaken = changesOf(seen, edit).find(({ field, before, after }) =>
    wasOvertaken({ seen: before, stored: stored[field], typed: after }),
  );
  return overtaken && stored[overtaken.field];
}

/** The fields of a setting that an edit may change, as they stand. */
export type SettingState = Pick<Setting, "settingValue" | "description" | "statusCd">;

/** What stands in a setting; `seen` is kept of it beside an edit. */
export const stateOf = ({ settingValue, description, statusCd }: SettingState): SettingState => ({
  settingValue,
  description,
  statusCd,
});

/** What to send for an edit: the changed fields alone. */
export function updateOf(setting: Setting, edit: SettingEdit): SettingsUpdateInput {
  const fields = new Set(changesOf(setting, edit).map(({ field }) => field));
  return {
    settingsUid: setting.settingsUid,
    ...(fields.has("value") ? { settingValue: meantValue(edit.value ?? "", setting.settingValue) } : {}),
    ...(fields.has("description") ? { description: edit.description || null } : {}),
    ...(fields.has("status") && edit.statusCd ? { statusCd: edit.statusCd } : {}),
  };
}

/** How many settings were edited and are not among those that are shown. */
export function countElsewhere(edits: SettingEdits, shown: readonly Setting[]): number {
  return Object.keys(edits).length - Object.keys(onlyOf(edits, shown)).length;
}

/** The edits with what was entered of one setting; without it, when it changes nothing. */
export function withEdit(edits: SettingEdits, setting: Setting, edit: SettingEdit): SettingEdits {
  const rest = withoutEdit(edits, setting.settingsUid);
  return changesOf(setting, edit).length > 0 ? { ...rest, [setting.settingsUid]: edit } : rest;
}

/** The edits of the settings that are there. */
export function onlyOf(edits: SettingEdits, settings: readonly Setting[]): SettingEdits {
  const uids = new Set(settings.map(({ settingsUid }) => String(settingsUid)));
  return Object.fromEntries(Object.entries(edits).filter(([uid]) => uids.has(uid)));
}

/** The edits without one setting. */
export function withoutEdit(edits: SettingEdits, settingsUid: number): SettingEdits {
  const { [String(settingsUid)]: _gone, ...rest } = edits;
  return rest;
}
