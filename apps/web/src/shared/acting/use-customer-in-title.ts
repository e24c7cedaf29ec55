import { useEffect } from "react";

/**
 * Keeps a customer's name in front of the page's title, "Lakeside Hydraulics: Cart – Purvey", whatever screen sets it:
 * among the browser's tabs it tells whose each one is.
 */
export function useCustomerInTitle(customer: string): void {
  useEffect(() => {
    const front = `${customer}: `;
    const name = () => {
      if (!document.title.startsWith(front)) document.title = front + document.title;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(front)) document.title = document.title.slice(front.length);
    };
  }, [customer]);
}
