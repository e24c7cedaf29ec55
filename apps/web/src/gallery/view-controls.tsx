import { Select } from "@purvey/ui/select";
import { type Density, getDensity, setDensity } from "@purvey/ui/theme";
import { useState } from "react";

const densities: readonly Density[] = ["auto", "compact", "cosy", "touch"];

/** Chooses the density of the gallery. */
export function ViewControls() {
  const [density, choose] = useState(getDensity);
  const change = (value: string) => {
    const next = densities.find((known) => known === value) ?? "auto";
    setDensity(next);
    choose(next);
  };
  return (
    <Select aria-label="Density" value={density} onChange={(event) => change(event.target.value)}>
      {densities.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  );
}
