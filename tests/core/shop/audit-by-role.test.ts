import { STAFF_ROLES, type StaffRole } from '@wondercast/core/people/account/permissions';
import type { Caller } from '@wondercast/core/people/caller';
import { describe, expect, it } from 'vitest';
import { aHost } from '../../support/builders.ts';
import { stockedShop } from '../../support/memory-ports.ts';

const SUBJECTS = [
  'experience',
  'discount-code',
  'booking',
  'session',
  'host',
  'customer',
  'payment',
  'review',
  'partner',
  'key',
  'webhook',
  'settings',
  'account',
  'invitation',
  'of-a-former-release',
];

const SEEN: Readonly<Record<StaffRole, readonly string[]>> = {
  owner: SUBJECTS,
  desk: [
    'experience',
    'discount-code',
    'booking',
    'session',
    'host',
    'customer',
    'payment',
    'review',
    'settings',
  ],
  finance: ['booking', 'session', 'customer', 'payment', 'partner', 'key', 'webhook'],
  catalogue: ['experience', 'discount-code', 'review'],
  reader: SUBJECTS.filter((subject) => !['account', 'invitation', 'of-a-former-release'].includes(subject)),
};

const staffOf = (staffRole: StaffRole): Caller => ({
  kind: 'signed-in',
  accountId: 1,
  username: 'noor',
  role: 'admin',
  staffRole,
  visitorKey: null,
});

const shopWithEntries = async () => {
  const made = await stockedShop();
  const { clock, ports, shop } = made;
  await ports.unitOfWork(async ({ audit }) => {
    for (const subject of SUBJECTS)
      await audit.add({
        at: clock.now,
        actor: { accountId: 1, name: 'admin' },
        action: `${subject}.changed`,
        subject,
        subjectId: '1',
        details: {},
      });
  });
  const readAs =
    (staffRole: StaffRole) =>
    (subject: string | null = null, page = { limit: 100, before: null as number | null }) =>
      shop.auditLog(staffOf(staffRole), { subject, subjectId: null }, page);
  return { ...made, readAs };
};

describe('the audit log of a role', () => {
  it.each(STAFF_ROLES)('has the entries about what the %s may read, and counts only these', async (role) => {
    const { readAs } = await shopWithEntries();
    const { entries, total, more } = await readAs(role)();
    expect(entries.map(({ subject }) => subject).toReversed()).toEqual(SEEN[role]);
    expect([total, more]).toEqual([SEEN[role].length, false]);
  });

  it('is read page by page without gaps', async () => {
    const { readAs } = await shopWithEntries();
    const read = readAs('catalogue');
    const first = await read(null, { limit: 2, before: null });
    expect([first.entries.length, first.total, first.more]).toEqual([2, 3, true]);
    const second = await read(null, { limit: 2, before: first.entries.at(-1)?.id ?? 0 });
    expect([second.entries.length, second.total, second.more]).toEqual([1, 3, false]);
  });

  it('is empty when it is asked for what the role may not read', async () => {
    const { readAs } = await shopWithEntries();
    const { entries, total } = await readAs('catalogue')('payment');
    expect([entries, total]).toEqual([[], 0]);
  });

  it('names no record of a kind that the role may not read', async () => {
    const { readAs, ports, clock, quiz } = await shopWithEntries();
    const host = await ports.unitOfWork(({ hosts }) => hosts.add(aHost({ name: 'Anjali Rao' })));
    await ports.unitOfWork(({ audit }) =>
      audit.add({
        at: clock.now,
        actor: { accountId: 1, name: 'admin' },
        action: 'session.host-assigned',
        subject: 'session',
        subjectId: '1-1-1',
        details: { hostId: host.id, experienceIds: [quiz.id] },
      }),
    );
    const namesFor = async (role: StaffRole) => {
      const { entries, names } = await readAs(role)('session');
      return names.get(entries[0]?.id ?? 0);
    };
    expect(await namesFor('desk')).toEqual({
      host: { [host.id]: 'Anjali Rao' },
      experience: { [quiz.id]: quiz.title },
    });
    expect(await namesFor('finance')).toEqual({});
  });
});
