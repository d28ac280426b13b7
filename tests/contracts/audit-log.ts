import { describe, expect, it } from 'vitest';
import { unique } from '../support/builders.ts';
import { DIFFICULT_TEXT, type OpenStore, usingStore } from './store-under-test.ts';

/** What every audit log must do. */
export const describeAuditLog = (name: string, open: OpenStore) =>
  describe(`audit log on ${name}`, () => {
    const store = usingStore(open);

    it('keeps every field, newest first, and of one subject only', async () => {
      const subjectId = unique('subject');
      const entry = {
        at: new Date('2026-03-01T10:00:00.123Z'),
        actor: { accountId: 12, name: DIFFICULT_TEXT },
        action: 'booking.deleted',
        subject: 'booking',
        subjectId,
        details: { total: 990.5, nested: { list: [1, null, DIFFICULT_TEXT] } },
      };
      const later = { ...entry, action: 'booking.restored', actor: { accountId: null, name: 'visitor' } };
      await store().unitOfWork(async ({ audit }) => {
        await audit.add(entry);
        await audit.add(later);
        await audit.add({ ...entry, subjectId: unique('other') });
      });
      const kept = await store().read.audit.of('booking', subjectId);
      expect(kept).toEqual([
        { ...later, id: kept[0]?.id },
        { ...entry, id: kept[1]?.id },
      ]);
      expect(await store().read.audit.of('order', subjectId)).toEqual([]);
    });

    it('takes many in one step, and keeps their order', async () => {
      const subjectId = unique('subject');
      const entries = Array.from({ length: 30 }, (_, at) => ({
        at: new Date('2026-03-01T10:00:00.123Z'),
        actor: { accountId: null, name: DIFFICULT_TEXT },
        action: `booking.${at}`,
        subject: 'booking',
        subjectId,
        details: { at, nested: { list: [1, null, DIFFICULT_TEXT] } },
      }));
      await store().unitOfWork(({ audit }) => audit.addAll(entries));
      await store().unitOfWork(({ audit }) => audit.addAll([]));
      const kept = await store().read.audit.of('booking', subjectId);
      expect(kept.toReversed()).toEqual(entries.map((entry, at) => ({ ...entry, id: kept.at(-1 - at)?.id })));
      expect(new Set(kept.map(({ id }) => id)).size).toBe(30);
    });

    it('puts another name where the name of one account stood', async () => {
      const subjectId = unique('subject');
      const accountId = 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000);
      const entry = { at: new Date(), action: 'x', subject: 'booking', subjectId, details: {} };
      const [mine, theirs] = [
        { accountId, name: 'mara' },
        { accountId: null, name: 'mara' },
      ];
      await store().unitOfWork(async ({ audit }) => {
        await audit.add({ ...entry, actor: theirs });
        await audit.add({ ...entry, actor: mine });
        await audit.rename(accountId, 'deleted account');
      });
      const actors = (await store().read.audit.of('booking', subjectId)).map(({ actor }) => actor);
      expect(actors).toEqual([{ accountId, name: 'deleted account' }, theirs]);
    });

    describe('in pages', () => {
      const fill = async (subject: string) => {
        const entry = {
          at: new Date('2026-03-01T10:00:00.123Z'),
          actor: { accountId: 1, name: 'admin' },
          subject,
          details: {},
        };
        await store().unitOfWork(async ({ audit }) => {
          for (const action of ['a', 'b', 'c', 'd', 'e'])
            await audit.add({ ...entry, action, subjectId: action === 'c' ? '2' : '1' });
        });
      };

      it('answers the newest first, how many there are, and whether older ones follow', async () => {
        const subject = unique('paged');
        await fill(subject);
        const page = (limit: number, before: number | null, subjectId: string | null = null) =>
          store().read.audit.page({ subject, subjectId }, { limit, before });
        const actions = ({ entries }: Awaited<ReturnType<typeof page>>) =>
          entries.map(({ action }) => action);

        const first = await page(2, null);
        expect([actions(first), first.total, first.more]).toEqual([['e', 'd'], 5, true]);
        const second = await page(2, first.entries.at(-1)?.id ?? 0);
        expect([actions(second), second.total, second.more]).toEqual([['c', 'b'], 5, true]);
        const last = await page(2, second.entries.at(-1)?.id ?? 0);
        expect([actions(last), last.total, last.more]).toEqual([['a'], 5, false]);

        const exact = await page(5, null);
        expect([actions(exact).length, exact.more]).toEqual([5, false]);
        const ofOne = await page(10, null, '2');
        expect([actions(ofOne), ofOne.total]).toEqual([['c'], 1]);
        expect((await store().read.audit.of(subject, '1'))[0]).toEqual(first.entries[0]);
      });

      it('answers and counts only the kinds that are asked for', async () => {
        const [mine, other, hidden] = [unique('paged'), unique('paged'), unique('paged')];
        for (const subject of [mine, hidden, other]) await fill(subject);
        const page = (before: number | null, subject: string | null, subjects: readonly string[]) =>
          store().read.audit.page({ subject, subjectId: null, subjects }, { limit: 7, before });
        const first = await page(null, null, [mine, other]);
        expect([first.entries.length, first.total, first.more]).toEqual([7, 10, true]);
        const second = await page(first.entries.at(-1)?.id ?? 0, null, [mine, other]);
        expect([second.entries.length, second.total, second.more]).toEqual([3, 10, false]);
        const subjects = [...first.entries, ...second.entries].map(({ subject }) => subject);
        expect(subjects).toEqual([...Array(5).fill(other), ...Array(5).fill(mine)]);
        expect(await page(null, hidden, [mine, other])).toEqual({ entries: [], total: 0, more: false });
        expect(await page(null, null, [])).toEqual({ entries: [], total: 0, more: false });
      });

      it('answers everything when nothing is said', async () => {
        const subject = unique('paged');
        await fill(subject);
        const { entries, total } = await store().read.audit.page(
          { subject: null, subjectId: null },
          { limit: 5, before: null },
        );
        expect(total).toBeGreaterThanOrEqual(5);
        expect(entries.map((each) => each.subject)).toEqual(Array(5).fill(subject));
      });
    });
  });
