/**
 * What a write says of the record as it was read: the server refuses it (409) when somebody stored something else in between.
 *
 * @param record as it was read last, after what somebody else changed was shown
 * @example
 * await update.mutateAsync({ id, brandsName, ...asRead(brand) });
 */
export function asRead(record: { readonly dateLastModified: string }): { readonly ifLastModified: string } {
  return { ifLastModified: record.dateLastModified };
}
