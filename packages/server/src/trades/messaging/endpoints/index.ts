import type { MessagingOperations } from "@purvey/contract/generated/messaging";
import { messaging } from "@purvey/contract/services/messaging/index";
import { type Implementation, implement } from "../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../platform/endpoints/system.ts";
import { webHookHandlers } from "./web-hook.ts";

/** Messages to the team with what answers them. */
export const messagingImplementation: Implementation = implement<MessagingOperations>(messaging, {
  ...webHookHandlers,
  ...systemHandlers(messaging),
});
