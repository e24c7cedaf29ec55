import { TextInput } from "@purvey/ui/text-input";
import type { FormEvent } from "react";

export interface SearchFieldProps {
  readonly q: string | undefined;
  /** Its name for those who listen: "Search stockrooms". */
  readonly label: string;
  /** What can be typed, shown while it is empty: "Name or code". */
  readonly hint: string;
  readonly onSearch: (q: string | undefined) => void;
}

/** Words that narrow a list: they hold on Enter and on leaving. */
export function SearchField({ q, label, hint, onSearch }: SearchFieldProps) {
  const take = (text: string) => text.trim() !== (q ?? "") && onSearch(text.trim() || undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    take(String(new FormData(event.currentTarget).get("q") ?? ""));
  };
  return (
    <search className="w-64 max-w-full max-sm:w-full">
      <form key={q} onSubmit={submit}>
        <TextInput
          name="q"
          icon="search"
          aria-label={label}
          placeholder={hint}
          defaultValue={q}
          onBlur={(event) => take(event.target.value)}
        />
      </form>
    </search>
  );
}
