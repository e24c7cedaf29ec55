import type { messages } from "./messages.ts";

/** What is entered to sign in. */
export interface SignInFields {
  readonly site: string;
  readonly username: string;
  readonly password: string;
}

/** For each field that cannot be sent, the name of the sentence that says why. */
export type SignInProblems = Partial<Record<keyof SignInFields, keyof (typeof messages)["en"] & string>>;

/** What is missing, in the order of the fields. */
export function signInProblems({ site, username, password }: SignInFields): SignInProblems {
  return {
    ...(site ? {} : { site: "siteMissing" as const }),
    ...(username ? {} : { username: "usernameMissing" as const }),
    ...(password ? {} : { password: "passwordMissing" as const }),
  };
}
