/** How figures are written: the person's locale, the site's currency, the zone dates are shown in. */
export interface FormatSettings {
  /** BCP 47 tag; the browser's own when absent. */
  locale?: string | undefined;
  /** ISO 4217 code, for example `USD`. */
  currency: string;
  /** IANA name, for example `America/New_York`. */
  timeZone: string;
}

/** A quantity with its unit and, for a package, what is in it. */
export interface QuantityParts {
  quantity: number;
  /** Unit the quantity is counted in: `BX`. */
  unit: string;
  /** Base units in one unit: 100. Without it, or with 1, only the quantity is printed. */
  unitSize?: number | undefined;
  /** The base unit: `EA`. */
  baseUnit?: string | undefined;
}

// Making a format costs a hundred times what writing by it does, and a table writes hundreds.
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function numberFormat(locale: string | undefined, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}|${JSON.stringify(options)}`;
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, known);
  return known;
}

function dateFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}|${JSON.stringify(options)}`;
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, known);
  return known;
}

/**
 * A number with at most six decimals in the locale.
 *
 * @example
 * formatNumber(1284.5, "en"); // "1,284.5"
 */
export function formatNumber(value: number, locale?: string, grouped = true): string {
  return numberFormat(locale, { maximumFractionDigits: 6, ...(grouped ? {} : { useGrouping: false }) }).format(value);
}

/**
 * An amount of money, with the decimals of its currency: yen have none. Prices below one unit keep four decimals, since
 * a screw may cost 0.0425.
 *
 * @example
 * formatMoney(12.4, { currency: "USD", locale: "en-US" }); // "$12.40"
 * formatMoney(1240, { currency: "JPY", locale: "en-US" }); // "¥1,240"
 */
export function formatMoney(value: number, settings: MoneySettings): string {
  return value !== 0 && Math.abs(value) < 1 ? formatPrice(value, settings) : written(value, settings);
}

/**
 * The price of one unit, with up to four decimals: what it comes to for many would not follow from two.
 *
 * @example
 * formatPrice(4.7872, { currency: "USD", locale: "en-US" }); // "$4.7872"
 */
export function formatPrice(value: number, settings: MoneySettings): string {
  return written(value, settings, 4);
}

type MoneySettings = Pick<FormatSettings, "currency" | "locale">;

function written(value: number, { currency, locale }: MoneySettings, most = 0): string {
  const minimumFractionDigits = currencyDecimals(currency);
  const maximumFractionDigits = Math.max(most, minimumFractionDigits);
  return numberFormat(locale, { style: "currency", currency, minimumFractionDigits, maximumFractionDigits }).format(
    value,
  );
}

/** The currencies of ISO 4217 that have not two decimals. Browsers leave out those that cash does without: forints'. */
const otherDecimals: readonly (readonly [number, string])[] = [
  [0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XDR XOF XPF XSU XUA"],
  [3, "BHD IQD JOD KWD LYD OMR TND"],
  [4, "CLF UYW"],
];

/**
 * How many decimals amounts of a currency have by ISO 4217, as the server rounds them.
 *
 * @example
 * currencyDecimals("HUF"); // 2
 */
export function currencyDecimals(currency: string): number {
  return otherDecimals.find(([, codes]) => codes.split(" ").includes(currency))?.[0] ?? 2;
}

/**
 * An amount rounded half up to what its currency has, as the server rounds it.
 *
 * @example
 * roundMoney(1.005, "USD"); // 1.01
 */
export function roundMoney(amount: number, currency: string): number {
  const unit = 10 ** currencyDecimals(currency);
  // Binary fractions lie a hair below what they stand for: 1.005 is 1.00499….
  return (Math.sign(amount) * Math.round(Math.abs(amount) * unit * (1 + Number.EPSILON * 4))) / unit;
}

/** The sum of amounts of a currency. */
export function sumMoney(amounts: readonly number[], currency: string): number {
  return roundMoney(
    amounts.reduce((sum, amount) => sum + amount, 0),
    currency,
  );
}

/**
 * A quantity the way the counter writes it: the unit is part of the value, a package says what is in it.
 *
 * @example
 * formatQuantity({ quantity: 2, unit: "BX", unitSize: 100, baseUnit: "EA" }); // "2 BX · 200 EA"
 */
export function formatQuantity({ quantity, unit, unitSize = 1, baseUnit }: QuantityParts, locale?: string): string {
  const own = `${formatNumber(quantity, locale)}\u00a0${unit}`;
  if (unitSize === 1 || !baseUnit || baseUnit === unit) return own;
  return `${own} · ${formatNumber(quantity * unitSize, locale)}\u00a0${baseUnit}`;
}

const shape = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d):(\d\d)(?:\.\d+)?Z?)?$/;

/**
 * Reads a date-time of the services (`YYYY-MM-DD HH:mm:ss`, UTC) or a date (`YYYY-MM-DD`).
 *
 * @returns the instant, or undefined when the text is neither
 */
export function parseTimestamp(text: string): Date | undefined {
  const match = shape.exec(text);
  if (!match) return undefined;
  const date = new Date(`${text.slice(0, 10)}T${match[4] ? text.slice(11, 19) : "00:00:00"}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** How much of an instant is written. */
export type TimestampDetail = "date" | "minute" | "second";

const detailOptions: Record<TimestampDetail, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: "medium" },
  minute: { dateStyle: "medium", timeStyle: "short" },
  second: { dateStyle: "medium", timeStyle: "medium" },
};

/**
 * Writes an instant in a zone; anything finer than a date names the zone.
 *
 * @example
 * formatTimestamp(new Date("2026-03-01T18:30:00Z"), "minute", { timeZone: "America/New_York", locale: "en-US" });
 * // "Mar 1, 2026, 1:30 PM EST"
 */
export function formatTimestamp(
  instant: Date,
  detail: TimestampDetail,
  { locale, timeZone }: Pick<FormatSettings, "locale" | "timeZone">,
): string {
  const text = dateFormat(locale, { ...detailOptions[detail], timeZone }).format(instant);
  return detail === "date" ? text : `${text} ${zoneName(instant, locale, timeZone)}`;
}

function zoneName(instant: Date, locale: string | undefined, timeZone: string): string {
  const parts = dateFormat(locale, { timeZone, timeZoneName: "short" }).formatToParts(instant);
  return parts.find((part) => part.type === "timeZoneName")?.value ?? timeZone;
}
