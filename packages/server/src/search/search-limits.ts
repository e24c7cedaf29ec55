/** How much of many items is looked at. */
export interface SearchLimits {
  /** Up to about so many found items, and in catalogues up to {@link SearchLimits.sampled}, all of them are visited: totals and counts are exact. */
  readonly countedAtMost: number;
  /** Of more items about so many of the catalogue tell how many they are. */
  readonly sampled: number;
  /** When more items fit, not all of them are ranked, but so many of each kind: the most bought. */
  readonly rankedAtMost: number;
  /** Of more items than are counted, counts of facets are taken from about so many. */
  readonly facetsFrom: number;
}

/** What keeps a search within some tens of milliseconds however many items there are. */
export const searchLimits: SearchLimits = {
  countedAtMost: 10_000,
  sampled: 5_000,
  rankedAtMost: 250,
  facetsFrom: 2_500,
};
