import { XMLParser } from 'fast-xml-parser';

/** An element as the parser gives it: a list of elements of one name each. */
export type Node = Readonly<Record<string, unknown>>;

export const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Everything at a path, such as `Party/Contact`. */
const all = (node: Node, path: string): readonly unknown[] =>
  path.split('/').reduce<readonly unknown[]>(
    (found, name) =>
      found.flatMap((each) => {
        const next = isNode(each) ? each[name] : undefined;
        return Array.isArray(next) ? next : [];
      }),
    [node],
  );

export const nodes = (node: Node, path: string): readonly Node[] =>
  all(node, path).map((each) => (isNode(each) ? each : { '#text': each }));

export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const text = isNode(value) ? value['#text'] : undefined;
  return typeof text === 'string' ? text : '';
};

export const text = (node: Node, path: string): string => textOf(all(node, path)[0]);

export const attribute = (node: Node, path: string, name: string): string =>
  String(nodes(node, path)[0]?.[`@_${name}`] ?? '');

export const currenciesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(currenciesIn);
  if (!isNode(value)) return [];
  const own = value['@_currencyID'];
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap(currenciesIn)];
};
