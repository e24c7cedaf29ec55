import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { address } from "./address.ts";
import { cashDrawer } from "./cash-drawer.ts";
import { codeP21 } from "./code-p21.ts";
import { company } from "./company.ts";
import { location } from "./location.ts";
import { paymentTypes } from "./payment-types.ts";

const domain = "core-data";

/** Records that every other service refers to. */
export const core: Service = service({
  name: "core",
  title: "Core data",
  description: "Addresses, cash drawers, companies, codes, locations with their carrier accounts, and payment types.",
  domains: {
    address: domain,
    cashDrawer: domain,
    company: domain,
    codeP21: domain,
    location: domain,
    paymentTypes: domain,
    system: "system",
  },
  resources: { address, cashDrawer, company, codeP21, location, paymentTypes, system },
});
