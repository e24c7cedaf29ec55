import { describe, expect, it } from "vitest";
import { english } from "../i18n/language.ts";
import { german } from "../i18n/languages/german.ts";
import { translator } from "../i18n/messages.ts";
import { noticeWords, tellingOf } from "./notice-words.ts";
import { wordedMessages } from "./worded-messages.ts";

const inEnglish = translator(wordedMessages, english, "en-US");
const inGerman = translator(wordedMessages, german, "de-DE");

describe("what the application tells people", () => {
  const values = { name: "Dana Whitfield", po: "PO-8891", total: "1234.5", currency: "USD" };
  const asked = tellingOf("approvalAsked", values, inEnglish, "en-US");

  it("is written in the sender's language, for readers that know no wording", () => {
    expect(asked.title).toBe("Dana Whitfield asks for your approval");
    expect(asked.message).toContain("an order of $1,234.50 with the purchase order number PO-8891");
    expect(asked).toMatchObject({ wording: "approvalAsked", wordingValues: values });
  });

  it("is read in the reader's language, amounts too", () => {
    const read = noticeWords(asked, inGerman, "de-DE");
    expect(read.title).toBe("Dana Whitfield bittet um Ihre Freigabe");
    expect(read.message).toMatch(/über 1\.234,50\s\$ mit der Bestellnummer PO-8891/);
  });

  it("keeps what somebody wrote himself", () => {
    const refused = tellingOf("approvalRefused", { name: "Amir" }, inEnglish, "en-US", "Wait for May.");
    expect(noticeWords(refused, inGerman, "de-DE")).toEqual({
      ...{ title: "Amir hat Ihre Bestellung nicht freigegeben", message: "Wait for May." },
    });
    const quote = tellingOf("quoteAsked", { name: "Dana", company: "Northgate" }, inGerman, "de-DE", "2 BX HB-M8-40");
    expect(noticeWords(quote, inEnglish, "en-US")).toEqual({
      ...{ title: "Dana, Northgate, asks for a quote", message: "2 BX HB-M8-40" },
    });
  });

  it("is shown as it was written where the application does not know the wording", () => {
    const plain = { title: "Stock count", message: "On Saturday", wordingValues: { name: "x" } };
    for (const wording of [null, "somethingNew"])
      expect(noticeWords({ ...plain, wording }, inGerman, "de-DE")).toEqual({
        title: "Stock count",
        message: "On Saturday",
      });
  });
});
