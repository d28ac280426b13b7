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
const LONGEST_NAME = 255;
const WRITES = /(?:^|[()])\s*(insert into|update|delete from)\s+"?([\w.]+)/gi;
const READ = /\bselect\b[\s\S]*?\bfrom\s+"?([\w.]+)/i;

/**
 * A statement's summary, as OpenTelemetry's `db.query.summary` has it: each write with its table, `insert into bookings, insert
 * into booking_lines`, or the first table that is read; a text without either is named by its first word.
 */
const nameOf = (text: string): string => {
  const writes = [...text.matchAll(WRITES)].map(([, verb, table]) => `${verb?.toLowerCase()} ${table}`);
  if (writes.length > 0) return [...new Set(writes)].join(', ').slice(0, LONGEST_NAME);
  const [, table] = READ.exec(text) ?? [];
  return table ? `select ${table}` : (text.trim().split(/\s/)[0] ?? 'statement');
};

/** The same runner; each statement is a span. Its text has parameters where values are, so it holds nothing of people. */
export const tracedRun =
  (run: Run, tracing: Tracing): Run =>
  (query) => {
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query.text.slice(0, LONGEST_TEXT) };
    return tracing.run({ name: nameOf(query.text), kind: 'statement', attributes }, () => run(query));
  };
