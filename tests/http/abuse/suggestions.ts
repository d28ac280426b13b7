import { sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { withChanged } from '@wondercast/core/bookings/booking/place';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { aLine, type BookingReply, book } from '../bodies.ts';
import { deskWork, hourIn, NEW_YORK, slotIn, TIMES } from './desk-work.ts';

type PageReply = Wire<'SuggestionPage'> & Wire<'Problem'>;

/** What people and machines try with links of suggestions, and with times. */
export const describeSuggestionAbuse = (app: () => TestApp) => {
  let desk: SignedInClient;
  beforeAll(async () => {
    desk = await app().admin();
  });
  const { post, placed } = deskWork(app, () => desk);
  /** A booking with two suggested times, and a link to them. */
  const suggested = async () => {
    const { id, session, path } = await placed();
    expect((await post(`${path}/suggestions`, { times: TIMES })).status).toBe(200);
    const { ports } = app().running;
    const token = unique('link-of-a-mail');
    await ports.unitOfWork(({ sessionLinks }) =>
      sessionLinks.add({ bookingId: id, line: 0, unit: 0, round: 1 }, ports.hashToken(token), new Date()),
    );
    const link = `/api/sessions/${token}`;
    const answer = (time: number) => app().client().post<PageReply>(link, { time });
    const look = () => app().client().get<PageReply>(link);
    return { id, session, path, answer, look };
  };

  describe('a link of suggested times', () => {
    it('that was used agrees to nothing else, and says what is agreed', async () => {
      const { answer, look } = await suggested();
      expect((await answer(1)).status).toBe(200);
      expect((await answer(1)).body).toMatchObject({ state: 'agreed', session: { startsAt: hourIn(41) } });
      const other = await answer(0);
      expect([other.status, other.body]).toMatchObject([
        409,
        { state: 'agreed', startsAt: hourIn(41), zone: NEW_YORK },
      ]);
      expect((await look()).body).toMatchObject({ state: 'agreed', session: { startsAt: hourIn(41) } });
    });

    it('in two hands at once agrees to one time, which the other is told', async () => {
      for (let race = 0; race < 5; race++) {
        const { answer, look } = await suggested();
        const answers = await Promise.all([answer(0), answer(1)]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        const { startsAt } = (await look()).body.session;
        for (const { status, body } of answers)
          expect(status === 200 ? body.session.startsAt : body.startsAt).toBe(startsAt);
      }
    });

    it('beside the booking’s own link in two more hands: one answer counts, and each hand is told the same', async () => {
      const { ports } = app().running;
      for (let race = 0; race < 5; race++) {
        const { id, session, answer, look } = await suggested();
        const tokens = [unique('own-link'), unique('forwarded-link')];
        await ports.unitOfWork(async ({ bookings }) => {
          for (const token of tokens) await bookings.addToken(id, ports.hashToken(token));
        });
        const accept = (token: string, time: number) =>
          app()
            .client()
            .post<BookingReply>(`/api/bookings/${id}/sessions/${session}/suggestion?token=${token}`, {
              time,
            });
        const [own = '', forwarded = ''] = tokens;
        const answers = await Promise.all([accept(own, 0), accept(forwarded, 1), answer(1)]);
        const { startsAt } = (await look()).body.session;
        // The same time twice is the same answer.
        const right = [TIMES[0], TIMES[1], TIMES[1]].map((time) => (time?.startsAt === startsAt ? 200 : 409));
        expect(answers.map(({ status }) => status)).toEqual(right);
        for (const { status, body } of answers) if (status === 409) expect(body.startsAt).toBe(startsAt);
      }
    });

    it('of a booking whose address is corrected meanwhile answers before, or not at all', async () => {
      const { ports } = app().running;
      for (let race = 0; race < 5; race++) {
        const { id, session, path: asDesk } = await suggested();
        const token = unique('former-link');
        await ports.unitOfWork(({ bookings }) => bookings.addToken(id, ports.hashToken(token)));
        const path = `/api/bookings/${id}/sessions/${session}/suggestion?token=${token}`;
        const accept = () => app().client().post<BookingReply>(path, { time: 0 });
        const [corrected, accepted] = await Promise.all([
          desk.patch(`/api/admin/bookings/${id}/customer`, {
            email: `${unique('new')}@northlight.example`,
          }),
          accept(),
        ]);
        expect(corrected.status).toBe(200);
        const { state } = (await desk.get<Wire<'AdminSession'>>(asDesk)).body;
        expect([state, accepted.status]).toEqual(
          accepted.status === 200 ? ['agreed', 200] : ['suggested', expect.toBeOneOf([401, 404])],
        );
        expect((await accept()).status).not.toBe(200);
      }
    });

    it('that has expired agrees to nothing', async () => {
      const { id, answer, look } = await suggested();
      await app().running.ports.unitOfWork(async ({ bookings }) => {
        const booking = await bookings.lock(id);
        const [session] = booking ? sessionsOf(booking) : [];
        if (!booking || !session?.suggestion) throw new Error('A time is suggested');
        const late = { ...session, suggestion: { ...session.suggestion, expiresAt: new Date() } };
        await bookings.saveSessions(withChanged(booking, [late]), [late]);
      });
      const { status, body } = await answer(0);
      expect([status, body.message, body.state]).toEqual([409, 'This suggestion has expired.', 'suggested']);
      expect((await look()).body.state).toBe('expired');
    });

    it('of times that were taken back, or of a cancelled session, agrees to nothing', async () => {
      const back = await suggested();
      expect((await desk.delete(`${back.path}/suggestions`)).status).toBe(200);
      const cancelled = await suggested();
      const done = await post<BookingReply>(
        `/api/admin/bookings/${cancelled.id}/sessions/${cancelled.session}/cancellation`,
        { reason: 'Called off.', by: 'customer' },
      );
      expect(done.status).toBe(200);
      for (const [link, state] of [
        [back, 'preferred'],
        [cancelled, 'cancelled'],
      ] as const) {
        const { status, body } = await link.answer(0);
        expect([status, body.state]).toEqual([409, state]);
        expect((await link.look()).body.state).toBe('ended');
      }
    });
  });

  describe('a time', () => {
    it.each([
      ['that is past', '2001-01-01T12:00:00.000Z', NEW_YORK],
      ['beyond three years', hourIn(3 * 366 + 2), NEW_YORK],
      ['in a zone that is none', hourIn(20), 'Mars/Olympus'],
      ['that is none', 'tomorrow', NEW_YORK],
    ])('%s is neither agreed nor suggested', async (_which, startsAt, zone) => {
      const { path } = await placed();
      const before = (await desk.get(path)).body;
      expect((await post(`${path}/agree`, { startsAt, zone })).status).toBe(422);
      expect((await post(`${path}/suggestions`, { times: [{ startsAt, zone }] })).status).toBe(422);
      expect((await desk.get(path)).body).toEqual(before);
    });

    it('that clocks skip is nobody’s preference', async () => {
      const gap = { date: '2031-03-09', time: '2:30', meridiem: 'AM', zone: NEW_YORK };
      expect((await book(app().client(), { items: [aLine({ slots: [gap] })] })).status).toBe(422);
      const customer = app().client();
      const { body } = await book(customer, { items: [aLine({ slots: [slotIn(30)] })] });
      const path = `/api/bookings/${body.id}/sessions/${body.id}-1-1/preferences`;
      const wish = (slot: object) => customer.put<BookingReply>(path, { preferences: [slot] });
      const { status, body: refused } = await wish(gap);
      expect([status, refused.issues?.[0]?.path]).toEqual([422, 'preferences.0.time']);
      expect((await wish({ ...gap, time: '3:30' })).status).toBe(200);
    });
  });
};
