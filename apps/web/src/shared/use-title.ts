import { useEffect } from "react";

/** The id of the region that says aloud which screen is shown. */
export const announcerId = "announcer";

/**
 * Names the page, "Cart – Purvey", and says it to those who listen: changing the screen without loading a document is
 * silent otherwise.
 */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} – Purvey` : "Purvey";
    const announcer = document.getElementById(announcerId);
    if (announcer && title) announcer.textContent = title;
  }, [title]);
}
