import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { rates } from "./rates.ts";

/** What does the state get? */
export const tax: Service = service({
  name: "tax",
  title: "Tax",
  description: "The tax of orders, invoices, returns and transfers by destination.",
  domains: { system: "system" },
  resources: { rates, system },
});
