import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { us } from "./us.ts";

/** Are addresses what the post knows? */
export const addressValidation: Service = service({
  name: "addressValidation",
  title: "Address validation",
  description: "Checks, corrects and normalizes addresses.",
  domains: { us: "address", system: "system" },
  resources: { us, system },
});
