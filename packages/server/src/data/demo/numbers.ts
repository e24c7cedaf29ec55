/** A number with at most three decimals as text, without trailing zeros. */
export function plain(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Rounds to significant digits: 0.012345 → 0.0123. */
export function significant(value: number, digits = 3): number {
  return Number(value.toPrecision(digits));
}

/** Whole numbers from `first` to `last` by `step`. */
export function range(first: number, last: number, step = 1): number[] {
  const count = Math.floor((last - first) / step + 1e-9) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => Math.round((first + index * step) * 1000) / 1000);
}

/** Mass in kilograms of a steel cylinder with measures in millimetres. */
export function steelCylinder(diameter: number, length: number): number {
  return ((Math.PI * diameter * diameter) / 4) * length * 7.85e-6;
}

/** `1/2` → 0.5, `1-1/4` → 1.25, `3` → 3. */
export function inches(size: string): number {
  return size.split("-").reduce((sum, part) => {
    const [over = "0", under = "1"] = part.split("/");
    return sum + Number(over) / Number(under);
  }, 0);
}
