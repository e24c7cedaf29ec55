import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";

export const customers: Service = service({
  name: "customers",
  title: "Customers",
  description: "Customers",
  resources: { system },
});
