/** The check digit of a UPC-A number from its first eleven digits: three times the odd places plus the even ones. */
export function upcCheckDigit(digits: string): number {
  if (!/^\d{11}$/.test(digits)) {
    throw new RangeError(`\`${digits}\` has no UPC check digit: eleven digits are expected, without the check digit.`);
  }
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether a text is a UPC-A number of twelve digits whose check digit is right. */
export function isUpc(code: string): boolean {
  return /^\d{12}$/.test(code) && upcCheckDigit(code.slice(0, 11)) === Number(code[11]);
}

/**
 * A UPC-A number from a manufacturer's prefix (6 digits) and their item number (up to 5 digits).
 *
 * @example upcOf("081234", 17) // "081234000175"
 */
export function upcOf(prefix: string, itemNumber: number): string {
  const digits = prefix + String(itemNumber).padStart(5, "0");
  return digits + String(upcCheckDigit(digits));
}
