import type { SearchItem } from "@purvey/contract/generated/search";
import { Combobox, type ComboboxGroup, type ComboboxOption } from "@purvey/ui/combobox";
import { KeyHint } from "@purvey/ui/data/key-hint";
import { registerHotkeys } from "@purvey/ui/hotkeys";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { laterPart } from "../../shared/later-part.ts";
import { onceSettled } from "../../shared/once-settled.ts";
import { searchMessages } from "./search-messages.ts";
import type { SuggestedPlace } from "./suggested-places.ts";
import { firstIsExact } from "./suggestions.ts";
import { useSuggestions } from "./use-suggestions.ts";

const loadLines = () => import("./parts/suggestion-lines.tsx");
// How lines look is loaded when the box has the focus and the screen stands, or with the first letter; till then they are
// their names. The shop begins in this box, and its first sight goes before what may be typed.
const ItemLine = laterPart(
  async () => (await loadLines()).ItemLine,
  ({ item }) => item.itemId,
);
const PlaceLine = laterPart(
  async () => (await loadLines()).PlaceLine,
  ({ place }) => place.name,
);
const AllResults = laterPart(async () => (await loadLines()).AllResults);

function preloadLines(): void {
  // What does not come is asked for again where it is drawn.
  for (const { preload } of [ItemLine, PlaceLine, AllResults]) preload().catch(() => undefined);
}

interface Suggestion extends ComboboxOption {
  /** Where it leads. */
  readonly to: string;
}

/** The one search box: `/` comes here, what is typed shows six parts, Enter takes an exact number or shows all. */
export function SearchBox() {
  const text = useText(searchMessages);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useWords();
  // On the results it holds what was searched for, which the screen itself asks about.
  const [entered, setEntered] = useState(false);
  const { found, places, total, isEstimate, anyWord, pending, offline } = useSuggestions(entered ? words : "");
  useEffect(
    () =>
      registerHotkeys({
        name: text("search"),
        hotkeys: [{ keys: "/", description: text("focusSearch"), run: () => input.current?.select() }],
      }),
    [text],
  );
  const typed = words.trim();
  const showAll = () =>
    typed && navigate({ to: "/shop/search", search: { q: typed, any: anyWord && !pending ? 1 : undefined } });
  return (
    <search
      onFocus={() => {
        setEntered(true);
        onceSettled(preloadLines);
      }}
      onInput={preloadLines}
      onKeyDown={(event) => event.key === "/" && words === "" && event.preventDefault()}
    >
      <Combobox
        ref={input}
        label={text("search")}
        icon="search"
        placeholder={text("searchHint")}
        inputValue={words}
        onInputChange={setWords}
        groups={[
          itemsOf(found, anyWord ? text("closest") : undefined),
          placesOf(places, "category", text("categories")),
          placesOf(places, "brand", text("brands")),
        ]}
        loading={pending}
        firstActive={!pending && firstIsExact(found)}
        onSelect={({ to }) => {
          setWords("");
          void navigate({ to });
        }}
        onSubmit={showAll}
        empty={text(offline ? "offline" : "nothingTyped", { words: typed })}
        footer={total > found.length && <AllResults count={total} isEstimate={isEstimate} onShow={showAll} />}
        end={<KeyHint keys="/" className="counter-key" />}
      />
    </search>
  );
}

function itemsOf(found: readonly SearchItem[], label: string | undefined): ComboboxGroup<Suggestion> {
  const options = found.map((item) => ({
    key: String(item.invMastUid),
    label: item.itemId,
    content: <ItemLine item={item} />,
    to: `/shop/i/${encodeURIComponent(item.itemId)}`,
  }));
  return { key: "items", label, options };
}

function placesOf(
  places: readonly SuggestedPlace[],
  kind: SuggestedPlace["kind"],
  label: string,
): ComboboxGroup<Suggestion> {
  const options = places
    .filter((place) => place.kind === kind)
    .map((place) => ({
      key: kind + place.uid,
      label: place.name,
      content: <PlaceLine place={place} />,
      to: `/shop/${kind === "category" ? "c" : "b"}/${place.uid}`,
    }));
  return { key: kind, label, options };
}

/** What is typed; on the results it begins as what was searched for. */
function useWords(): [string, (words: string) => void] {
  const searched = useRouterState({
    select: ({ location }) => (location.pathname === "/shop/search" ? String(location.search.q ?? "") : ""),
  });
  const [words, setWords] = useState(searched);
  useEffect(() => setWords(searched), [searched]);
  return [words, setWords];
}
