import type { Account } from '@wondercast/core/people/account/account';
import { PROFILE_DEFAULTS } from '@wondercast/core/people/account/account';
import { maskedSelling } from '@wondercast/core/shop/settings/test-selling';
import type { MemoryStore } from '../memory-store.ts';
import type { Rows } from '../rows.ts';
import type { HostRow, Tables } from '../tables.ts';
import { MIRRORED } from './mirrored-tables.ts';

type Entry<Table> = Table extends Rows<infer Key, infer Row> ? readonly [Key, Row] : never;
/** How the rows of a table are changed while they are copied; rows without a result are not copied. */
type Masks = {
  readonly [Name in keyof Tables]?: (
    entry: Entry<Tables[Name]>,
    twin: Tables,
  ) => Entry<Tables[Name]>[1] | null;
};

const maskedHost = (host: HostRow, pageOpenedAt: Date | null): HostRow => ({
  ...host,
  email: `host-${host.id}@hosts.invalid`,
  phone: null,
  feedUrl: null,
  joinUrl: null,
  pageOpenedAt,
});

const maskedAccount = (account: Account): Account | null =>
  account.role === 'admin' ? { ...account, ...PROFILE_DEFAULTS, fullName: account.fullName } : null;

const MASKS: Masks = {
  hosts: ([id, host], { hosts }) => maskedHost(host, hosts.get(id)?.pageOpenedAt ?? null),
  hostAbsences: ([, absence]) => ({ ...absence, reason: null }),
  discountCodes: ([id, row], { discountCodes }) => ({
    ...row,
    currentUses: discountCodes.get(id)?.currentUses ?? 0,
  }),
  webhookEndpoints: ([, endpoint]) =>
    endpoint.mode === 'test' && endpoint.partnerId !== null ? endpoint : null,
  accounts: ([, account]) => maskedAccount(account),
  settings: ([name, setting]) => {
    if (name === 'selling' && 'iban' in setting.value)
      return { ...setting, value: maskedSelling(setting.value) };
    // Tax numbers of the test shop are never checked with an authority.
    if (name === 'tax' && 'registrations' in setting.value)
      return { ...setting, value: { ...setting.value, checksNumbers: false } };
    return setting;
  },
};

/** The types of a table's rows are only known by its name, at run time. */
type AnyRows = Rows<unknown, unknown>;
type AnyMask = (entry: readonly [unknown, unknown], twin: Tables) => unknown;

/**
 * Copies the live shop's current state to the test shop in one unit of work. A host who was removed but leads a test session stays,
 * as inactive.
 */
export const mirrorTables = (live: Pick<MemoryStore, 'tables'>, twin: MemoryStore): Promise<void> =>
  twin.inTables((tables) => {
    for (const name of MIRRORED) {
      const [from, to] = [live.tables[name] as unknown as AnyRows, tables[name] as unknown as AnyRows];
      const mask = (MASKS[name] as unknown as AnyMask | undefined) ?? (([, row]) => row);
      const kept = new Set<unknown>();
      for (const entry of from.entries()) {
        const row = mask(entry, tables);
        if (row === null) continue;
        kept.add(entry[0]);
        to.set(entry[0], row);
      }
      for (const [key] of to.entries()) if (!kept.has(key)) remove(tables, name, key);
    }
  });

const remove = (tables: Tables, name: (typeof MIRRORED)[number], key: unknown): void => {
  const rows = tables[name] as unknown as AnyRows;
  const host = name === 'hosts' ? tables.hosts.get(Number(key)) : undefined;
  const isLeading = host && tables.assignments.all().some(({ hostId }) => hostId === host.id);
  if (isLeading) rows.set(key, { ...host, active: false });
  else rows.delete(key);
  if (name !== 'webhookEndpoints') return;
  for (const { id, endpointId } of tables.webhookDeliveries.all())
    if (endpointId === key) tables.webhookDeliveries.delete(id);
};
