import { describe, expect, it } from 'vitest';
import { sourceRules } from './source-rules.ts';
import { sources } from './tree.ts';

const tree = sources();

describe.each(sourceRules)('$name', ({ finds, planted }) => {
  it('everywhere in the tree', () => {
    expect(tree.flatMap((source) => finds(source).map((found) => `${source.path}: ${found}`))).toEqual([]);
  });

  it('is noticed when broken', () => {
    expect(finds(planted)).not.toEqual([]);
  });
});

const findsIn = (path: string, text: string) => sourceRules.flatMap(({ finds }) => finds({ path, text }));

it.each([
  ['core/telling/notices/mails.ts', `sessions[unit]?.state !== 'cancelled'`],
  ['core/money/payment/marks.ts', `if (['paid', 'booked'].includes(intent.state)) return;`],
  ['web/features/bookings/BookingTop.tsx', `{deliveryStatus === 'delivered' && <Badge />}`],
  [
    'tests/faults/changes/cancelling-acts.ts',
    `({ state }) => state !== 'cancelled' && state !== 'delivered'`,
  ],
  ['core/bookings/booking/waiver.ts', `paymentStanding(booking) === 'paid'`],
  ['openapi/codec/session.ts', `switch (session.state) {`],
  ['adapters/postgres/office/takings.ts', `sum(total) filter (where b.payment_status <> 'pending')`],
  ['adapters/postgres/payment/ledger.ts', `.where('l.status', '=', 'succeeded')`],
])('notices a state that is compared with in %s', (path, text) => {
  expect(findsIn(path, text)).not.toEqual([]);
});

it('leaves alone what is no state of ours', () => {
  const fine = `each.status === 'fulfilled' || event.kind === 'failed' || phase === 'failed'; save({ ...intent, state: 'paid' });`;
  expect(findsIn('core/money/payment/marks.ts', fine)).toEqual([]);
});

it('knows every list of states that core has', () => {
  const rules = tree.find(({ path }) => path === 'tests/architecture/source-rules.ts')?.text ?? '';
  const lists = tree
    .filter(({ path }) => path.startsWith('core/'))
    .flatMap(({ text }) => [...text.matchAll(/export const (\w+_(?:STATES|STATUSES|STANDINGS))\b/g)])
    .map(([, list = '']) => list);
  expect(lists).toContain('SESSION_STATES');
  expect(lists.filter((list) => !rules.includes(`...${list}`) && !rules.includes(`: ${list}`))).toEqual([]);
});

it('looks at every room', () => {
  for (const room of ['core', 'openapi', 'adapters', 'web', 'tests', 'scripts']) {
    expect(tree.some(({ path }) => path.startsWith(`${room}/`))).toBe(true);
  }
});

it('leaves alone what only looks like a colour or a call', () => {
  const fine = `<a href="#main">&#8217;</a>; queryClient.prefetchQuery(x); refetch(); const fetchPriority = 'high';`;
  expect(sourceRules.flatMap(({ finds }) => finds({ path: 'web/ui/Link.tsx', text: fine }))).toEqual([]);
});
