import { describe, expect, it } from "vitest";
import { pastedToken, tokenClaims } from "./token-claims.ts";

const tokenOf = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.c2ln`;

describe("a token that was put in by hand", () => {
  it("says whom it speaks for, where, until when, and what they may do", () => {
    const token = tokenOf({ username: "Zoë ✓", site: "demo", exp: 1_800_000_000, permissions: ["catalog.read"] });
    expect(tokenClaims(token)).toEqual({
      username: "Zoë ✓",
      site: "demo",
      expires: 1_800_000_000_000,
      permissions: ["catalog.read"],
    });
    expect(tokenClaims(tokenOf({ sub: "7" }))).toEqual({});
  });

  it("is none where the text is something else", () => {
    for (const text of ["", "garbage", "a.b.c", "e30.bnVsbA.c2ln", "e30.e30"])
      expect(tokenClaims(text)).toBeUndefined();
  });

  it("is found in the header that was copied with it", () => {
    expect(pastedToken(" Bearer a.b.c\n")).toBe("a.b.c");
    expect(pastedToken("authorization: bearer a.b.c")).toBe("a.b.c");
    expect(pastedToken("a.b.c")).toBe("a.b.c");
  });
});
