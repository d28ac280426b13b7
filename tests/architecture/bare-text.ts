import { dirname, join, relative } from 'node:path';
import { compiler as ts } from '../../openapi/generator/compiler.ts';

/** What a child of an element may be in the document, at one time or another. */
interface Child {
  readonly text: boolean;
  /** It may be absent, or text at one time and an element at another. */
  readonly comes: boolean;
  /** Its text may become another. */
  readonly changes: boolean;
}

const ELEMENT: Child = { text: false, comes: false, changes: false };
const FIXED_TEXT: Child = { text: true, comes: false, changes: false };

const { StringLike, NumberLike, BigIntLike, Undefined, Null, BooleanLike, Any, Unknown } = ts.TypeFlags;
const TEXT = StringLike | NumberLike | BigIntLike;
const NOTHING = Undefined | Null | BooleanLike;
const ANYTHING = Any | Unknown;

const partsOf = (type: ts.Type): readonly ts.Type[] =>
  type.isUnion() ? type.types.flatMap(partsOf) : [type];

const isEmptyText = (type: ts.Type): boolean => type.isStringLiteral() && type.value === '';

const childOfType = (type: ts.Type): Child => {
  const parts = partsOf(type).map((part) => (isEmptyText(part) ? NOTHING : part.flags));
  const has = (flags: number) => parts.some((part) => (part & flags) !== 0);
  const text = has(TEXT | ANYTHING);
  const element = parts.some((part) => (part & (TEXT | NOTHING | ANYTHING)) === 0);
  return { text, comes: has(NOTHING | ANYTHING) || (text && element), changes: text };
};

const isElement = (node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

const childOf = (node: ts.JsxChild, checker: ts.TypeChecker): readonly Child[] => {
  if (ts.isJsxFragment(node)) return childrenOf(node, checker);
  if (ts.isJsxText(node)) return node.text.trim() === '' ? [] : [FIXED_TEXT];
  if (!ts.isJsxExpression(node)) return [ELEMENT];
  const { expression } = node;
  if (!expression) return [];
  if (isElement(expression)) return [ELEMENT];
  // A translator leaves white space alone.
  if (ts.isStringLiteralLike(expression)) return expression.text.trim() === '' ? [] : [FIXED_TEXT];
  return [childOfType(checker.getTypeAtLocation(expression))];
};

const isOfLibrary = (tag: ts.Node, checker: ts.TypeChecker): boolean => {
  const named = checker.getSymbolAtLocation(tag);
  if (!named) return false;
  const symbol = named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  return (symbol.declarations ?? []).some((declaration) => {
    if (declaration.getSourceFile().fileName.includes('/react-aria-components/')) return true;
    // A look around another component: styled(Select)`…`.
    if (!ts.isVariableDeclaration(declaration)) return false;
    let look: ts.Node | undefined = declaration.initializer;
    while (look && !(ts.isCallExpression(look) && look.expression.getText() === 'styled'))
      look = ts.isTaggedTemplateExpression(look)
        ? look.tag
        : ts.isCallExpression(look) || ts.isPropertyAccessExpression(look)
          ? look.expression
          : undefined;
    const [styled] = look && ts.isCallExpression(look) ? look.arguments : [];
    return styled !== undefined && isOfLibrary(styled, checker);
  });
};

/** What stands in an element of a library, which may put other nodes beside it: also what a function there answers. */
const changesInLibrary = (element: ts.JsxElement, checker: ts.TypeChecker): boolean =>
  isOfLibrary(element.openingElement.tagName, checker) &&
  element.children.some((child) => {
    if (!ts.isJsxExpression(child) || !child.expression) return false;
    const type = checker.getTypeAtLocation(child.expression);
    const given = type.getCallSignatures()[0]?.getReturnType() ?? type;
    return !ts.isStringLiteralLike(child.expression) && childOfType(given).changes;
  });

/** The children as they stand in the document: those of a fragment among its siblings. */
const childrenOf = (parent: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): readonly Child[] =>
  parent.children.flatMap((child) => childOf(child, checker));

/**
 * A translator of the browser replaces text nodes. React sets the whole text of an element that has nothing else, so that is
 * safe; beside other nodes it changes, moves and removes the node that it made, which is no longer there.
 */
const isFragile = (children: readonly Child[]): boolean =>
  children.length > 1 &&
  children.some(({ text }) => text) &&
  children.some(({ comes, changes }) => comes || changes);

const isOuterFragment = (node: ts.Node): node is ts.JsxFragment =>
  ts.isJsxFragment(node) && !ts.isJsxElement(node.parent) && !ts.isJsxFragment(node.parent);

/** Where bare text stands beside what changes, comes or goes: `path:line` of the element around them. */
const fragileIn = (source: ts.SourceFile, checker: ts.TypeChecker, root: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isFound =
      ((ts.isJsxElement(node) || isOuterFragment(node)) && isFragile(childrenOf(node, checker))) ||
      (ts.isJsxElement(node) && changesInLibrary(node, checker));
    if (isFound)
      found.push(
        `${relative(root, source.fileName)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** A file that stands only in memory, to see that the rule notices what it forbids. */
interface Planted {
  readonly path: string;
  readonly text: string;
}

/** Reads all of the web's components, and `planted` as if it stood among them. */
export const bareTextBesideChanges = (
  root: string,
  planted: Planted,
): { looked: number; found: string[] } => {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'web/tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  );
  if (!config) throw new Error('web/tsconfig.json cannot be read');
  const options = { ...config.options, noEmit: true, incremental: false, composite: false };
  const host = ts.createCompilerHost(options);
  const plantedAt = join(root, planted.path);
  const program = ts.createProgram([...config.fileNames, plantedAt], options, {
    ...host,
    fileExists: (path) => path === plantedAt || host.fileExists(path),
    readFile: (path) => (path === plantedAt ? planted.text : host.readFile(path)),
    getSourceFile: (path, ...rest) =>
      path === plantedAt
        ? ts.createSourceFile(path, planted.text, options.target ?? ts.ScriptTarget.ESNext, true)
        : host.getSourceFile(path, ...rest),
  });
  const components = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(dirname(plantedAt)) || /\/web\/.*\.tsx$/.test(fileName));
  const checker = program.getTypeChecker();
  return { looked: components.length, found: components.flatMap((each) => fragileIn(each, checker, root)) };
};
