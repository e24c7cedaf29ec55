/** A message as the channel gets it. */
export interface ChatMessage {
  readonly channel: string | null;
  /** In one line, for notifications. */
  readonly text: string;
  /** In Slack's format. */
  readonly blocks: readonly unknown[];
  /** The same for every try of one message. */
  readonly deliveryId: string;
}

/** Whether a message was taken. `retry` says whether trying again can help. */
export type Delivery =
  | { readonly delivered: true; readonly responseStatus: number }
  | {
      readonly delivered: false;
      readonly retry: boolean;
      readonly responseStatus: number | null;
      readonly error: string;
    };

/** Takes messages to the team (D26). Without one they stay in the inbox. */
export interface ChatProvider {
  /** False where there is no channel beyond the inbox. */
  readonly configured: boolean;
  deliver(message: ChatMessage): Promise<Delivery>;
}
