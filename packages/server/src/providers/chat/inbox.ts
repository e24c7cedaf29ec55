import type { ChatProvider } from "../../platform/ports/chat-provider.ts";

/** No channel beyond the inbox: the message is stored and shown by the application. */
export const inbox: ChatProvider = {
  configured: false,
  deliver: async () => ({ delivered: false, retry: false, responseStatus: null, error: "No webhook is configured." }),
};
