import type { CatalogApi } from "../../shared/catalog-services.ts";
import { inFlight } from "../../shared/in-flight.ts";
import type { Found, FoundNames } from "./check-rows.ts";
import type { CheckRun } from "./check-run.ts";
import { patiently } from "./patiently.ts";
import type { FinderName } from "./subjects.ts";

/** How many records are asked for one by one; more are read as the list they stand in. */
export const mostByThemselves = 50;

/** How many numbers of items one call asks for. */
const numbersPerCall = 200;

type Names = readonly string[];
type Answers = ReadonlyMap<string, Found>;
type Finder = (api: CatalogApi, names: Names, run: CheckRun) => Promise<Answers>;

/** Asks the services what the names of a file stand for, each name once. */
export async function findNames(
  api: CatalogApi,
  names: ReadonlyMap<FinderName, ReadonlySet<string>>,
  run: CheckRun,
): Promise<FoundNames> {
  const answers = [...names].map(
    async ([finder, texts]) => [finder, await finders[finder](api, [...texts], run)] as const,
  );
  return new Map(await Promise.all(answers));
}

/** Items by any of their numbers, as a cart understands them. */
const findItems: Finder = async (api, names, run) => {
  run.expect(names.length);
  const found = new Map<string, Found>();
  const parts = Array.from({ length: Math.ceil(names.length / numbersPerCall) }, (_, index) =>
    names.slice(index * numbersPerCall, (index + 1) * numbersPerCall),
  );
  await allOf(run, parts, async (numbers) => {
    const { data } = await api.items.invMast.resolve({ numbers: [...numbers] });
    for (const { asked, verdict, item } of data) {
      if (item) found.set(asked, { invMastUid: item.invMastUid });
      else found.set(asked, verdict === "unclear" ? "unclear" : "unknown");
    }
    run.note(numbers.length);
  });
  const unsold = [...found].flatMap(([name, item]) => (item === "unknown" ? [name] : []));
  if (unsold.length > mostByThemselves) await findAllUnsold(api, unsold, found);
  else await allOf(run, unsold, async (name) => void found.set(name, await findUnsold(api, name)));
  return found;
};

/** An item by its own number alone: one that is not sold must be kept, too. */
async function findUnsold(api: CatalogApi, name: string): Promise<Found> {
  const { data } = await api.items.invMast.lookup({ q: name, limit: 10 });
  const item = data.find(({ itemId }) => keyOf(itemId) === keyOf(name));
  return item ? { invMastUid: item.invMastUid } : "unknown";
}

/** As `findUnsold`, of so many that the whole catalogue is read sooner. */
async function findAllUnsold(api: CatalogApi, names: readonly string[], found: Map<string, Found>): Promise<void> {
  const wanted = new Map(names.map((name) => [keyOf(name), name]));
  for await (const { itemId, invMastUid } of api.items.invMast.lookup({ limit: 1000 }).items()) {
    const name = wanted.get(keyOf(itemId));
    if (name !== undefined) found.set(name, { invMastUid });
  }
}

/** A record of an item by the item's number. */
function findOfItem(read: (api: CatalogApi, invMastUid: number) => Promise<Found>): Finder {
  return async (api, names, run) => {
    run.expect(names.length);
    const items = await findItems(api, names, run);
    const found = new Map(items);
    await allOf(run, [...items], async ([name, item]) => {
      if (typeof item !== "string") found.set(name, await read(api, item.invMastUid ?? 0));
      run.note();
    });
    return found;
  };
}

/** Extensions by the numbers of their items. */
const findExtensions: Finder = async (api, names, run) => {
  const { list } = api.productInfo.invMastExt;
  if (names.length <= mostByThemselves)
    return findOfItem(async (_, invMastUid) => extensionIn((await list({ invMastUid, limit: 1 })).data[0]))(
      api,
      names,
      run,
    );
  const all = new Map<number, Found>();
  for await (const extension of list({ limit: 1000 }).items()) all.set(extension.invMastUid, extensionIn(extension));
  return findOfItem(async (_, invMastUid) => all.get(invMastUid) ?? "unknown")(api, names, run);
};

const extensionIn = (extension: { readonly invMastExtUid: number } | undefined): Found =>
  extension ? { invMastExtUid: extension.invMastExtUid } : "unknown";

/** A record by its code or its name, whatever the case. */
function findAmong(read: (api: CatalogApi) => AsyncIterable<{ uid: Found; names: (string | null)[] }>): Finder {
  return async (api, names) => {
    const known = new Map<string, Found>();
    for await (const { uid, names: own } of read(api))
      for (const key of new Set(own.map((name) => keyOf(name ?? "")))) known.set(key, known.has(key) ? "unclear" : uid);
    return new Map(names.map((name) => [name, known.get(keyOf(name)) ?? "unknown"]));
  };
}

const keyOf = (name: string) => name.trim().toLowerCase();

const finders: Readonly<Record<FinderName, Finder>> = {
  item: findItems,
  extension: findExtensions,
  webDescription: findOfItem(async (api, invMastUid) => {
    const { data } = await api.legacy.invMast.webDesc.list({ id: invMastUid, limit: 1 });
    return data[0] ? { invMastUid, invMastWebDescUid: data[0].invMastWebDescUid } : "unknown";
  }),
  brand: findAmong(async function* (api) {
    for await (const { brandsUid, brandsId, brandsName } of api.items.brands.list({ limit: 1000 }).items())
      yield { uid: { brandsUid }, names: [brandsId, brandsName] };
  }),
  attribute: findAmong(async function* (api) {
    for await (const { attributeUid, attributeId, attributeDesc } of api.items.attributes.list({ limit: 1000 }).items())
      yield { uid: { attributeUid }, names: [attributeId, attributeDesc] };
  }),
  attributeGroup: findAmong(async function* (api) {
    for await (const group of api.items.attributeGroups.list({ limit: 1000 }).items())
      yield {
        uid: { attributeGroupUid: group.attributeGroupUid },
        names: [group.attributeGroupId, group.attributeGroupDesc],
      };
  }),
};

/**
 * Does work for all entries of a check a few at a time, and throws the first error after all have ended; a check that was
 * stopped begins no more of them.
 */
export async function allOf<Entry>(
  run: CheckRun,
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  const one = (entry: Entry) => patiently(() => work(entry), run).catch((error: unknown) => void errors.push(error));
  await inFlight(entries, one, run.signal);
  run.signal.throwIfAborted();
  if (errors.length > 0) throw errors[0];
}
