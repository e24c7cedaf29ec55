import { useSyncExternalStore } from "react";
import { useWho } from "../customer/who.tsx";
import { deviceMemory } from "../session/device-memory.ts";

const listeners = new Set<() => void>();
const chosen = new Map<string, number>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(key: string): number {
  const known = chosen.get(key);
  if (known !== undefined) return known;
  const kept = Number(deviceMemory()?.getItem(key));
  const number = Number.isInteger(kept) && kept > 0 ? kept : 1;
  chosen.set(key, number);
  return number;
}

/** Which of the person's carts is filled, from 1, and the way to another one. The device keeps it. */
export function useChosenCart(): readonly [number, (userCartNo: number) => void] {
  const { siteId, userId } = useWho();
  const key = `purvey.cart.${siteId}.${userId}`;
  const choose = (userCartNo: number) => {
    chosen.set(key, userCartNo);
    deviceMemory()?.setItem(key, String(userCartNo));
    for (const listener of listeners) listener();
  };
  return [useSyncExternalStore(subscribe, () => read(key)), choose];
}
