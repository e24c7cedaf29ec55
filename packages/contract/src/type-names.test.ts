import { expect, it } from "vitest";
import { get, resource } from "./endpoint.ts";
import { entity, integer, required, text } from "./fields.ts";
import { service } from "./service.ts";
import { services } from "./services/index.ts";
import { namesWithOneMeaning } from "./type-names.ts";

const Place = (size: ReturnType<typeof text>) => entity("Place", "A place", { size: required(size) });
const Town = entity("Town", "A town", { name: required(text({ description: "What it is called" })) });
const SameTown = entity("Town", "A town", { name: required(text({ description: "Its name" })) });

/** A service `name` with the endpoint `places.get`, which answers a road with a place and a town in it. */
function serviceWith(name: string, place: ReturnType<typeof Place>, town: typeof Town) {
  const Road = entity("Road", "A road", { to: required(place), through: required(town) });
  const read = get("/{id}", {
    params: { id: required(integer()) },
    returns: Road,
    summary: "Get a road",
    words: [],
    permission: "none",
    scope: "public",
  });
  return service({ name, title: name, description: name, resources: { roads: resource("/roads", { get: read }) } });
}

it("names at the root what means the same everywhere, whatever its sentences are", () => {
  const names = namesWithOneMeaning([
    serviceWith("east", Place(text()), Town),
    serviceWith("west", Place(integer()), SameTown),
  ]);
  expect(Object.fromEntries(names)).toEqual({
    east: ["EastOperations", "RoadsGetInput", "Town"],
    west: ["WestOperations"],
  });
});

it("gives every type of the contract at most one place, and leaves out what two services mean differently", () => {
  const names = [...namesWithOneMeaning(services).values()].flat();
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(["ItemMaster", "CartHeader", "BrandsListInput", "ItemsOperations"]));
  // The rates of parcels and of taxes, and what was bought too as the cart tells it and as the statistics do.
  expect(names).not.toContain("RatesCreateInput");
  expect(names).not.toContain("AlsoBoughtItem");
});
