import type { ChangesOfSites } from "../../platform/db/site-changes.ts";
import type { Metrics } from "../../platform/observe/metrics.ts";
import type { SearchIndex } from "./search-index.ts";

/** Tells the metrics what the indexes of the search hold, how far they are behind, and what is not taken in yet. */
export function watchIndexes(metrics: Metrics, index: SearchIndex, changes: ChangesOfSites): void {
  const states = { purvey_search_indexes: "Sites by the state of their search index" };
  const byState = () => {
    const { ready, building, failed } = index.state();
    return { purvey_search_indexes: { ready, building, failed } };
  };
  metrics.read(states, byState, "state");
  const held = {
    purvey_search_index_bytes: "What the indexes of the search take",
    purvey_search_index_age_seconds: "Since the index asked longest ago was in agreement with the database",
  };
  metrics.read(held, () => {
    const { bytes, agreedAt } = index.state();
    const age = agreedAt === undefined ? undefined : (Date.now() - agreedAt) / 1000;
    return { purvey_search_index_bytes: bytes, purvey_search_index_age_seconds: age };
  });
  const feed = {
    purvey_change_feed_waiting: "Changes of records that this process has not taken in; the next search does",
    purvey_change_feed_lag_seconds: "The age of the oldest of them; 0 where there is none",
  };
  metrics.read(feed, async () => {
    const { count, seconds } = await changes.waiting();
    return { purvey_change_feed_waiting: count, purvey_change_feed_lag_seconds: seconds ?? 0 };
  });
}
