import { describe, expect, it } from "vitest";
import { allowedAddress, networks } from "./allowed-address.ts";

const answering =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

describe("addresses that the server may connect to for a user", () => {
  it.each(["8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8"])("takes the public %s", async (address) => {
    expect(await allowedAddress(address, [])).toBe(address);
  });

  it.each([
    ...["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1"],
    ...["255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "::ffff:7f00:1", "2002:7f00:1::"],
    ...["64:ff9b::7f00:1", "0:0:0:0:0:ffff:a00:1"],
  ])("refuses %s", async (address) => {
    await expect(allowedAddress(address, [])).rejects.toMatchObject({
      code: "BUSINESS_LOGIC_ERROR",
      message: expect.stringContaining("private network"),
    });
  });

  it("takes the private ones that the configuration allows, and no others", async () => {
    expect(await allowedAddress("10.20.3.4", ["10.20.0.0/16"])).toBe("10.20.3.4");
    await expect(allowedAddress("10.21.3.4", ["10.20.0.0/16"])).rejects.toThrow("private network");
    expect(await allowedAddress("::1", ["::1/128"])).toBe("::1");
  });

  it("looks at every address of a name, and answers the one it looked at", async () => {
    expect(await allowedAddress("erp.example", [], answering("8.8.8.8", "8.8.4.4"))).toBe("8.8.8.8");
    await expect(allowedAddress("erp.example", [], answering("8.8.8.8", "10.0.0.1"))).rejects.toThrow("leads into");
  });

  it("says that a name has no address", async () => {
    const nowhere = async () => Promise.reject(new Error("ENOTFOUND"));
    await expect(allowedAddress("no.such.example", [], nowhere)).rejects.toMatchObject({
      issues: [expect.objectContaining({ path: "host", message: expect.stringContaining("`no.such.example`") })],
    });
  });

  it("refuses a range that is none", () => {
    for (const range of ["10.0.0.0", "10.0.0.0/33", "localhost/8", "::/129", "10.0.0.0/x"])
      expect(() => networks([range])).toThrow(`\`${range}\``);
  });
});
