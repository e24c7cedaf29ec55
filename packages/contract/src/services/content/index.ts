import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";

export const content: Service = service({
  name: "content",
  title: "Content",
  description: "Content",
  resources: { system },
});
