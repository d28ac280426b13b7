import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { expect, it } from 'vitest';
import { aRequestedLine, usd } from '../../support/builders.ts';
import { anAdmin, aPlacing, stockedShop } from '../../support/memory-ports.ts';

/** A shop with one session that is agreed, and how often it was reminded of by an instant. */
const agreed = async (startsAt: string, zone: Zone) => {
  const made = await stockedShop();
  const lines = [aRequestedLine({ experienceId: made.quiz.id })];
  const booking = await made.shop.placeBooking(aPlacing({ lines, shownTotal: usd(990) }));
  const id = `${booking.id}-1-1`;
  await made.shop.agreeSession(anAdmin(), id, { startsAt: new Date(startsAt), zone, version: null });
  const joinUrl = 'https://meet.example/quiz';
  await made.shop.changeSession(anAdmin(), id, { joinUrl, version: null });
  const remind = async (now: string) => {
    made.clock.now = new Date(now);
    await made.shop.remindOfSessions();
    await made.shop.remindOfSessions();
    await made.drain();
    return made.ports.mails.filter(({ messageId }) => /^(session-)?reminder/.test(messageId));
  };
  return { ...made, id, remind };
};

it('reminds 7 and 2 days ahead by the clock of the session, once each, with its link', async () => {
  // 8 AM on the 20th in Auckland is still the 19th in UTC.
  const { remind } = await agreed('2026-03-19T19:00:00.000Z', 'Pacific/Auckland');
  expect(await remind('2026-03-12T10:59:00.000Z')).toHaveLength(0);
  expect(await remind('2026-03-12T18:59:00.000Z')).toHaveLength(0);
  expect(await remind('2026-03-12T19:00:00.000Z')).toHaveLength(1);
  expect(await remind('2026-03-13T10:00:00.000Z')).toHaveLength(1);
  const mails = await remind('2026-03-17T20:00:00.000Z');
  expect(mails).toHaveLength(2);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Your session is on Mar 20, 2026'));
  expect(mails[1]?.text).toContain('https://meet.example/quiz');
  expect(mails[1]?.text).toContain('8:00 AM');
  expect(await remind('2026-03-19T10:00:00.000Z')).toHaveLength(2);
});

it('follows a session that moves, and is silent about one that is open again', async () => {
  const { shop, id, remind } = await agreed('2026-03-20T18:00:00.000Z', 'EDT');
  expect(await remind('2026-03-13T15:00:00.000Z')).toHaveLength(1);
  const startsAt = new Date('2026-03-25T18:00:00.000Z');
  await shop.agreeSession(anAdmin(), id, { startsAt, zone: 'EDT', version: null });
  expect(await remind('2026-03-18T15:00:00.000Z')).toHaveLength(2);
  await shop.setConfirmed(anAdmin(), Number(id.split('-')[0]), { confirmed: false });
  expect(await remind('2026-03-23T15:00:00.000Z')).toHaveLength(2);
});

it('asks the setting how many days ahead', async () => {
  const { ports, remind } = await agreed('2026-03-20T18:00:00.000Z', 'EDT');
  await ports.unitOfWork(({ settings }) =>
    settings.put('reminders', { days: [3], reviewDays: 1 }, ports.now()),
  );
  expect(await remind('2026-03-13T15:00:00.000Z')).toHaveLength(0);
  expect(await remind('2026-03-17T15:00:00.000Z')).toHaveLength(1);
});
