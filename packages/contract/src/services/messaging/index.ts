import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { webHook } from "./web-hook.ts";

/** Messages to the team's channel. */
export const messaging: Service = service({
  name: "messaging",
  title: "Messaging",
  description: "Messages in blocks to the team's channel, or to the inbox where no channel is configured.",
  domains: { system: "system" },
  resources: { webHook, system },
});
