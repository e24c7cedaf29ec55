import { type Resource, resource } from "../../endpoint.ts";
import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { element } from "./element.ts";
import { unified } from "./unified.ts";

const { ping } = system.endpoints;

/** `/api/ping`, as this service spells it (R022), beside what every service offers. */
const paymentsSystem: Resource = resource("", {
  ...system.endpoints,
  ...(ping
    ? { ping: { ...ping, path: "/api/ping", rules: [...(ping.rules ?? []), "R022"], aliases: [{ path: "/ping" }] } }
    : {}),
});

/** Paying by card: storing one with a processor, its surcharge, paying with it. */
export const payments: Service = service({
  name: "payments",
  title: "Payments",
  description: "Cards that a processor keeps: the page to enter one, what it costs on top, checks, payments.",
  domains: { system: "system" },
  resources: { unified, element, system: paymentsSystem },
});
