/** Numbers for names in the order of their first use: the same names in the same order get the same numbers. */
export class Registry {
  readonly numbers = new Map<string, number>();

  /** The number of a name, given at its first use; `created` runs once for each. */
  numberOf(name: string, created?: (number: number) => void): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.numbers.size + 1;
    this.numbers.set(name, number);
    created?.(number);
    return number;
  }

  /** The number of a name that must have one. */
  require(name: string, what: string): number {
    const number = this.numbers.get(name);
    if (number !== undefined) return number;
    throw new RangeError(`There is no ${what} \`${name}\`; define it before it is referred to.`);
  }
}
