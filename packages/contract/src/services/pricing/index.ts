import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { jobPriceHdr, jobPriceHdrLines } from "./job-price-hdr.ts";
import { priceEngine } from "./price-engine.ts";
import { taxEngine } from "./tax-engine.ts";

/** What things cost: prices, taxes, contracts (R004). */
export const pricing: Service = service({
  name: "pricing",
  title: "Pricing",
  description: "The price engine, the tax engine and contract (job) prices.",
  resources: {
    priceEngine,
    taxEngine,
    jobPriceHdr,
    "jobPriceHdr.lines": jobPriceHdrLines,
    system,
  },
});
