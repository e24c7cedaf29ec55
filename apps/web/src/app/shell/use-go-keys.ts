import { registerHotkeys } from "@purvey/ui/hotkeys";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** The keys that lead anywhere from everywhere: `g s`, `g c`, `c`, `g o`, `?`. */
export function useGoKeys(showSheet: () => void): void {
  const text = useText(messages);
  const navigate = useNavigate();
  const show = useRef(showSheet);
  show.current = showSheet;
  useEffect(() => {
    const cart = () => void navigate({ to: "/shop/cart" });
    return registerHotkeys({
      name: text("goTo"),
      hotkeys: [
        { keys: "g s", description: text("goShop"), run: () => void navigate({ to: "/shop" }) },
        { keys: "c", description: text("goCart"), run: cart },
        { keys: "g o", description: text("goOrders"), run: () => void navigate({ to: "/shop/orders" }) },
        { keys: "?", description: text("showShortcuts"), run: () => show.current() },
      ],
    });
  }, [text, navigate]);
}
