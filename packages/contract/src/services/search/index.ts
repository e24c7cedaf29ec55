import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";

export const search: Service = service({
  name: "search",
  title: "Search",
  description: "Search",
  resources: { system },
});
