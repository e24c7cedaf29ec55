import type { Given, Terminal } from "../command.ts";
import { styleOf } from "../text/style.ts";
import { textTable } from "../text/text-table.ts";
import { type FoundSettings, findSettings } from "./read-settings.ts";
import { type Setting, type SettingName, settingDefinitions } from "./setting-definitions.ts";

/** Every setting with its value, where it was found and its variable, as a table or with `--json` an object a line. */
export async function showSettings(given: Given, terminal: Terminal): Promise<string> {
  const rows = rowsOf(await findSettings(given, terminal));
  return given.options.json ? rows.map((row) => `${JSON.stringify(row)}\n`).join("") : table(rows, terminal);
}

interface Row {
  readonly setting: SettingName;
  readonly value: unknown;
  readonly from: string;
  readonly variable: string;
}

function rowsOf({ settings, sources }: FoundSettings): Row[] {
  return (Object.keys(settingDefinitions) as SettingName[]).map((setting) => {
    const { variable, secret }: Setting<unknown> = settingDefinitions[setting];
    const value = secret && settings[setting] !== undefined ? "(hidden)" : (settings[setting] ?? null);
    return { setting, value, from: sources[setting], variable };
  });
}

function table(rows: readonly Row[], terminal: Terminal): string {
  const style = styleOf(terminal);
  const columns = [
    { title: "Setting", paint: style.cyan },
    { title: "Value", narrow: "wrap" },
    { title: "From", narrow: "wrap" },
    { title: "Variable" },
  ] as const;
  const cells = rows.map(({ setting, value, from, variable }) => [setting, textOf(value), from, variable]);
  return textTable(columns, cells, { width: terminal.columns, style });
}

function textOf(value: unknown): string {
  if (value === null) return "–";
  return typeof value === "object" ? Object.values(value).join(", ") || "–" : String(value);
}
