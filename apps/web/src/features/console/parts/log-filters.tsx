import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { TextInput } from "@purvey/ui/text-input";
import { useText } from "../../../shared/i18n/messages.ts";
import type { LogView } from "../log-address.ts";
import { logMessages } from "../log-messages.ts";
import { type LogLine, logStates } from "../log-model.ts";

export interface LogFiltersProps {
  readonly view: LogView;
  readonly lines: readonly LogLine[];
  readonly show: (view: LogView) => void;
}

/** Narrows the log by service, state and screen, each as far as something is there. */
export function LogFilters({ view, lines, show }: LogFiltersProps) {
  const text = useText(logMessages);
  const services = namesOf(lines.map(({ endpoint }) => endpoint.split(".")[0] ?? ""));
  const screens = namesOf(lines.map(({ screen }) => screen));
  const states = logStates.map((state) => [state, text(state)] as const);
  return (
    <search className="console-filters">
      <Field label={text("findCall")} className="grow sm:max-w-80">
        <TextInput
          type="search"
          icon="search"
          value={view.q ?? ""}
          onChange={(event) => show({ ...view, q: event.target.value || undefined })}
        />
      </Field>
      <Choice
        label={text("service")}
        value={view.service}
        choices={services}
        onChoose={(service) => show({ ...view, service })}
      />
      <Choice
        label={text("state")}
        value={view.status}
        choices={states}
        onChoose={(status) => show({ ...view, status })}
      />
      <Choice
        label={text("screen")}
        value={view.screen}
        choices={screens}
        onChoose={(screen) => show({ ...view, screen })}
      />
    </search>
  );
}

function namesOf(names: readonly string[]): (readonly [string, string])[] {
  return [...new Set(names)].sort().map((name) => [name, name]);
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string | undefined) => void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  const text = useText(logMessages);
  return (
    <Field label={label}>
      <Select value={value ?? ""} onChange={(event) => onChoose(event.target.value || undefined)}>
        <option value="">{text("all")}</option>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
