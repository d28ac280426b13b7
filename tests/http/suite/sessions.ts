import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { aPartner, createKey, withKey } from '../../support/partners.ts';
import { until } from '../../support/until.ts';
import { aLine, type BookingReply, book } from '../bodies.ts';

type DeskReply = Wire<'AdminSession'> & Wire<'Problem'>;
type PageReply = Wire<'SuggestionPage'> & Wire<'Problem'>;

const DAY_MS = 86_400_000;
const noonIn = (days: number): string =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T12:00:00.000Z`;
const slotIn = (days: number) => ({
  date: noonIn(days).slice(0, 10),
  time: '2:30',
  meridiem: 'PM',
  zone: 'EST',
});
const times = [{ startsAt: noonIn(40), zone: 'America/New_York' }];

/** Agreeing on times, as the desk, customers and partners do over HTTP. */
export const describeSessions = (app: () => TestApp) =>
  describe('sessions of a booking', () => {
    let admin: SignedInClient;
    beforeAll(async () => {
      admin = await app().admin();
    });
    const placed = async () => {
      const { body } = await book(app().client(), { items: [aLine({ slots: [slotIn(30)] })] });
      return { id: body.id, reference: body.bookingReference, session: `${body.id}-1-1` };
    };
    const agree = (session: string, body: object) =>
      admin.post<DeskReply>(`/api/admin/sessions/${session}/agree`, body);
    const read = (session: string) => admin.get<DeskReply>(`/api/admin/sessions/${session}`);
    const suggest = (session: string) =>
      admin.post<DeskReply>(`/api/admin/sessions/${session}/suggestions`, { times });

    it.each([0, -60, 10_000, 60.5])('are not agreed for %d minutes, and nothing changes', async (minutes) => {
      const { session } = await placed();
      const before = (await read(session)).body;
      const { status, body } = await agree(session, { preference: 0, minutes });
      expect([status, body.issues?.map(({ path }) => path)]).toEqual([422, ['minutes']]);
      expect((await read(session)).body).toEqual(before);
    });

    it('are agreed by the desk for the minutes it says', async () => {
      const { session } = await placed();
      const { status, body } = await agree(session, { preference: 0, minutes: 90 });
      expect([status, body.state, body.minutes, body.missing]).toEqual([200, 'agreed', 90, ['host', 'link']]);
    });

    it('show what was suggested by a mailed link, which changes nothing until it is answered', async () => {
      const { reference, session } = await placed();
      expect((await suggest(session)).status).toBe(200);
      const link = await until('the mail of suggested times', async () => {
        const mails = await app().outbox();
        const found = mails.find(({ file, mail }) =>
          Boolean(file.includes('session-suggested') && mail.text?.includes(reference)),
        );
        return /\/sessions?\/([\w-]{20,})/.exec(found?.mail.text ?? '')?.[1];
      });
      const before = (await read(session)).body;
      for (let look = 0; look < 3; look++) {
        const page = await app().client().get<PageReply>(`/api/sessions/${link}`);
        expect([page.status, page.body.state]).toEqual([200, 'open']);
      }
      expect((await read(session)).body).toEqual(before);
      const answer = () => app().client().post<PageReply>(`/api/sessions/${link}`, { time: 0 });
      expect((await answer()).body).toMatchObject({ state: 'agreed', session: { startsAt: noonIn(40) } });
      expect((await read(session)).body).toMatchObject({ state: 'agreed', startsAt: noonIn(40) });
    });

    it('are not found by a guessed link', async () => {
      const guessed = `/api/sessions/${'guessed0'.repeat(4)}`;
      expect((await app().client().get(guessed)).status).toBe(404);
      expect((await app().client().post(guessed, { time: 0 })).status).toBe(404);
    });

    it('are a partner’s own: its secret key changes preferences and accepts, another’s finds nothing', async () => {
      const [own, other] = [await aPartner(admin, 'Own Travel'), await aPartner(admin, 'Other Travel')];
      const [headers, others] = [
        withKey(await createKey(admin, { partnerId: own.id, kind: 'secret' })),
        withKey(await createKey(admin, { partnerId: other.id, kind: 'secret' })),
      ];
      const { body } = await book(app().client(), { items: [aLine({ slots: [slotIn(30)] })] }, headers);
      const session = `${body.id}-1-1`;
      const path = `/api/bookings/${body.id}/sessions/${session}`;
      const wished = { preferences: [slotIn(33), slotIn(34)] };
      const put = (by: Record<string, string>) =>
        app().client().request<BookingReply>('PUT', `${path}/preferences`, { body: wished, headers: by });
      expect((await put(others)).status).toBe(404);
      const changed = await put(headers);
      expect([changed.status, changed.body.sessions[0]?.preferences]).toEqual([200, wished.preferences]);
      await suggest(session);
      const accept = (by: Record<string, string>) =>
        app()
          .client()
          .request<BookingReply>('POST', `${path}/suggestion`, { body: { time: 0 }, headers: by });
      expect((await accept(others)).status).toBe(404);
      const accepted = await accept(headers);
      expect([accepted.status, accepted.body.sessions[0]?.state]).toEqual([200, 'agreed']);
    });
  });
