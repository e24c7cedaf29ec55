import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { root } from "../lib/root.mjs";

// The compiler that the repository is built with has no interface for programs; this version has.
const ts = createRequire(join(root, "packages/contract/package.json"))("typescript");

/** The types that the server's code asserts of the rows that it takes. */
export class AssertedRows {
  #program;
  #checker;

  constructor() {
    const config = join(root, "packages/server/tsconfig.json");
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => console.error(problem.messageText) };
    const { fileNames, options, projectReferences } = ts.getParsedCommandLineOfConfigFile(config, {}, host);
    this.#program = ts.createProgram({ rootNames: fileNames, options, projectReferences });
    this.#checker = this.#program.getTypeChecker();
  }

  /** Where rows are taken with a type: `query` and `first` of `Queryable`, by file and line. */
  places() {
    const places = [];
    const visit = (node) => {
      if (ts.isCallExpression(node) && this.#rowTypeOf(node)) places.push(placeOf(node));
      ts.forEachChild(node, visit);
    };
    for (const file of this.#program.getSourceFiles())
      if (/server\/src\/(?!testing\.ts)/.test(file.fileName)) visit(file);
    return places;
  }

  /**
   * What the code at the innermost of the places asserts of a row: its properties, with the help of the places around it
   * where the type is a parameter; without properties when these do not tell. Undefined where no row is typed.
   */
  rowOf([innermost, ...around]) {
    const call = this.#callAt(innermost);
    const type = call && this.#rowTypeOf(call);
    if (!type) return undefined;
    const isOpen = (type.types ?? [type]).some(({ flags }) => flags & ts.TypeFlags.TypeParameter);
    const parts = this.#partsOf(type, around);
    return {
      place: placeOf(call),
      caller: isOpen ? (around[0] ?? "") : "",
      properties: parts?.flatMap((part) => this.#propertiesOf(part, call)),
    };
  }

  /** Of a union those of all its types: what only some of them have is optional. */
  #propertiesOf(type, call) {
    const types = type.isUnion() ? type.types : [type];
    const found = types
      .flatMap((one) => this.#checker.getPropertiesOfType(one))
      .map((one) => this.#property(one, call));
    const inAll = (name) => found.filter((one) => one.name === name).length === types.length;
    return found.map((property) => ({ ...property, optional: property.optional || !inAll(property.name) }));
  }

  #rowTypeOf(call) {
    if (!/^(query|first)$/.test(call.expression.name?.text)) return undefined;
    const signature = this.#checker.getResolvedSignature(call);
    const declared = signature?.declaration?.getSourceFile().fileName ?? "";
    if (!/\/platform\/db\/(database|driver-database|session)\.ts$/.test(declared)) return undefined;
    const [row] = this.#checker.getTypeArgumentsForResolvedSignature(signature) ?? [];
    return row && this.#checker.typeToString(row) !== "object" ? row : undefined;
  }

  #partsOf(type, around) {
    if (type.isIntersection()) {
      const parts = type.types.map((one) => this.#partsOf(one, around));
      return parts.every(Boolean) ? parts.flat() : undefined;
    }
    if (!(type.flags & ts.TypeFlags.TypeParameter)) return [type];
    const call = around.length > 0 ? this.#callAt(around[0]) : undefined;
    const signature = call && this.#checker.getResolvedSignature(call);
    const index = (signature?.target ?? signature)?.typeParameters?.findIndex(({ symbol }) => symbol === type.symbol);
    if (index === undefined || index < 0) return undefined;
    const given = this.#checker.getTypeArgumentsForResolvedSignature(signature)?.[index];
    return given && this.#partsOf(given, around.slice(1));
  }

  #property(property, node) {
    const type = this.#checker.getTypeOfSymbolAtLocation(property, node);
    const parts = type.isUnion() ? type.types : [type];
    const any = parts.some(({ flags }) => flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown));
    return {
      name: property.name,
      text: this.#checker.typeToString(type),
      optional: Boolean(property.flags & ts.SymbolFlags.Optional),
      nullable: any || parts.some(({ flags }) => flags & ts.TypeFlags.Null),
      kinds: any ? [] : [...new Set(parts.flatMap((part) => this.#kindOf(part)))],
    };
  }

  #kindOf(type) {
    if (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return [];
    const checker = this.#checker;
    if (checker.isTypeAssignableTo(type, checker.getStringType())) return ["string"];
    if (checker.isTypeAssignableTo(type, checker.getNumberType())) return ["number"];
    if (checker.isTypeAssignableTo(type, checker.getBooleanType())) return ["boolean"];
    if (type.symbol?.name === "Buffer" || type.symbol?.name === "Uint8Array") return ["bytes"];
    if (!checker.isArrayType(type)) return ["json"];
    const [element] = checker.getTypeArguments(type);
    return (element.isUnion() ? element.types : [element])
      .flatMap((part) => this.#kindOf(part))
      .map((kind) => `${kind}[]`);
  }

  #callAt(place) {
    const [, path, line, column] = /^(.*):(\d+):(\d+)$/.exec(place ?? "") ?? [];
    const file = path && this.#program.getSourceFile(join(root, path));
    if (!file) return undefined;
    const position = file.getPositionOfLineAndCharacter(line - 1, column - 1);
    let node = ts.getTokenAtPosition(file, position);
    while (node && !ts.isCallExpression(node) && !ts.isAwaitExpression(node)) node = node.parent;
    const call = node && ts.isAwaitExpression(node) ? node.expression : node;
    return call && ts.isCallExpression(call) ? call : undefined;
  }
}

function placeOf(call) {
  const file = call.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(call.expression.name.getStart());
  return `${relative(root, file.fileName)}:${line + 1}`;
}
