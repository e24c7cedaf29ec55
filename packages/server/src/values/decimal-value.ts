import Big from "big.js";

// A constructor of our own, so that nobody else's settings change how we divide and round.
const Exact = Big();
Exact.DP = 20;
Exact.RM = Big.roundHalfUp;

/** More places than these are left to big.js. */
const mostPlaces = 15;
const powersOfTen: readonly number[] = Array.from({ length: mostPlaces + 1 }, (_, exponent) => Number(`1e${exponent}`));

/** What a decimal is computed with: a number stands for what is written (`0.1` is a tenth). */
export type Operand = DecimalValue | number | string;

/** Where digits go that are cut off: `Big.roundDown` (toward zero), `Big.roundHalfUp` or `Big.roundUp` (away from zero). */
export type Rounding = 0 | 1 | 3;

/**
 * An exact decimal number that never changes. As long as its digits fit, it is a whole number of units of a power of ten,
 * which processors compute with at once; what has more digits is computed by big.js, digit by digit. Every result is the one
 * of big.js: sums and products are exact, quotients have 20 places, rounded half up.
 */
export class DecimalValue {
  /** The value is `#units` / 10 ** `#places`; not a number where `#big` holds it. */
  readonly #units: number;
  readonly #places: number;
  readonly #big: Big | undefined;

  private constructor(units: number, places: number, big?: Big) {
    // A zero below zero is none.
    this.#units = units + 0;
    this.#places = places;
    this.#big = big;
  }

  /** The decimal of a number as it is written, or of a text. Throws for what is no number. */
  static of(value: Operand): DecimalValue {
    if (typeof value === "number") return DecimalValue.#ofNumber(value);
    return value instanceof DecimalValue ? value : DecimalValue.#ofBig(new Exact(value));
  }

