import { QueryClient } from "@tanstack/react-query";

/** What was read is fresh for half a minute; a wrong input or a missing record is not asked for again by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false },
    },
  });
}
