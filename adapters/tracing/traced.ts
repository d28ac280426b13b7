import type { Shop } from '@wondercast/core/shop';
import type { Run } from '../postgres/driver/query.ts';
import type { Tracing } from '../system/tracing.ts';

/** The same shop; each use case is a span of its name. */
export const tracedShop = (shop: Shop, tracing: Tracing): Shop =>
  new Proxy(shop, {
    get: (target, name): unknown => {
      const useCase: unknown = Reflect.get(target, name);
      if (typeof useCase !== 'function') return useCase;
      return (...given: readonly unknown[]): unknown =>
        tracing.run({ name: String(name), kind: 'use-case' }, (): unknown =>
          Reflect.apply(useCase, target, given),
        );
    },
  });

const LONGEST_TEXT = 400;
const SUBJECT =
  /^\s*(?:with\b[\s\S]*?\b)?(select|insert into|update|delete from)\b(?:[\s\S]*?\bfrom)?\s+"?([\w.]+)/i;

/** `insert into bookings`; a text that says neither is named by its first word. */
const nameOf = (text: string): string => {
  const [, verb, table] = SUBJECT.exec(text) ?? [];
  return verb && table ? `${verb.toLowerCase()} ${table}` : (text.trim().split(/\s/)[0] ?? 'statement');
};

/** The same runner; each statement is a span. Its text has parameters where values are, so it holds nothing of people. */
export const tracedRun =
  (run: Run, tracing: Tracing): Run =>
  (query) => {
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query.text.slice(0, LONGEST_TEXT) };
    return tracing.run({ name: nameOf(query.text), kind: 'statement', attributes }, () => run(query));
  };
