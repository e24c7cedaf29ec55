import { createHmac } from "node:crypto";
import type { Environment } from "../../platform/config.ts";
import type { ChatProvider, Delivery } from "../../platform/ports/chat-provider.ts";
import type { HttpServiceSettings } from "../http/http-request.ts";
import { httpService } from "../http/http-service.ts";
import { HttpServiceError } from "../http/http-service-error.ts";
import { providerTimeout } from "../http/settings.ts";

/** A webhook that takes messages in Slack's format. */
export interface WebhookSettings extends Pick<HttpServiceSettings, "timeout"> {
  /** The whole address; its path is a secret. */
  readonly url: string;
  /** Signs messages: `x-purvey-signature: v1=<HMAC-SHA256 of "v1:timestamp:body">`, `x-purvey-timestamp`. */
  readonly signingSecret?: string | undefined;
}

/** Posts messages to a webhook, as Slack and those who speak like it take them. */
export function webhook({ url, signingSecret, timeout }: WebhookSettings): ChatProvider {
  const { origin, pathname, search } = new URL(url);
  const http = httpService({ name: "chat webhook", baseUrl: origin, ...(timeout ? { timeout } : {}) });
  return {
    configured: true,
    async deliver({ channel, text, blocks, deliveryId }) {
      const body = JSON.stringify({ ...(channel ? { channel } : {}), text, ...(blocks.length > 0 ? { blocks } : {}) });
      const headers = { "x-purvey-delivery": deliveryId, ...signature(body, signingSecret) };
      try {
        const { status } = await http.text({
          method: "POST",
          path: pathname + search,
          headers,
          body: { text: body, type: "application/json" },
        });
        return { delivered: true, responseStatus: status };
      } catch (error) {
        if (error instanceof HttpServiceError) return failure(error);
        throw error;
      }
    },
  };
}

function signature(body: string, secret: string | undefined): Record<string, string> {
  if (!secret) return {};
  const timestamp = String(Math.floor(Date.now() / 1000));
  const digest = createHmac("sha256", secret).update(`v1:${timestamp}:${body}`).digest("hex");
  return { "x-purvey-timestamp": timestamp, "x-purvey-signature": `v1=${digest}` };
}

/** A message that the channel calls wrong stays wrong; everything else may pass. */
function failure({ refusal, message }: HttpServiceError): Delivery {
  const status = refusal?.status ?? null;
  const wrong = status !== null && status >= 400 && status < 500 && ![408, 425, 429].includes(status);
  return { delivered: false, retry: !wrong, responseStatus: status, error: message };
}

/** The webhook of the environment: `PURVEY_CHAT_WEBHOOK`, `PURVEY_CHAT_SIGNING_SECRET`. */
export function webhookFrom(environment: Environment): ChatProvider {
  const url = environment.PURVEY_CHAT_WEBHOOK?.trim() ?? "";
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(
      "`PURVEY_CHAT_WEBHOOK` is no address of a webhook. Give one such as `https://hooks.example/services/…`.",
    );
  return webhook({
    url,
    signingSecret: environment.PURVEY_CHAT_SIGNING_SECRET?.trim() || undefined,
    ...providerTimeout(environment),
  });
}
