import { describe, expect, it } from "vitest";
import { english } from "../i18n/language.ts";
import { german } from "../i18n/languages/german.ts";
import { orderStatusMessages } from "../order-course/order-status-messages.ts";
import { sayKnown } from "./use-known-words.ts";

describe("sayKnown", () => {
  it("says a code that is known in the person's language", () => {
    expect(sayKnown(orderStatusMessages, german)("shipped", "Shipped")).toBe("Versandt");
  });

  it("leaves the server's words where the code is unknown", () => {
    expect(sayKnown(orderStatusMessages, german)("lostAtSea", "Lost at sea")).toBe("Lost at sea");
    expect(sayKnown(orderStatusMessages, german)("toString", "An odd code")).toBe("An odd code");
  });

  it("leaves the server's words in English, which may say more", () => {
    expect(sayKnown(orderStatusMessages, english)("shipped", "Shipped in two parts")).toBe("Shipped in two parts");
  });
});
