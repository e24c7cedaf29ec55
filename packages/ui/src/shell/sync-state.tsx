import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

/** What `SyncState` takes beside the attributes of a `<button>`. */
export interface SyncStateProps extends ComponentProps<"button"> {
  /** Changes that the server has not confirmed. */
  waiting: number;
  /** Changes the server refused; somebody must look at them. */
  refused?: number;
  online: boolean;
}

/**
 * Whether everything is stored. It says "stored" only for what the server confirmed; a click shows the queue.
 *
 * @example
 * <SyncState waiting={3} online={false} onClick={showQueue} />
 */
export function SyncState({ waiting, refused = 0, online, className, ...rest }: SyncStateProps) {
  const words = sentence(waiting, refused, online);
  return (
    <button type="button" {...rest} className={classNames("counter-item", className)}>
      <svg
        aria-hidden="true"
        width="10"
        height="10"
        viewBox="0 0 10 10"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        {refused > 0 && <path d="M1.500 1.500l7 7M8.500 1.500l-7 7" />}
        {refused === 0 && !online && <path d="M1 5h8" />}
        {refused === 0 && online && <circle cx="5" cy="5" r="4" fill={waiting === 0 ? "currentColor" : "none"} />}
      </svg>
      <span role="status" className={waiting + refused === 0 && online ? "max-lg:sr-only" : "max-sm:sr-only"}>
        {words}
      </span>
    </button>
  );
}

function sentence(waiting: number, refused: number, online: boolean): string {
  if (refused > 0) return `${refused} refused`;
  const changes = waiting === 1 ? "1 change waiting" : `${waiting} changes waiting`;
  if (!online) return waiting === 0 ? "Offline" : `Offline · ${changes}`;
  return waiting === 0 ? "All stored" : changes;
}
