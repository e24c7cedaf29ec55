import { registerHotkeys } from "@purvey/ui/hotkeys";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

const goAreas = [
  { key: "s", area: "shop", name: "goShop" },
  { key: "o", area: "ops", name: "goOps" },
  { key: "a", area: "admin", name: "goAdmin" },
  { key: "d", area: "dev", name: "goDev" },
] as const;

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
        { keys: "c", description: text("goCart"), run: cart },
        ...goAreas.map(({ key, area, name }) => ({
          keys: `g ${key}`,
          description: text(name),
          run: () => void navigate({ to: `/${area}` }),
        })),
        { keys: "?", description: text("showShortcuts"), run: () => show.current() },
      ],
    });
  }, [text, navigate]);
}
