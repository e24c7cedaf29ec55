const folds: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1", S: "5", B: "8", Z: "2", G: "6" };
const classes = "0123456789ACDEFHJKMNPQRTUVWXY";

const classByCode = new Uint8Array(128).fill(classes.length);
for (let code = 48; code < 91; code++) {
  const sign = String.fromCharCode(code);
  const at = classes.indexOf(folds[sign] ?? sign);
  if (at >= 0) classByCode[code] = at;
  if (at >= 0 && code > 64) classByCode[code + 32] = at;
}

/** The class of look-alike signs, from 0 to 29: `O` and `0` have one. */
export function signatureClass(code: number): number {
  return classByCode[code] ?? classes.length;
}

/** One bit for each class of signs that a text has. */
export function signatureOf(chars: Uint16Array, begin: number, end: number): number {
  let bits = 0;
  for (let i = begin; i < end; i++) bits |= 1 << signatureClass(chars[i] as number);
  return bits;
}
