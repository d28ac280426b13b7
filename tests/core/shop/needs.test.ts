import { describe, expect, it } from 'vitest';
import { aCustomer, aHost, aRequestedLine, usd } from '../../support/builders.ts';
import { anAdmin, aPlacing, stockedShop } from '../../support/memory-ports.ts';

const NUTS = 'Two nut allergies, and one guest in a wheelchair';

const bookedShop = async () => {
  const made = await stockedShop();
  const { shop } = made;
  const { id } = await shop.placeBooking(
    aPlacing({
      customer: aCustomer({ specialRequests: NUTS }),
      lines: [aRequestedLine({ headcount: 45 })],
      shownTotal: usd(990),
    }),
  );
  await made.drain();
  const mailOf = (name: string) =>
    made.ports.mails.find(({ messageId }) => messageId.startsWith(name))?.text ?? '';
  return { ...made, id, mailOf };
};

const AT = new Date('2026-03-20T22:00:00.000Z');

/** The same with a host, who is asked. */
const askedShop = async () => {
  const made = await bookedShop();
  const { shop, ports, quiz, id } = made;
  const fields = { name: 'Anjali Rao', zone: 'Europe/London' as const, experienceIds: [quiz.id] };
  const host = await ports.unitOfWork(({ hosts }) => hosts.add(aHost(fields)));
  const session = `${id}-1-1`;
  await shop.agreeSession(anAdmin(), session, { startsAt: AT, zone: 'America/New_York', version: null });
  await shop.assignHost(anAdmin(), session, { hostId: host.id, ask: false, instead: null });
  await made.drain();
  return { ...made, host };
};

describe('what the guests need', () => {
  it('is told to the host when they get the session, and again the day before, which names it', async () => {
    const { shop, host, clock, drain, mailOf } = await askedShop();
    clock.now = new Date('2026-03-19T17:00:00.000Z');
    await shop.mailHostDayAhead({ hostId: host.id, day: '2026-03-20' });
    await drain();
    for (const mail of [mailOf('host-asked'), mailOf('host-day')]) {
      expect(mail).toContain(NUTS);
      expect(mail).toContain('45 people');
    }
    expect(mailOf('host-day')).toContain('you lead The Big Quiz on Friday, March 20, 2026');
  });

  it.each(['new-booking-', 'booking-received-'])(
    'stands in the mail %s, with how many they are',
    async (name) => {
      const { mailOf } = await bookedShop();
      expect(mailOf(name)).toContain(NUTS);
      expect(mailOf(name)).toContain('45 people');
    },
  );

  it('stands beside the session at the desk', async () => {
    const { shop, id } = await bookedShop();
    const { session } = await shop.sessionForDesk(anAdmin(), `${id}-1-1`);
    expect(session).toMatchObject({ specialRequests: NUTS, session: { headcount: 45 } });
  });
});
