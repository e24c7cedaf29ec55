// A page on the server: one query that the real server answers, and a mutation that a button would send.
import { createClient, inProcess } from "@purvey/client";
import { createQueries, dataOf, PurveyProvider, useMutationOptions, useQueryOptions } from "@purvey/react";
import { createTestServer } from "@purvey/server/testing";
import { QueryClient, QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";

function Brands() {
  const queries = useQueryOptions();
  const mutations = useMutationOptions();
  const { data = [] } = useQuery(dataOf(queries.items.brands.list({ limit: 2 })));
  const { mutate } = useMutation(mutations.items.brands.create());
  const names: readonly string[] = data.map(({ brandsName }) => brandsName);
  // @ts-expect-error a brand has a name
  const wrong = () => mutate({ brandsDesc: "Motors" });
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
      <button type="button" onClick={() => mutate({ brandsName: "Vega" })} onFocus={wrong}>
        New
      </button>
    </ul>
  );
}

const server = await createTestServer();
const client = createClient({ siteId: server.site, jwt: await server.tokenFor("dana"), transport: inProcess(server) });
const queryClient = new QueryClient();
await queryClient.prefetchQuery(createQueries(client, "dana").items.brands.list({ limit: 2 }));
const page = renderToString(
  <QueryClientProvider client={queryClient}>
    <PurveyProvider client={client} userKey="dana">
      <Brands />
    </PurveyProvider>
  </QueryClientProvider>,
);
console.log((page.match(/<li>[^<]+<\/li>/g) ?? []).length);
process.exit(0);
