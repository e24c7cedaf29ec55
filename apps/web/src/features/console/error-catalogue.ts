import type { ServerCode } from "@purvey/contract/endpoint";
import { type ClientCode, serverErrors } from "@purvey/contract/errors";
import { errorClassOf } from "@purvey/contract/refusals";
import type { Translate } from "../../shared/i18n/messages.ts";
import { saySentence } from "../../shared/sentences/say-sentence.ts";
import type { logMessages } from "./log-messages.ts";

/** An entry of the catalogue, as the screen shows it. */
export interface CatalogueEntry {
  readonly key: string;
  readonly side: "client" | "server";
  readonly code: ServerCode | ClientCode;
  readonly className: string;
  /** The HTTP status; 0 where nothing was sent or answered. */
  readonly status: number;
  readonly meaning: string;
  readonly advice: string;
  readonly temporary: boolean;
}

type ClientText = keyof typeof logMessages.en;

interface ClientEntry extends Pick<CatalogueEntry, "className" | "status" | "temporary"> {
  /** The names of its texts. */
  readonly meaning: ClientText;
  readonly advice: ClientText;
}

const clientErrors: Readonly<Record<ClientCode, ClientEntry>> = {
  VALIDATION_ERROR: {
    className: "ValidationError",
    status: 400,
    meaning: "misfit",
    advice: "readErrors",
    temporary: false,
  },
  AUTHENTICATION_ERROR: {
    className: "AuthenticationError",
    status: 401,
    meaning: "noToken",
    advice: "renewToken",
    temporary: false,
  },
  NOT_FOUND: {
    className: "NotFoundError",
    status: 404,
    meaning: "noSuch",
    advice: "checkKey",
    temporary: false,
  },
  RATE_LIMIT_EXCEEDED: {
    className: "RateLimitError",
    status: 429,
    meaning: "tooMany",
    advice: "waitSeconds",
    temporary: true,
  },
  API_ERROR: {
    className: "ApiError",
    status: 422,
    meaning: "otherRefusal",
    advice: "lookAtCode",
    temporary: false,
  },
  NETWORK_ERROR: {
    className: "NetworkError",
    status: 0,
    meaning: "noAnswer",
    advice: "lookAtReason",
    temporary: true,
  },
};

/** Every code of the client and of the server, in the language of the texts. */
export function errorCatalogue(text: Translate<typeof logMessages.en>): readonly CatalogueEntry[] {
  const ofClient = (Object.keys(clientErrors) as ClientCode[]).map((code) => {
    const entry = clientErrors[code];
    const said = { meaning: text(entry.meaning), advice: text(entry.advice) };
    return { ...entry, ...said, key: `client-${code}`, side: "client" as const, code };
  });
  const ofServer = (Object.keys(serverErrors) as ServerCode[]).map((code) => {
    const entry = serverErrors[code];
    const said = { meaning: saySentence(entry.meaning), advice: saySentence(entry.advice) };
    return { ...entry, ...said, key: `server-${code}`, side: "server" as const, code, className: errorClassOf(code) };
  });
  return [...ofClient, ...ofServer];
}

/**
 * The entries that a text asks for: those whose code or class stands in it – whole messages and answers may be given –, or
 * else those that hold every word of it. All of them where nothing is asked.
 */
export function entriesFor(entries: readonly CatalogueEntry[], asked = ""): readonly CatalogueEntry[] {
  const text = asked.toLowerCase();
  const names = new Set(text.split(/[^\w]+/));
  const named = entries.filter(({ code, className }) =>
    [code, className].some((name) => names.has(name.toLowerCase())),
  );
  if (named.length > 0) return named;
  const words = text.split(/\s+/).filter(Boolean);
  return entries.filter((entry) => words.every((word) => saidOf(entry).includes(word)));
}

function saidOf({ code, className, status, meaning, advice }: CatalogueEntry): string {
  return `${status} ${code} ${className} ${meaning} ${advice}`.toLowerCase();
}

/** What asks the server for an entry; 429 and 503 with a wait short enough to be watched. */
export function faultOf({ code }: CatalogueEntry): string {
  return code === "RATE_LIMIT_EXCEEDED" || code === "SERVICE_UNAVAILABLE" ? `${code}; retryAfter=3` : code;
}
