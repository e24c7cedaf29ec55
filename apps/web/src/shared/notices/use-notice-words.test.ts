import { describe, expect, it } from "vitest";
import { english } from "../i18n/language.ts";
import { german } from "../i18n/languages/german.ts";
import { translator } from "../i18n/messages.ts";
import { noticeWords } from "./use-notice-words.ts";
import { wordedMessages } from "./worded-messages.ts";

const inEnglish = translator(wordedMessages, english, "en-US");
const inGerman = translator(wordedMessages, german, "de-DE");

describe("what the application tells people", () => {
  it("is read in the reader's language, amounts too", () => {
    const wordingValues = { name: "Dana Whitfield", po: "PO-8891", total: "1234.50", currency: "USD" };
    const asked = { title: "", message: "", wording: "approvalAsked", wordingValues };
    const read = noticeWords(asked, inGerman, "de-DE");
    expect(read.title).toBe("Dana Whitfield bittet um Ihre Freigabe");
    expect(read.message).toMatch(/über 1\.234,50\s\$ mit der Bestellnummer PO-8891/);
    expect(noticeWords(asked, inEnglish, "en-US").message).toContain("an order of $1,234.50 with");
  });

  it("keeps what somebody wrote themselves", () => {
    const title = "Amir did not approve your order";
    const refused = { title, message: "Wait for May.", wording: "approvalRefused", wordingValues: { name: "Amir" } };
    expect(noticeWords(refused, inGerman, "de-DE")).toEqual({
      title: "Amir hat Ihre Bestellung nicht freigegeben",
      message: "Wait for May.",
    });
    const wordingValues = { name: "Dana", company: "Northgate", written: "Y" };
    const quote = { title: "", message: "2 BX HB-M8-40", wording: "quoteCountered", wordingValues };
    expect(noticeWords(quote, inGerman, "de-DE")).toEqual({
      title: "Dana, Northgate, macht ein Gegenangebot",
      message: "2 BX HB-M8-40",
    });
    const unwritten = { ...quote, wordingValues: { ...wordingValues, written: "N" } };
    expect(noticeWords(unwritten, inGerman, "de-DE").message).toBe("Öffnen Sie sie, um zu sehen, worum es geht.");
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