  /** What fits the number with up to 15 digits is what the number is written as: no other text of so few digits is the same number. */
  static #ofNumber(value: number): DecimalValue {
    if (Number.isSafeInteger(value)) return new DecimalValue(value, 0);
    for (let places = 1; places <= mostPlaces; places++) {
      const power = powersOfTen[places] as number;
      const units = Math.round(value * power);
      if (!(Math.abs(units) < 1e15)) break;
      if (units / power === value) return new DecimalValue(units, places);
    }
    return DecimalValue.#ofBig(new Exact(value));
  }

  static #ofBig(big: Big): DecimalValue {
    const places = Math.max(0, big.c.length - 1 - big.e);
    const units = places > mostPlaces ? Number.NaN : Number(big.toFixed().replace(".", ""));
    return Number.isSafeInteger(units) ? new DecimalValue(units, places) : new DecimalValue(Number.NaN, 0, big);
  }

  plus(operand: Operand): DecimalValue {
    const other = DecimalValue.of(operand);
    const places = Math.max(this.#places, other.#places);
    const units = this.#unitsAt(places) + other.#unitsAt(places);
    if (Number.isSafeInteger(units)) return new DecimalValue(units, places);
    return DecimalValue.#ofBig(this.#exact().plus(other.#exact()));
  }

  minus(operand: Operand): DecimalValue {
    return this.plus(DecimalValue.of(operand).neg());
  }

  times(operand: Operand): DecimalValue {
    const other = DecimalValue.of(operand);
    const places = this.#places + other.#places;
    const units = this.#units * other.#units;
    if (Number.isSafeInteger(units) && places <= mostPlaces) return new DecimalValue(units, places);
    return DecimalValue.#ofBig(this.#exact().times(other.#exact()));
  }

  /** Throws for a division by zero. */
  div(operand: Operand): DecimalValue {
    const other = DecimalValue.of(operand);
    const least = Math.max(0, this.#places - other.#places);
    let units = this.#unitsAt(least + other.#places);
    for (let places = least; Number.isSafeInteger(units) && places <= mostPlaces; places++) {
      if (units % other.#units === 0) return new DecimalValue(units / other.#units, places);
      units *= 10;
    }
    return DecimalValue.#ofBig(this.#exact().div(other.#exact()));
  }

  /** What is left of it when the other is taken away a whole number of times; of its own sign. */
  mod(operand: Operand): DecimalValue {
    const other = DecimalValue.of(operand);
    const places = Math.max(this.#places, other.#places);
    const units = this.#unitsAt(places) % other.#unitsAt(places);
    if (Number.isSafeInteger(units)) return new DecimalValue(units, places);
    return DecimalValue.#ofBig(this.#exact().mod(other.#exact()));
  }

  neg(): DecimalValue {
    return this.#big ? DecimalValue.#ofBig(this.#big.neg()) : new DecimalValue(-this.#units, this.#places);
  }

  abs(): DecimalValue {
    return this.lt(0) ? this.neg() : this;
  }

  /** With at most so many places behind the point; half up (away from zero) unless another mode is named. */
  round(places = 0, mode: Rounding = Big.roundHalfUp): DecimalValue {
    if (this.#big) return DecimalValue.#ofBig(this.#big.round(places, mode));
    if (this.#places <= places) return this;
    const unit = powersOfTen[this.#places - places] as number;
    const rest = this.#units % unit;
    const whole = (this.#units - rest) / unit;
    const least = mode === Big.roundUp ? 1 : unit / 2;
    const away = mode !== Big.roundDown && Math.abs(rest) >= least;
    return new DecimalValue(away ? whole + Math.sign(rest) : whole, places);
  }

  /** 1 when it is greater than the other, -1 when it is less, 0 when they are equal. */
  cmp(operand: Operand): number {
    const other = DecimalValue.of(operand);
    const places = Math.max(this.#places, other.#places);
    const difference = this.#unitsAt(places) - other.#unitsAt(places);
    return Number.isNaN(difference) ? this.#exact().cmp(other.#exact()) : Math.sign(difference);
  }

  eq(operand: Operand): boolean {
    return this.cmp(operand) === 0;
  }

  gt(operand: Operand): boolean {
    return this.cmp(operand) > 0;
  }

  gte(operand: Operand): boolean {
    return this.cmp(operand) >= 0;
  }

  lt(operand: Operand): boolean {
    return this.cmp(operand) < 0;
  }

  lte(operand: Operand): boolean {
    return this.cmp(operand) <= 0;
  }

  /** The nearest number. */
  toNumber(): number {
    // Both are exact, so that the division rounds once, as reading the digits would.
    return this.#big ? this.#big.toNumber() : this.#units / (powersOfTen[this.#places] as number);
  }

  /** Its digits, without a power of ten; with so many places when they are given, else with as many as it needs. */
  toFixed(places?: number): string {
    if (!(this.#units >= 0)) return this.#exact().toFixed(places);
    return (places === undefined ? this : this.round(places)).#digits(places);
  }

  toString(): string {
    return this.#places === 0 && !this.#big ? String(this.#units) : this.#exact().toString();
  }

  toJSON(): string {
    return this.toString();
  }

  #digits(places: number | undefined): string {
    const digits = String(this.#units).padStart(this.#places + 1, "0");
    const point = digits.length - this.#places;
    const behind = digits.slice(point);
    const shown = places === undefined ? behind.replace(/0+$/, "") : behind.padEnd(places, "0");
    return shown === "" ? digits.slice(0, point) : `${digits.slice(0, point)}.${shown}`;
  }

  /** Its units at so many places, at least its own; not a number when they do not fit. */
  #unitsAt(places: number): number {
    if (places === this.#places) return this.#units;
    const units = this.#units * (powersOfTen[places - this.#places] as number);
    return Number.isSafeInteger(units) ? units : Number.NaN;
  }

  #exact(): Big {
    return this.#big ?? new Exact(`${this.#units}e-${this.#places}`);
  }
}
