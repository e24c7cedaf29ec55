/** FNV-1a over the characters of a text: a quick hash of 32 bits with an even spread, the same in every version. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
