/**
 * What the codes of a bin's neighbours begin with: all of it but its last part. Nothing for a code of one part.
 *
 * @example
 * rackOf("A-01-1"); // "A-01-"
 */
export function rackOf(bin: string): string | undefined {
  return /^(.+[^\p{L}\p{N}])[\p{L}\p{N}]+$/u.exec(bin)?.[1];
}
