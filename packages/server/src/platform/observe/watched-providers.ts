import type { Providers } from "../ports/providers.ts";

/** What stands around a call of a provider, outside or shipped with us: its kind, `tax`, and what it is asked for, `rates`. */
export type AroundCall = <T>(kind: string, call: string, ask: () => Promise<T>) => Promise<T>;

/**
 * Providers with something around each call that answers with a promise. A provider is only asked for when it is
 * used: one whose account cannot be opened is said by the call that needs it.
 */
export function watchedProviders(providers: Providers, around: AroundCall): Providers {
  return new Proxy(providers, {
    get(target, kind, receiver) {
      const provider: unknown = Reflect.get(target, kind, receiver);
      return typeof provider === "object" && provider !== null ? watched(provider, String(kind), around) : provider;
    },
  });
}

function watched(provider: object, kind: string, around: AroundCall): object {
  return new Proxy(provider, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      const ask = (...given: unknown[]) => member.apply(target, given);
      // A text that is written while it is read is no call that ends with an answer.
      return name === "stream" ? ask : (...given: unknown[]) => around(kind, String(name), () => ask(...given));
    },
  });
}
