import type { Accessorial } from "../../platform/ports/freight-provider.ts";

/** The words of instructions that are charged for, their name, the codes at pickup and delivery, and US dollars. */
const services: readonly (readonly [words: string, string, string, string, number])[] = [
  ["(lift|tail)[\\s-]?gate", "lift gate", "LGPU", "LGDEL", 95],
  ["inside", "inside", "INPU", "INDEL", 110],
  ["residen(ce|tial)", "residential", "RESPU", "RESDEL", 120],
  ["limited[\\s-]access", "limited access", "LTDPU", "LTDDEL", 125],
  ["(appointment|call (before|ahead)|notify)", "appointment", "APPTPU", "APPTDEL", 35],
];

/** `liftgate`, but not in `no liftgate` and `without a liftgate`. */
function asks(words: string, text: string): boolean {
  return new RegExp(`(?<!\\b(?:no|without)\\s+(?:an?\\s+)?)\\b${words}\\b`, "i").test(text);
}

/** What instructions ask for beyond driving, as far as their words are known. `no liftgate` asks for none. */
export function accessorialsOf(pickup: string | undefined, delivery: string | undefined): Accessorial[] {
  return [...accessorialsAt("pickup", pickup), ...accessorialsAt("delivery", delivery)];
}

function accessorialsAt(end: "pickup" | "delivery", text = ""): Accessorial[] {
  return services
    .filter(([words]) => asks(words, text))
    .map(([, name, atPickup, atDelivery, amount]) => ({
      code: end === "pickup" ? atPickup : atDelivery,
      description: `${name[0]?.toUpperCase()}${name.slice(1)} at ${end}`,
      amount,
    }));
}
