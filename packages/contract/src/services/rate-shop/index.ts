import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { ratesShop } from "./rates-shop.ts";

/** Which carrier is cheapest, which fastest? */
export const rateShop: Service = service({
  name: "rateShop",
  title: "Rate shopping",
  description: "Compares what carriers ask for a parcel.",
  domains: { ratesShop: "shipping", system: "system" },
  resources: { ratesShop, system },
});
