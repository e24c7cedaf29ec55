import type { SearchItem } from "@purvey/contract/generated/search";
import { Combobox, type ComboboxGroup, type ComboboxOption } from "@purvey/ui/combobox";
import { KeyHint } from "@purvey/ui/data/key-hint";
import { registerHotkeys } from "@purvey/ui/hotkeys";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { SuggestionLine } from "./parts/suggestion-line.tsx";
import { searchMessages } from "./search-messages.ts";
import { firstIsExact } from "./suggestions.ts";
import { useSuggestions } from "./use-suggestions.ts";

interface Suggestion extends ComboboxOption {
  readonly itemId: string;
}

/** The one search box: `/` comes here, what is typed shows six parts, Enter takes an exact number or shows all. */
export function SearchBox() {
  const text = useText(searchMessages);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useWords();
  const { found, total, isEstimate, pending } = useSuggestions(words);
  useEffect(
    () =>
      registerHotkeys({
        name: text("search"),
        hotkeys: [{ keys: "/", description: text("focusSearch"), run: () => input.current?.select() }],
      }),
    [text],
  );
  const typed = words.trim();
  const showAll = () => typed && navigate({ to: "/shop/search", search: { q: typed } });
  return (
    <search onKeyDown={(event) => event.key === "/" && words === "" && event.preventDefault()}>
      <Combobox
        ref={input}
        label={text("search")}
        icon="search"
        placeholder={text("searchHint")}
        inputValue={words}
        onInputChange={setWords}
        groups={groupsOf(found)}
        loading={pending}
        firstActive={!pending && firstIsExact(found)}
        onSelect={({ itemId }) => {
          setWords("");
          void navigate({ to: "/shop/i/$item", params: { item: itemId } });
        }}
        onSubmit={showAll}
        empty={text("nothingTyped", { words: typed })}
        footer={
          total > found.length && (
            <button type="button" className="text-link underline" onClick={showAll}>
              {text(isEstimate ? "allResultsAbout" : "allResults", { count: total })}
            </button>
          )
        }
        end={<KeyHint keys="/" className="counter-key" />}
      />
    </search>
  );
}

function groupsOf(found: readonly SearchItem[]): ComboboxGroup<Suggestion>[] {
  const options = found.map((item) => ({
    key: String(item.invMastUid),
    label: item.itemId,
    content: <SuggestionLine item={item} />,
    itemId: item.itemId,
  }));
  return [{ key: "items", options }];
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
