import { useText } from "../../../shared/i18n/messages.ts";
import { searchMessages } from "../search-messages.ts";

export interface MatchedNumberProps {
  readonly code: string | null;
  readonly type: string | null;
}

/** The number that was typed, when it is not the catalogue's own: "NG-1140 · your number". */
export function MatchedNumber({ code, type }: MatchedNumberProps) {
  const text = useText(searchMessages);
  if (code === null || type === null || type === "item" || type === "itemId") return null;
  return (
    <span className="code-note">
      <span className="font-mono font-semibold">{code}</span>{" "}
      {type === "customer" ? text("yourNumber") : text("theirNumber", { type })}
    </span>
  );
}
