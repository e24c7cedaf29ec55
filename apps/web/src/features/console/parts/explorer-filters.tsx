import { Checkbox } from "@purvey/ui/checkbox";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { TextInput } from "@purvey/ui/text-input";
import { useText } from "../../../shared/i18n/messages.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { useTypedWords } from "../../../shared/use-typed-words.ts";
import type { ExplorerView } from "../explorer-address.ts";
import { allServices, domainsOf } from "../explorer-view.ts";
import { messages } from "../messages.ts";

export interface ExplorerFiltersProps {
  readonly view: ExplorerView;
  /** Puts a view into the address. */
  readonly show: (view: ExplorerView) => void;
  /** Hears of the words at once, before the address does. */
  readonly onWords: (words: string) => void;
}

/** Words and filters of the explorer. */
export function ExplorerFilters({ view, show, onWords }: ExplorerFiltersProps) {
  const text = useText(messages);
  const choose = (key: "service" | "domain", value: string) => {
    const domain = key === "service" ? undefined : view.domain;
    show({ ...view, domain, [key]: value === "" ? undefined : value });
  };
  return (
    <search className="console-filters items-end">
      <Words view={view} show={show} onWords={onWords} />
      <Field label={text("service")}>
        <Select value={view.service ?? ""} onChange={(event) => choose("service", event.target.value)}>
          <option value="">{text("allServices")}</option>
          {allServices().map(({ service, title }) => (
            <option key={service} value={service}>
              {saySentence(title)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text("domain")}>
        <Select value={view.domain ?? ""} onChange={(event) => choose("domain", event.target.value)}>
          <option value="">{text("allDomains")}</option>
          {domainsOf(view.service).map((domain) => (
            <option key={domain}>{domain}</option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label={text("readOnly")}
        checked={view.readOnly === 1}
        onChange={(event) => show({ ...view, readOnly: event.target.checked ? 1 : undefined })}
      />
    </search>
  );
}

/** Milliseconds that typing must pause before the address takes the words over. */
const pause = 250;

function Words({ view, show, onWords }: ExplorerFiltersProps) {
  const text = useText(messages);
  const [words, type] = useTypedWords(view.q, { pause, onWords: (q) => show({ ...view, q }) });
  return (
    <Field label={text("search")} className="sm:min-w-64 sm:flex-1">
      <TextInput
        icon="search"
        type="search"
        value={words}
        placeholder={text("searchHint")}
        autoComplete="off"
        onChange={(event) => {
          type(event.target.value);
          onWords(event.target.value.trim());
        }}
      />
    </Field>
  );
}
