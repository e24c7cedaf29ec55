import { parseArgs } from "node:util";
import type { Screen } from "../support/screens/screen.ts";
import { screens } from "../support/screens.ts";

/** The widths at which every screen is looked at, in CSS pixels. */
export const widths = [390, 1440, 2560] as const;

/** The colours in which every screen is looked at. */
export const themes = ["light", "dark"] as const;

/** One of {@link widths}. */
export type Width = (typeof widths)[number];

/** One of {@link themes}. */
export type Theme = (typeof themes)[number];

/** Which pictures are taken. */
export interface Choice {
  readonly screens: readonly Screen[];
  readonly widths: readonly Width[];
  readonly themes: readonly Theme[];
  /** The whole page, not only what is seen without scrolling. */
  readonly full: boolean;
  /** The fixture world alone; it is there sooner than the demonstration. */
  readonly world: boolean;
}

const several = { type: "string", multiple: true } as const;

/**
 * Reads the words behind `npm run screens --`; without any everything is taken.
 *
 * @throws a sentence when nothing is called so
 */
export function readChoice(words: readonly string[]): Choice {
  const { values } = parseArgs({
    args: [...words],
    options: {
      area: several,
      screen: several,
      width: several,
      theme: several,
      full: { type: "boolean", default: false },
      world: { type: "boolean", default: false },
    },
  });
  const chosen = screens
    .filter(({ area }) => values.area?.includes(area) ?? true)
    .filter(({ name }) => values.screen?.includes(name) ?? true);
  const choice: Choice = {
    screens: chosen,
    full: values.full,
    world: values.world,
    widths: widths.filter((width) => values.width?.includes(String(width)) ?? true),
    themes: themes.filter((theme) => values.theme?.includes(theme) ?? true),
  };
  if (chosen.length * choice.widths.length * choice.themes.length > 0) return choice;
  throw new Error(`\`${words.join(" ")}\` chooses no picture. ${whatThereIs()}`);
}

function whatThereIs(): string {
  const areas = [...new Set(screens.map(({ area }) => area))];
  return `--area is one of ${areas.join(", ")}; --width of ${widths.join(", ")}; --theme of ${themes.join(", ")}; --screen a name in e2e/support/screens.`;
}
