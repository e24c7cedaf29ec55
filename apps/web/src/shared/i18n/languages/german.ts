import type { Language } from "../language.ts";
import type { Messages, Texts } from "../messages.ts";

const files = import.meta.glob<Texts>(["./**/messages.de.ts", "./**/*-messages.de.ts"], {
  base: "../../../",
  eager: true,
  import: "de",
});

/** `./features/catalog/item-messages.de.ts` holds the texts of `features/catalog/item`. */
const byId = new Map(
  Object.entries(files).map(([path, texts]) => [path.replace(/^\.\//, "").replace(/[-/]messages\.de\.ts$/, ""), texts]),
);

/** German. */
export const german: Language = {
  code: "de",
  textsOf: <T extends Texts>(messages: Messages<T>) => (byId.get(messages.id) ?? messages.en) as T,
};
