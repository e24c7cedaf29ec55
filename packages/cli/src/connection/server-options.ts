import type { OptionDefinitions } from "../command.ts";

/** Which server and site a command speaks to. */
export const addressOptions = {
  url: { type: "string", value: "<url>", help: "The server (default: $PURVEY_URL or http://localhost:4400)" },
  site: { type: "string", value: "<id>", help: "The site (default: $PURVEY_SITE or demo)" },
} as const satisfies OptionDefinitions;

/** The server, the site, and for whom. */
export const serverOptions = {
  ...addressOptions,
  token: {
    type: "string",
    value: "<jwt>",
    help: "The token, or an API key (default: $PURVEY_TOKEN, else the one that `purvey login` keeps)",
  },
  user: { type: "string", value: "<name>", help: "Sign in as this user for this call" },
  password: { type: "string", value: "<text>", help: "The user's password (default: $PURVEY_PASSWORD)" },
} as const satisfies OptionDefinitions;
