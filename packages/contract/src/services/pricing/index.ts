import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";

export const pricing: Service = service({
  name: "pricing",
  title: "Pricing",
  description: "Pricing",
  resources: { system },
});
