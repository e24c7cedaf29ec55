import { describe, expect, it } from "vitest";
import { readExchange } from "./wire-reader.ts";

/** A message: its type, its length, its body. */
function message(type: string, ...body: (string | number[])[]): Buffer {
  const bytes = Buffer.concat(body.map((part) => Buffer.from(part as string)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length + 4);
  return Buffer.concat([Buffer.from(type), length, bytes]);
}

const int4 = (value: number) => [...new Uint8Array(new Int32Array([value]).buffer)].reverse();
const int2 = (value: number) => int4(value).slice(2);
const column = (name: string, type: number) => [
  ...Buffer.from(`${name}\0`),
  ...int4(0),
  ...int2(0),
  ...int4(type),
  ...int2(0),
  ...int4(0),
  ...int2(0),
];
const value = (text: string) => [...int4(Buffer.byteLength(text)), ...Buffer.from(text)];

const description = message("T", int2(2), column("größe", 20), column("name", 25));

describe("readExchange", () => {
  it("reads rows by their description, null and the empty text apart", () => {
    const rows = [
      message("D", int2(2), value("7"), value("Ä")),
      message("D", int2(2), int4(-1), value("")),
      message("D", int2(2), value("-1"), int4(-1)),
    ];
    const exchange = readExchange(Buffer.concat([description, ...rows, message("C", "SELECT 3\0"), message("Z", "I")]));
    expect(exchange.answer).toEqual({
      rows: [
        { größe: 7, name: "Ä" },
        { größe: null, name: "" },
        { größe: -1, name: null },
      ],
      count: 3,
      command: "SELECT",
    });
    expect(exchange.error).toBeUndefined();
    expect(exchange.parsed).toBe(false);
  });

  it("counts by the last word of the tag, 0 when it is none", () => {
    const countOf = (tag: string) => readExchange(message("C", `${tag}\0`)).answer.count;
    expect(["INSERT 0 5", "UPDATE 2", "CREATE TABLE", "BEGIN"].map(countOf)).toEqual([5, 2, 0, 0]);
  });

  it("answers the last of several statements", () => {
    const first = [description, message("D", int2(2), value("1"), value("a")), message("C", "SELECT 1\0")];
    const second = [
      message("T", int2(1), column("b", 16)),
      message("D", int2(1), value("t")),
      message("C", "SELECT 1\0"),
    ];
    expect(readExchange(Buffer.concat([...first, ...second])).answer.rows).toEqual([{ b: true }]);
  });

  it("reads the first error with its fields, and that the statement had been parsed", () => {
    const error = (code: string) =>
      message("E", "SERROR\0", `C${code}\0`, 'Mkey "ä" exists\0', "DKey (uid)=(1)\0", "tpart\0", "npart_key\0", "\0");
    const exchange = readExchange(Buffer.concat([message("1"), error("23505"), error("25P02"), message("Z", "E")]));
    expect(exchange.parsed).toBe(true);
    expect(exchange.error).toMatchObject({
      message: 'key "ä" exists',
      code: "23505",
      detail: "Key (uid)=(1)",
      table: "part",
      constraint: "part_key",
    });
  });

  it("passes over messages that do not matter here", () => {
    const ignored = [message("S", "TimeZone\0UTC\0"), message("N", "SNOTICE\0\0"), message("2"), message("n")];
    expect(readExchange(Buffer.concat(ignored)).answer).toEqual({ rows: [], count: 0, command: "" });
  });
});
