import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { freightQuote } from "./freight.ts";

/** What does it cost to send pallets? */
export const freight: Service = service({
  name: "freight",
  title: "Freight",
  description: "Freight carriers' rates for what is too large for a parcel.",
  domains: { freight: "shipping", system: "system" },
  resources: { freight: freightQuote, system },
});
