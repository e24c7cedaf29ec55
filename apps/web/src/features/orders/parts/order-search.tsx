import { TextInput } from "@purvey/ui/text-input";
import type { FormEvent } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** What `OrderSearch` takes. */
export interface OrderSearchProps {
  readonly q: string | undefined;
  readonly onSearch: (q: string | undefined) => void;
}

/** Finds orders by their numbers, by a purchase order number or by a part. */
export function OrderSearch({ q, onSearch }: OrderSearchProps) {
  const text = useText(messages);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("q") ?? "").trim() || undefined);
  };
  return (
    <search className="w-80 max-w-full">
      <form key={q} onSubmit={submit}>
        <TextInput
          name="q"
          icon="search"
          aria-label={text("search")}
          placeholder={text("searchHint")}
          defaultValue={q}
          onBlur={(event) =>
            event.target.value.trim() !== (q ?? "") && onSearch(event.target.value.trim() || undefined)
          }
        />
      </form>
    </search>
  );
}
