import { readFileSync } from "node:fs";
import { check } from "@purvey/contract/check";
import { input, list, required, text } from "@purvey/contract/fields";
import type { Environment } from "../config.ts";
import type { IssuerSettings } from "./issuers.ts";

const names = list(text({ min: 1 }));

/** What a file of issuers holds. */
const fileSchema = list(
  input("Issuer", "An outside issuer of tokens", {
    issuer: required(text()),
    audience: required(names),
    jwksUrl: required(text()),
    sites: required(names),
    authorizedParties: names,
    groupsClaim: text({ min: 1 }),
  }),
);

/**
 * The outside issuers that the environment configures: one by `PURVEY_JWKS_URL`, `PURVEY_JWT_ISSUER`, `PURVEY_JWT_AUDIENCE`,
 * `PURVEY_JWT_SITES`, `PURVEY_JWT_PARTIES` and `PURVEY_JWT_GROUPS_CLAIM`, further ones by `PURVEY_JWT_ISSUERS_FILE`, a JSON
 * list of {@link IssuerSettings}.
 *
 * @throws Error for a file that is none; what an issuer lacks is refused where its tokens would be taken
 */
export function issuersFrom(environment: Environment): readonly IssuerSettings[] {
  const file = environment.PURVEY_JWT_ISSUERS_FILE?.trim();
  return [...issuerOf(environment), ...(file ? issuersIn(file) : [])];
}

function issuerOf(environment: Environment): IssuerSettings[] {
  const { PURVEY_JWKS_URL: jwksUrl = "", PURVEY_JWT_ISSUER: issuer = "", PURVEY_JWT_AUDIENCE: audience } = environment;
  const { PURVEY_JWT_SITES: sites, PURVEY_JWT_PARTIES: parties, PURVEY_JWT_GROUPS_CLAIM: groupsClaim } = environment;
  if (![jwksUrl, issuer, audience, sites].some((value) => value?.trim())) return [];
  return [
    {
      issuer: issuer.trim(),
      jwksUrl: jwksUrl.trim(),
      audience: words(audience),
      sites: words(sites),
      ...(parties?.trim() ? { authorizedParties: words(parties) } : {}),
      ...(groupsClaim?.trim() ? { groupsClaim: groupsClaim.trim() } : {}),
    },
  ];
}

const words = (text: string | undefined): string[] => (text ?? "").split(/[\s,]+/).filter(Boolean);

function issuersIn(file: string): IssuerSettings[] {
  const issuers = parsed(file);
  const [issue] = check(fileSchema, issuers, { unknown: "refuse" });
  if (!issue) return issuers as IssuerSettings[];
  throw new Error(`\`PURVEY_JWT_ISSUERS_FILE\` (${file}) does not fit at \`${issue.path}\`: ${issue.message}`);
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`\`PURVEY_JWT_ISSUERS_FILE\` names \`${file}\`, which is no file of JSON that can be read.`, {
      cause,
    });
  }
}
