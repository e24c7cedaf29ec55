import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sayInGerman } from "./german/german-sentences.ts";
import { germanWords } from "./german/german-words.ts";
import { sayInPseudo } from "./pseudo-sentences.ts";
import { SentencePattern } from "./sentence-pattern.ts";
import { sentenceWriter, wordingsOf } from "./sentence-writer.ts";

const inGerman = (sentences: Readonly<Record<string, string>>, phrases: Readonly<Record<string, string>> = {}) =>
  sentenceWriter({
    code: "de",
    sentences: wordingsOf(sentences),
    phrases: wordingsOf(phrases),
    joints: { or: "oder", and: "und" },
  });

describe("a pattern", () => {
  it("finds what stands in its places, and takes other sentences for others", () => {
    const pattern = new SentencePattern("Line {line} holds {count:number} of `{item}`.");
    expect(pattern.match("Line 3 holds 1.50 of `A of B`.")).toEqual({ line: "3", count: "1.50", item: "A of B" });
    expect(pattern.match("Line 3 holds some of `A`.")).toBeUndefined();
    expect(pattern.match("Line 3 holds 1 of `A`. And more.")).toBeUndefined();
  });

  it("tries longer values where the shortest leave no number, and the same value for the same name", () => {
    const pattern = new SentencePattern("{room} has {count:number}, {room} is full.");
    expect(pattern.match("What has it has 5, What has it is full.")).toEqual({ room: "What has it", count: "5" });
    expect(pattern.match("A has 5, B is full.")).toBeUndefined();
  });
});

describe("a writer of sentences", () => {
  it("writes figures and days in the language, and leaves numbers that are names", () => {
    const say = inGerman({ "Order {no} of {sum:number} waits until {day:date}.": "{no}: {sum} bis {day}." });
    expect(say("Order 100234 of 12345.50 waits until 2026-03-14.")).toBe("100234: 12.345,50 bis 14.03.2026.");
    expect(say("Order 1 of 0.000001 waits until 2026-03-14 08:30:00.")).toBe("1: 0,000001 bis 14.03.2026, 08:30:00.");
  });

  it("says phrases and lists inside, and leaves those it does not know", () => {
    const say = inGerman(
      { "Expected {what:list}.": "Erwartet: {what}." },
      { "at most {count:number}": "höchstens {count}" },
    );
    expect(say("Expected at most 3.")).toBe("Erwartet: höchstens 3.");
    expect(say("Expected at most 1000 or `a` and b.")).toBe("Erwartet: höchstens 1.000 oder `a` und b.");
  });

  it("says brackets that are there, in both languages", () => {
    const say = inGerman({ "A[ of {lot}] is gone[, says {who}].": "A[ aus {lot}] ist weg[, sagt {who}]." });
    expect(say("A is gone.")).toBe("A ist weg.");
    expect(say("A of L1 is gone, says dana.")).toBe("A aus L1 ist weg, sagt dana.");
  });

  it("says one sentence after the other, and keeps those that it does not know", () => {
    const say = inGerman({ "{name} is out.": "{name} ist aus.", "Ask again.": "Fragen Sie noch einmal." });
    expect(say("St. Louis is out. Ask again.")).toBe("St. Louis ist aus. Fragen Sie noch einmal.");
    expect(say("Something odd happened. Ask again.")).toBe("Something odd happened. Fragen Sie noch einmal.");
    expect(say("Never heard of it")).toBe("Never heard of it");
  });
});

/** Values as people and systems have them, odd ones among them; no ends of sentences, which belong to the sentence. */
const value = fc.oneof(
  fc.constantFrom("HB-M8-40", "{x}", "$&", "`", "a of b", "Müller & Söhne (Nord)", "[x]", "0", "日本", "⟨", "has 5 EA"),
  fc.string({ maxLength: 12, unit: "grapheme" }).filter((text) => !/[.!?]/.test(text)),
);
const number = fc.integer({ min: 1, max: 9_999_999 }).map(String);
const filler = {
  text: value,
  word: fc.constantFrom("EA", "BX", "m²", "{x}"),
  words: value,
  list: value.filter((text) => !/ (or|and) /.test(text)),
} as const;
const wordings = fc.constantFrom(...germanWords.sentences);

/** A pattern with its places filled. */
const filled = wordings.chain(({ pattern, message }) =>
  fc
    .record(
      Object.fromEntries(
        pattern.places.map(({ name, kind }) => [
          name,
          kind === "number" ? number : kind === "date" ? fc.constant("2026-03-14") : filler[kind],
        ]),
      ),
    )
    .map((values) => ({
      pattern,
      message,
      values,
      sentence: pattern.message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ""),
    })),
);

