import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";

export const commerce: Service = service({
  name: "commerce",
  title: "Commerce",
  description: "Commerce",
  resources: { system },
});
