import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { categories } from "./categories.ts";

/** Which categories brands stand for. */
export const brandFocus: Service = service({
  name: "brandFocus",
  title: "Brand focus",
  description: "Which categories a brand stands for, and how much.",
  domains: { categories: "content", system: "system" },
  resources: { categories, system },
});
