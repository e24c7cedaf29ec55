import type { HttpServiceSettings } from "../http/http-request.ts";

/** Where language models are, and which one answers. */
export interface ModelSettings extends Pick<HttpServiceSettings, "baseUrl"> {
  /** Sent as `authorization: Bearer …`. */
  readonly key?: string | undefined;
  readonly defaultModel: string;
  /** From asking to the last word, in milliseconds. Default {@link modelTimeout}. */
  readonly timeout?: number;
}

/** How long a model may take when nothing else is said: less than clients wait (30 s), so that they get what came. */
export const modelTimeout = 25_000;

/** The HTTP service behind the models. */
export function settingsOf({ baseUrl, key, timeout }: ModelSettings): HttpServiceSettings {
  return {
    name: "language model",
    baseUrl,
    timeout: timeout ?? modelTimeout,
    ...(key ? { headers: { authorization: `Bearer ${key}` } } : {}),
  };
}
