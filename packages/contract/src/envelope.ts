/** The envelope of every answer (R015, R018). */
export interface Envelope<T> {
  /** How many records `data` holds. */
  count: number;
  data: T;
  message: string;
  /** The options the server applied, such as defaults it filled in. */
  options: Record<string, unknown>;
  /** The parameters as the server understood them. */
  params: Record<string, unknown>;
  status: number;
  /** How many records there are in all. */
  total: number;
  /** The same as `total`; both are spelled in this API family. */
  totalResults: number;
}

/**
 * Repairs what services leave out (R016, R017): `count` 0 beside a list becomes the list's length, and of `total` and
 * `totalResults` the positive one stands for both. Missing members get their empty value. Changes and returns `envelope`.
 */
export function repairEnvelope<T>(envelope: Partial<Envelope<T>> & { data: T }, status: number): Envelope<T> {
  const repaired = envelope as Envelope<T>;
  repaired.count ||= Array.isArray(repaired.data) ? repaired.data.length : 0;
  repaired.total ||= repaired.totalResults || 0;
  repaired.totalResults ||= repaired.total;
  repaired.message ??= "";
  repaired.options ??= {};
  repaired.params ??= {};
  repaired.status ??= status;
  return repaired;
}
