import { describe, expect, it } from 'vitest';
import { aHost, usd } from '../../support/builders.ts';
import { anAdmin, aPlacing, stockedShop } from '../../support/memory-ports.ts';

const AT = new Date('2026-03-20T22:00:00.000Z');

describe('the upcoming sessions of the overview', () => {
  it('have the names of those who lead them or were asked, and of nobody who was freed or leads another', async () => {
    const { shop, ports, quiz, clock } = await stockedShop();
    clock.now = new Date('2026-03-18T09:00:00.000Z');
    const add = (name: string) =>
      ports.unitOfWork(({ hosts }) =>
        hosts.add(aHost({ name, zone: 'Europe/London', experienceIds: [quiz.id] })),
      );
    const [anjali, theo] = [await add('Anjali Rao'), await add('Theo Lindqvist')];
    const place = async (hours: number) => {
      const { id } = await shop.placeBooking(aPlacing({ shownTotal: usd(990) }));
      const startsAt = new Date(AT.getTime() + hours * 3_600_000);
      await shop.agreeSession(anAdmin(), `${id}-1-1`, { startsAt, zone: 'America/New_York', version: null });
      return `${id}-1-1`;
    };
    const [first, second] = [await place(0), await place(4)];
    const assign = (session: string, hostId: number) =>
      shop.assignHost(anAdmin(), session, { hostId, ask: true, instead: null });
    await assign(second, theo.id);
    const { assignments } = (await shop.sessionForDesk(anAdmin(), second)).session;
    await shop.withdrawAssignment(anAdmin(), assignments[0]?.id ?? 0);
    await assign(first, anjali.id);
    const { upcoming } = await shop.overview(anAdmin(), 30);
    expect(upcoming.next.map(({ startsAt, hosts }) => [startsAt, hosts])).toEqual([
      [AT, ['Anjali Rao']],
      [new Date(AT.getTime() + 4 * 3_600_000), []],
    ]);
  });
});
