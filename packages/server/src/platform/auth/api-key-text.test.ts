import { crc32 } from "node:zlib";
import { expect, it } from "vitest";
import { hashOfKey, isWholeKey, newApiKey, startOfKey } from "./api-key-text.ts";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

it("draws a key that scanners know: the prefix, 32 signs, and their CRC-32 to the base 62", () => {
  const key = newApiKey();
  expect(key).toMatch(/^purvey_[0-9A-Za-z]{38}$/);
  const value = [...key.slice(-6)].reduce((sum, sign) => sum * 62 + alphabet.indexOf(sign), 0);
  expect(value).toBe(crc32(key.slice(7, 39)));
  expect(isWholeKey(key)).toBe(true);
});

it("draws another one each time, with every sign of the alphabet", () => {
  const keys = Array.from({ length: 200 }, newApiKey);
  expect(new Set(keys).size).toBe(200);
  expect(new Set(keys.flatMap((key) => [...key.slice(7, 39)])).size).toBe(62);
});

it("knows a key that was mistyped, cut off or has something around it from a whole one", () => {
  // The check of 32 zeros: their CRC-32 is 0xa0f292d0 = 2700251856, which is 2wjyrI to the base 62.
  const zeros = `purvey_${"0".repeat(32)}`;
  expect(isWholeKey(`${zeros}2wjyrI`)).toBe(true);
  const wrong = [
    `${zeros}2wjyrA`,
    `${zeros}2wjyr`,
    `x${zeros}2wjyrI`,
    `${zeros}2wjyrI\n`,
    `purvey_1${"0".repeat(31)}2wjyrI`,
    "",
  ];
  expect(wrong.map(isWholeKey)).toEqual(wrong.map(() => false));
});

it("stores the hash and the beginning, which together are no key", () => {
  expect(hashOfKey("purvey_")).toBe("420d3064fa81ca022bdbb220d8f0a30a6875c3f1410449f271aff14f3c0d36bd");
  expect(startOfKey(`purvey_${"0".repeat(38)}`)).toBe("purvey_00000000");
});
