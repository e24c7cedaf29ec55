import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { rates } from "./rates.ts";

/** What does it cost to send packages? */
export const shipping: Service = service({
  name: "shipping",
  title: "Shipping",
  description: "Carriers' rates, fees and days on the way for packages.",
  domains: { system: "system" },
  resources: { rates, system },
});
