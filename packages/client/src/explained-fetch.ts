import { fetchTransport, type Transport } from "./transport.ts";

/** What platforms say when no answer came, and what it means to whoever wrote the address. */
const meanings: readonly (readonly [RegExp, (at: string) => string])[] = [
  [/ECONNREFUSED/, (at) => `Nothing listens at ${at}. Is the server running, and on this port?`],
  [/ENOTFOUND|EAI_AGAIN/, (at) => `There is no ${at}. Is \`baseUrl\` spelt right?`],
  [
    /wrong version number|packet length|ERR_SSL/,
    (at) => `${at} does not speak https. Does \`baseUrl\` mean "http://"?`,
  ],
  [/CERT|self.signed|certificate/, (at) => `The certificate of ${at} is not trusted here.`],
  [/parse URL/, () => "`baseUrl` is relative, and no page is here that it could belong to. Begin it with its server."],
];

/** The platform's `fetch`, which says what to look at when no answer came: browsers keep it quiet, Node speaks in codes. */
export const explainedFetch: Transport = (url, request) =>
  fetchTransport(url, request).catch((error: unknown) => {
    throw request.signal?.aborted ? error : explained(error, url);
  });

function explained(error: unknown, url: string): unknown {
  const { message = "", cause = error } = error as Partial<Error>;
  const { code = "", message: reason = "" } = cause as { code?: string; message?: string };
  const page = typeof location === "object" ? location.href : undefined;
  const at = (URL.parse?.(url, page) ?? new URL(url, "http://here")).host;
  const meaning = meanings.find(([said]) => said.test(`${message} ${code} ${reason}`))?.[1];
  if (meaning) return new TypeError(meaning(at), { cause });
  return page && cause === error ? new TypeError(unheard(at), { cause }) : error;
}

/** What a browser's page can know: it is told of every failure alike. */
function unheard(at: string): string {
  const here = location.origin;
  return at === location.host
    ? `${at} does not answer. Is the network there, and the server running?`
    : `${at} does not answer pages of ${here}. Is the server running there, does it allow them (CORS), and is it not http below https?`;
}
