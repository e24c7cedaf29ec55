import type { Issue, Schema } from "@purvey/contract/schema";

/** A call as the hooks see it. Secrets are masked: the token, and every field that the contract calls sensitive. */
export interface RequestEvent {
  /** `items.brands.list`. */
  readonly endpoint: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What the caller gave, sensitive fields masked. */
  readonly input: unknown;
  /** 1 for the first sending. */
  readonly attempt: number;
}

export interface ResponseEvent extends RequestEvent {
  readonly status: number;
  readonly requestId: string | undefined;
  readonly milliseconds: number;
}

export interface RetryEvent extends RequestEvent {
  /** How long the client waits before it sends again. */
  readonly delay: number;
  readonly reason: string;
}

export interface ErrorEvent {
  readonly endpoint: string;
  readonly error: Error;
}

export interface DriftEvent {
  readonly endpoint: string;
  /** Where the answer differs from the contract. */
  readonly issues: readonly Issue[];
}

/** What a client tells whoever wants to know: logs, traces, the developer console. A hook that throws is ignored. */
export interface Hooks {
  readonly onRequest?: (event: RequestEvent) => void;
  readonly onResponse?: (event: ResponseEvent) => void;
  readonly onRetry?: (event: RetryEvent) => void;
  readonly onError?: (event: ErrorEvent) => void;
  readonly onDrift?: (event: DriftEvent) => void;
}

/** What stands for a secret. */
export const mask = "•••";

/** The value with every sensitive field masked, as its schema says. */
export function redact(schema: Schema, value: unknown): unknown {
  if (schema["x-sensitive"]) return mask;
  if (Array.isArray(value)) return schema.items ? value.map((entry) => redact(schema.items as Schema, entry)) : value;
  if (typeof value !== "object" || value === null) return value;
  const { properties = {}, additionalProperties: rest } = schema;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const field = Object.hasOwn(properties, key) ? properties[key] : rest;
      return [key, typeof field === "object" ? redact(field, entry) : entry];
    }),
  );
}

const secretName = /auth|cookie|token|secret|password|api/;

/** Headers with the token masked, and whatever else is named like a secret. */
export function redactHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const shown = (value: string) => value.replace(/^(Bearer )?.*/i, `$1${mask}`);
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretName.test(name) ? shown(value) : value]),
  );
}

/** Tells a hook; what it throws is its own affair, also when it does so later. */
export function tell<E>(hook: ((event: E) => unknown) | undefined, event: () => E): void {
  if (!hook) return;
  try {
    Promise.resolve(hook(event())).catch(() => undefined);
  } catch {
    // An observer must not break the call that it observes.
  }
}
