import { useEffect } from "react";

/** Names the page: "Cart – Purvey". */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} – Purvey` : "Purvey";
  }, [title]);
}
