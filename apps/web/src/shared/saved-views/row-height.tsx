import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { type Density, getDensity, setDensity } from "@purvey/ui/theme";
import { useState } from "react";
import { useText } from "../i18n/messages.ts";
import { columnChooserMessages } from "./column-chooser-messages.ts";

const densities = ["auto", "compact", "cosy", "touch"] as const satisfies readonly Density[];

/** How high rows and controls are, in all lists on this device. */
export function RowHeight() {
  const text = useText(columnChooserMessages);
  const [density, show] = useState(getDensity);
  const choose = (value: string) => {
    const next = densities.find((each) => each === value) ?? "auto";
    setDensity(next);
    show(next);
  };
  return (
    <Field label={text("rowHeight")}>
      <Select value={density} onChange={({ target }) => choose(target.value)}>
        {densities.map((each) => (
          <option key={each} value={each}>
            {text(each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
