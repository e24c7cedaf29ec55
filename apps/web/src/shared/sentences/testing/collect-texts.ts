import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseAst } from "vite";

/** A text that a source file can produce: where something is filled in, the code that makes it stands as `⟨price⟩`. */
export interface SourceText {
  /** From the folder that was read: `commerce/release.ts`. */
  readonly file: string;
  readonly text: string;
}

/** Every text that the sources of a folder can produce; tests and what only they use are left out. */
export function collectTexts(folder: string): SourceText[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.test\.|(^|\/)testing\//.test(file))
    .flatMap((file) => textsOf(readFileSync(join(folder, file), "utf8")).map((text) => ({ file, text })));
}

/** The texts of one source, of a choice each; statements of SQL and the like, which a function reads, are left out. */
export function textsOf(code: string): string[] {
  const tree = parseAst(code, { lang: "ts" });
  const reader = new TextReader(code, definitionsOf(tree));
  return [...nodesOf(tree)].flatMap((node) => reader.alternatives(node));
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** A node and all below it, but for the text of tagged templates. */
function* nodesOf(node: ESTree.Node): Generator<ESTree.Node> {
  yield node;
  const children = node.type === "TaggedTemplateExpression" ? node.quasi.expressions : Object.values(node).flat();
  for (const child of children) if (isNode(child)) yield* nodesOf(child);
}

/** What the names of a source stand for: the values of its constants, what its functions return. */
function definitionsOf(tree: ESTree.Node): ReadonlyMap<string, readonly ESTree.Node[]> {
  const definitions = new Map<string, ESTree.Node[]>();
  const add = (name: string, nodes: readonly ESTree.Node[]) =>
    definitions.set(name, [...(definitions.get(name) ?? []), ...nodes]);
  for (const node of nodesOf(tree)) {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init)
      add(node.id.name, [node.init]);
    if (node.type === "FunctionDeclaration" && node.id) add(node.id.name, returnsOf(node));
  }
  return definitions;
}

function returnsOf(node: ESTree.Node): ESTree.Node[] {
  return [...nodesOf(node)].flatMap((each) =>
    each.type === "ReturnStatement" && each.argument ? [each.argument] : [],
  );
}

/** More alternatives of one place are not written out: its code stands for them. */
const mostAlternatives = 24;

/** Reads what expressions of texts can be. */
class TextReader {
  readonly #code: string;
  readonly #definitions: ReadonlyMap<string, readonly ESTree.Node[]>;
  readonly #following = new Set<string>();

  constructor(code: string, definitions: ReadonlyMap<string, readonly ESTree.Node[]>) {
    this.#code = code;
    this.#definitions = definitions;
  }

  /** What an expression can be; nothing when it is not one of texts. */
  alternatives(node: ESTree.Node): string[] {
    if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
    if (node.type === "ParenthesizedExpression") return this.alternatives(node.expression);
    if (node.type === "ConditionalExpression") return this.#choice(node.consequent, node.alternate);
    if (node.type === "TemplateLiteral") return this.#template(node);
    if (node.type === "LogicalExpression") return this.#choice(node.left, node.right);
    if (node.type === "BinaryExpression" && node.operator === "+") return this.#sum(node.left, node.right);
    return [];
  }

  #choice(left: ESTree.Node, right: ESTree.Node): string[] {
    const known = [left, right].map((each) => this.alternatives(each));
    return known.every((each) => each.length === 0) ? [] : [...this.#filling(left), ...this.#filling(right)];
  }

  #sum(left: ESTree.Node, right: ESTree.Node): string[] {
    const known = [left, right].map((each) => this.alternatives(each));
    return known.every((each) => each.length === 0) ? [] : joined([this.#filling(left), this.#filling(right)]);
  }

  #template({ quasis, expressions }: ESTree.TemplateLiteral): string[] {
    return joined(
      quasis.flatMap(({ value }, index) => {
        const expression = expressions[index];
        return [[value.cooked ?? value.raw], ...(expression ? [this.#filling(expression)] : [])];
      }),
    );
  }

  #filling(node: ESTree.Node): string[] {
    const known = [...new Set([...this.alternatives(node), ...this.#named(node)])];
    const code = `⟨${this.#code.slice(node.start, node.end).replace(/\s+/g, " ")}⟩`;
    return known.length > 0 && known.length <= mostAlternatives ? known : [code];
  }

  /** What a name or the call of a function of the same source stands for. */
  #named(node: ESTree.Node): string[] {
    const called = node.type === "CallExpression" ? node.callee : node;
    if (called.type !== "Identifier" || this.#following.has(called.name)) return [];
    this.#following.add(called.name);
    const found = (this.#definitions.get(called.name) ?? []).map((each) => this.alternatives(each));
    this.#following.delete(called.name);
    return found.some((each) => each.length === 0) ? [] : found.flat();
  }
}

function joined(parts: readonly (readonly string[])[]): string[] {
  return parts.reduce<string[]>((all, part) => all.flatMap((text) => part.map((each) => text + each)), [""]);
}
