/** What a query string says under one name: `a=1&a=2&a[x]=3` has the texts 1 and 2 and a child `x`. */
export interface QueryNode {
  readonly texts: string[];
  readonly children: Map<string, QueryNode>;
}

/** `filters[5][]` is a name and at most this many brackets; deeper ones are taken as a part of the name. */
const maxDepth = 4;

function emptyNode(): QueryNode {
  return { texts: [], children: new Map() };
}

function freeIndex(children: ReadonlyMap<string, QueryNode>): string {
  let index = children.size;
  while (children.has(`${index}`)) index++;
  return `${index}`;
}

function childOf(node: QueryNode, name: string): QueryNode {
  const key = name === "" ? freeIndex(node.children) : name;
  const child = node.children.get(key) ?? emptyNode();
  node.children.set(key, child);
  return child;
}

function segmentsOf(key: string): readonly string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(key);
  if (!match) return [key];
  const brackets = (match[2] as string).slice(1, -1).split("][");
  return brackets.length > maxDepth ? [key] : [match[1] as string, ...brackets];
}

/** The decoded entries of a query string in their order: a `URLSearchParams`. */
export type QueryEntries = Iterable<readonly [name: string, text: string]>;

/** Sorts the entries of a query string into a tree by the brackets in their names. */
export function queryTree(search: QueryEntries): QueryNode {
  const root = emptyNode();
  for (const [key, text] of search) {
    segmentsOf(key).reduce(childOf, root).texts.push(text);
  }
  return root;
}