describe("the German sentences", () => {
  it("fill no place that the English has not, and have as many brackets", () => {
    const placesOf = (message: string) => [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name);
    const wrong = [...germanWords.sentences, ...germanWords.phrases]
      .filter(({ pattern, message }) => {
        const names = pattern.places.map(({ name }) => name);
        return placesOf(message).some((name) => !names.includes(name ?? "")) || /[[\]]/.test(message);
      })
      .map(({ pattern }) => pattern.source);
    expect(wrong).toEqual([]);
  });

  it("know each sentence whatever stands in it, and lose none of it", () => {
    fc.assert(
      fc.property(filled, ({ pattern, values, sentence }) => {
        expect(pattern.match(sentence)).toBeDefined();
        const said = sayInGerman(sentence);
        for (const { name, kind } of pattern.places) {
          if (kind !== "text" || !germanKeeps(pattern.source, name)) continue;
          for (const word of (values[name] ?? "").trim().split(/\s+/)) expect(said).toContain(word);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    [
      "Columbus has 40 EA of `A` available; 1500.5 EA were asked for. Order what is available, or have it delivered from another location.",
      "Columbus hat 40 EA von `A` verfügbar; angefragt waren 1.500,5 EA. Bestellen Sie, was verfügbar ist, oder lassen Sie von einem anderen Standort liefern.",
    ],
    [
      "Invalid request parameters: lines[0].quantity: Expected at least 1, got 0 (and 2 more)",
      "Ungültige Eingabe: lines[0].quantity: Erwartet: mindestens 1; erhalten: 0 (und 2 weitere)",
    ],
    [
      "Contract J-1: 0.31 USD per EA from 1 EA on, until 2039-12-31, which is 31.00 USD per BX of 100 EA.",
      "Rahmenvertrag J-1: 0,31 USD je EA ab 1 EA, bis 31.12.2039, das sind 31,00 USD je BX zu 100 EA.",
    ],
    [
      "The order of 1066.81 USD would take Northgate Fabrication over the credit limit of 1000.00 USD: 250.50 USD are open. Order for less, or pay open invoices first.",
      "Mit dieser Bestellung über 1.066,81 USD überschritte Northgate Fabrication den Kreditrahmen von 1.000,00 USD: Offen sind 250,50 USD. Bestellen Sie weniger, oder bezahlen Sie zuerst offene Rechnungen.",
    ],
    [
      "The total of 570.00 USD needs a release: 500.00 USD of the allowance are left for this month.",
      "Die Summe von 570,00 USD braucht eine Freigabe: Vom Budget bleiben 500,00 USD für diesen Monat.",
    ],
    [
      "Maximum 40 − 6 on hand − 0 on order = 34 EA, rounded up to 1 CS of 40. It is on restock order 12.",
      "Maximum 40 − 6 am Lager − 0 bestellt = 34 EA, aufgerundet auf 1 CS zu 40. Es steht auf der Nachbestellung 12.",
    ],
    [
      "The transfer 9 is not applied: Columbus has no bin `X`. Correct it first, then try again.",
      "Die Umlagerung 9 ist nicht gebucht: Columbus hat keinen Lagerplatz `X`. Berichtigen Sie sie zuerst, und versuchen Sie es dann erneut.",
    ],
  ])("say %s", (sentence, german) => {
    expect(sayInGerman(sentence)).toBe(german);
  });

  it("are quick and quiet about any text", () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => typeof sayInGerman(text) === "string"));
    const odd = ["a. ".repeat(1300), "`".repeat(3900), "{".repeat(3900), " of ".repeat(900), "Line 1: ".repeat(480)];
    // The quickest of five: a pattern that goes back and forth is slow each time, a busy machine is not.
    // Each time by a writer of its own: what was said once is remembered.
    const newTime = (text: string) => {
      const say = sentenceWriter(germanWords);
      return timeOf(() => say(text));
    };
    for (const text of odd) expect(Math.min(...[1, 2, 3, 4, 5].map(() => newTime(text)))).toBeLessThan(250);
  });
});

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Whether the German says a place: few leave out what only the English needs. */
function germanKeeps(source: string, place: string): boolean {
  const wording = germanWords.sentences.find(({ pattern }) => pattern.source === source);
  return wording?.message.includes(`{${place}}`) ?? false;
}

describe("the pseudo-locale", () => {
  it("accents what is known, and leaves plain what is not translated", () => {
    expect(sayInPseudo("There is no item `HB-M8-40`.")).toMatch(/^\[Ţĥéŕé íš ñö íţéɱ `HB-M8-40`.~+\]$/);
    expect(sayInPseudo("Never heard of it")).toBe("Never heard of it");
  });
});
