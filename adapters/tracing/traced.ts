import type { Shop } from '@wondercast/core/shop';
import type { Run } from '../postgres/driver/query.ts';
import type { Tracing } from '../system/tracing.ts';

/** Wraps the shop so that each use case is a span of its name. */
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
 * Summary of an SQL statement, as in OpenTelemetry's `db.query.summary`: each write with its table (`insert into bookings, insert
 * into booking_lines`), otherwise the first table that is read, otherwise the first word.
 */
const nameOf = (text: string): string => {
  const writes = [...text.matchAll(WRITES)].map(([, verb, table]) => `${verb?.toLowerCase()} ${table}`);
  if (writes.length > 0) return [...new Set(writes)].join(', ').slice(0, LONGEST_NAME);
  const [, table] = READ.exec(text) ?? [];
  return table ? `select ${table}` : (text.trim().split(/\s/)[0] ?? 'statement');
};

/** Wraps a runner so that each statement is a span. The SQL text contains parameters instead of values, so no personal data. */
export const tracedRun =
  (run: Run, tracing: Tracing): Run =>
  (query) => {
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query.text.slice(0, LONGEST_TEXT) };
    return tracing.run({ name: nameOf(query.text), kind: 'statement', attributes }, () => run(query));
  };
