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

/** What an expression may be in the document: text, nothing at all, an element. Of `unknown` all is possible. */
interface Kinds {
  readonly text: boolean;
  readonly nothing: boolean;
  readonly element: boolean;
}

const IS_TEXT: Kinds = { text: true, nothing: false, element: false };
const IS_NOTHING: Kinds = { text: false, nothing: true, element: false };
const IS_ELEMENT: Kinds = { text: false, nothing: false, element: true };

const either = (...each: readonly Kinds[]): Kinds => ({
  text: each.some(({ text }) => text),
  nothing: each.some(({ nothing }) => nothing),
  element: each.some(({ element }) => element),
});

const partsOf = (type: ts.Type): readonly ts.Type[] =>
  type.isUnion() ? type.types.flatMap(partsOf) : [type];

const isEmptyText = (type: ts.Type): boolean => type.isStringLiteral() && type.value === '';

const kindsOfType = (type: ts.Type): Kinds => {
  const parts = partsOf(type).map((part) => (isEmptyText(part) ? NOTHING : part.flags));
  const has = (flags: number) => parts.some((part) => (part & flags) !== 0);
  return {
    text: has(TEXT | ANYTHING),
    nothing: has(NOTHING | ANYTHING),
    element: parts.some((part) => (part & (TEXT | NOTHING | ANYTHING)) === 0),
  };
};

/** What is left of `type` where it counts as false. */
const kindsWhenFalse = (type: ts.Type): Kinds =>
  either(
    ...partsOf(type).map((part) => ({
      text: (part.flags & (NumberLike | BigIntLike | ANYTHING)) !== 0,
      nothing: (part.flags & (StringLike | NOTHING | ANYTHING)) !== 0,
      element: false,
    })),
  );

const { LessThanToken, LessThanEqualsToken, GreaterThanToken, GreaterThanEqualsToken } = ts.SyntaxKind;
const { EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken, AmpersandAmpersandToken } = ts.SyntaxKind;
const COMPARES: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[LessThanToken, LessThanEqualsToken, GreaterThanToken, GreaterThanEqualsToken],
  ...[EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken],
]);

const unwrapped = (node: ts.Node): ts.Node =>
  ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node;

const isTruth = (node: ts.Expression): boolean =>
  (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) ||
  (ts.isBinaryExpression(node) && COMPARES.has(node.operatorToken.kind));

const isJsx = (node: ts.Node): boolean =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

/** Elements of a list, each drawn in the same way. */
const isListOfElements = (node: ts.Expression): boolean => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [draw] = node.arguments;
  if (node.expression.name.text !== 'map' || !draw || !ts.isArrowFunction(draw)) return false;
  return isJsx(unwrapped(draw.body));
};

/**
 * As its syntax says, where that is enough: to ask the compiler for the type of an expression that holds elements makes it
 * check their properties as well, which takes longer than all the rest.
 */
const kindsOf = (given: ts.Expression, checker: ts.TypeChecker): Kinds => {
  const node = unwrapped(given) as ts.Expression;
  if (isJsx(node)) return IS_ELEMENT;
  if (isListOfElements(node)) return ts.isOptionalChain(node) ? either(IS_ELEMENT, IS_NOTHING) : IS_ELEMENT;
  if (ts.isStringLiteralLike(node)) return node.text === '' ? IS_NOTHING : IS_TEXT;
  if (ts.isTemplateExpression(node)) return IS_TEXT;
  if (isTruth(node) || node.kind === ts.SyntaxKind.NullKeyword) return IS_NOTHING;
  if (ts.isConditionalExpression(node))
    return either(kindsOf(node.whenTrue, checker), kindsOf(node.whenFalse, checker));
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === AmpersandAmpersandToken) {
    const left = isTruth(node.left) ? IS_NOTHING : kindsWhenFalse(checker.getTypeAtLocation(node.left));
    return either(left, kindsOf(node.right, checker));
  }
  return kindsOfType(checker.getTypeAtLocation(node));
};

/** A translator leaves white space alone. */
const isBlank = (child: ts.JsxChild): boolean => {
  if (ts.isJsxText(child)) return child.text.trim() === '';
  if (!ts.isJsxExpression(child)) return false;
  const { expression } = child;
  return !expression || (ts.isStringLiteralLike(expression) && expression.text.trim() === '');
};

/** The children as they stand in the document: those of a fragment among its siblings. */
const childrenOf = (parent: ts.JsxElement | ts.JsxFragment): readonly ts.JsxChild[] =>
  parent.children.flatMap((child) => {
    if (ts.isJsxFragment(child)) return childrenOf(child);
    return isBlank(child) ? [] : [child];
  });

const toChild = (node: ts.JsxChild, checker: ts.TypeChecker): Child => {
  if (ts.isJsxText(node)) return FIXED_TEXT;
  if (!ts.isJsxExpression(node) || !node.expression) return ELEMENT;
  if (ts.isStringLiteralLike(node.expression)) return FIXED_TEXT;
  const { text, nothing, element } = kindsOf(node.expression, checker);
  return { text, comes: nothing || (text && element), changes: text };
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
    if (ts.isStringLiteralLike(child.expression)) return false;
    if (isJsx(child.expression) || isListOfElements(child.expression)) return false;
    const type = checker.getTypeAtLocation(child.expression);
    return kindsOfType(type.getCallSignatures()[0]?.getReturnType() ?? type).text;
  });

/**
 * A translator of the browser replaces text nodes. React sets the whole text of an element that has nothing else, so that is
 * safe; beside other nodes it changes, moves and removes the node that it made, which is no longer there.
 */
const isFragile = (nodes: readonly ts.JsxChild[], checker: ts.TypeChecker): boolean => {
  if (nodes.length < 2) return false;
  const children = nodes.map((node) => toChild(node, checker));
  return children.some(({ text }) => text) && children.some(({ comes, changes }) => comes || changes);
};

const isOuterFragment = (node: ts.Node): node is ts.JsxFragment =>
  ts.isJsxFragment(node) && !ts.isJsxElement(node.parent) && !ts.isJsxFragment(node.parent);

/** Where bare text stands beside what changes, comes or goes: `path:line` of the element around them. */
const fragileIn = (source: ts.SourceFile, checker: ts.TypeChecker, root: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isFound =
      ((ts.isJsxElement(node) || isOuterFragment(node)) && isFragile(childrenOf(node), checker)) ||
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
