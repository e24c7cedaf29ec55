import type { SearchItem } from "@purvey/contract/generated/search";
import { dataOf, keyPrefix } from "@purvey/react";
import { Combobox, type ComboboxGroup, type ComboboxOption } from "@purvey/ui/combobox";
import { KeyHint } from "@purvey/ui/data/key-hint";
import { registerHotkeys } from "@purvey/ui/hotkeys";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useApi, useApiQueries } from "../../shared/api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { laterPart } from "../../shared/later-part.ts";
import { onceSettled } from "../../shared/once-settled.ts";
import { useSession } from "../../shared/session/session-context.tsx";
import { useDebounced } from "../../shared/use-debounced.ts";
import { searchMessages } from "./search-messages.ts";
import type { SuggestedPlace } from "./suggested-places.ts";

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

/** Milliseconds that typing must pause before the search is asked. */
const pause = 120;

/** What the search box suggests. */
interface Suggestions {
  readonly found: readonly SearchItem[];
  readonly places: readonly SuggestedPlace[];
  readonly total: number;
  /** So many fit that the total is an estimate. */
  readonly isEstimate: boolean;
  /** Nothing has all of the words: those are found that have some. */
  readonly anyWord: boolean | undefined;
  /** What is typed has no answer yet: what is shown belongs to an older text, and Enter must not take it. */
  readonly pending: boolean;
  /** There is no network, and what is typed was not searched before. */
  readonly offline: boolean;
}

/** Suggestions for what is typed; a newer text aborts the question for an older one. */
function useSuggestions(typed: string): Suggestions {
  const { customerId } = useWho();
  const queries = useApiQueries();
  const now = wordsToLookUp(typed);
  const settled = useDebounced(now, pause);
  const search = (q: string | undefined, operator: "AND" | "OR") => {
    const input = q === undefined ? skipToken : { q, operator, size: suggestionCount, customerId };
    return { ...dataOf(queries.search.itemSearch.list(input)), staleTime: 60_000 };
  };
  const whole = useQuery({ ...search(settled, "AND"), placeholderData: keepPreviousData });
  const anyWord = !whole.isPlaceholderData && whole.data?.totalResults === 0 && settled?.includes(" ");
  const some = useQuery(search(anyWord ? settled : undefined, "OR"));
  const { data, isPlaceholderData, fetchStatus } = anyWord ? some : whole;
  const unread = !data || isPlaceholderData;
  const offline = unread && fetchStatus === "paused";
  const places = useSuggestedPlaces(settled);
  const known = now === undefined || offline ? undefined : data;
  return {
    found: known?.items ?? [],
    places: (known && places) ?? [],
    total: known?.totalResults ?? 0,
    isEstimate: !known?.totalIsExact,
    anyWord,
    pending: now !== undefined && !offline && (settled !== now || unread),
    offline,
  };
}

/** Categories and brands among what is found; how they are chosen is loaded with the first of them. */
function useSuggestedPlaces(q: string | undefined): readonly SuggestedPlace[] | undefined {
  const { customerId } = useWho();
  const { siteId, username = "" } = useSession();
  const api = useApi();
  const ask = async () => {
    const facets = api.search.itemSearch.attributes.list({ q, operator: "AND", customerId }).data;
    const { suggestedPlaces } = await import("./suggested-places.ts");
    return suggestedPlaces(q ?? "", await facets);
  };
  const queryKey = [...keyPrefix(siteId, username), "search", "suggestedPlaces", customerId, q];
  return useQuery({
    queryKey,
    queryFn: q === undefined ? skipToken : ask,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  }).data;
}

/** How many suggestions the search box shows. */
const suggestionCount = 6;

/** Whether the first hit is a number that equals what was typed: Enter then opens it at once. */
export function firstIsExact(found: readonly Pick<SearchItem, "matchedCodeType">[]): boolean {
  return found[0] !== undefined && found[0].matchedCodeType !== null;
}

/** The words to look up; nothing when there is too little to look for. */
export function wordsToLookUp(typed: string): string | undefined {
  const words = typed.trim().slice(0, 500);
  return words.length >= 2 ? words : undefined;
}
