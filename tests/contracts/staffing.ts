import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { withChanged } from '@wondercast/core/bookings/booking/place';
import { staffedSession } from '@wondercast/core/bookings/booking/staffed-session';
import { agreeing } from '@wondercast/core/calendar/scheduling/session-changes';
import type { NewHost } from '@wondercast/core/calendar/staffing/host';
import { freeHosts } from '@wondercast/core/calendar/staffing/steps/free-hosts';
import { holdHosts } from '@wondercast/core/calendar/staffing/steps/hold-hosts';
import { moveHosts } from '@wondercast/core/calendar/staffing/steps/move-hosts';
import { takeHold } from '@wondercast/core/calendar/staffing/steps/take-hold';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { SignedIn } from '@wondercast/core/people/caller';
import { createShop } from '@wondercast/core/shop';
import { encodeSessionDetail } from '@wondercast/openapi/codec/admin-session';
import { encodeHostPage } from '@wondercast/openapi/codec/staffing';
import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/ports.ts';
import { aBookedLine, aBooking, aCustomer, aHost, day, unique } from '../support/builders.ts';
import { allAtOnce, type OpenStore, refused, usingStore } from './store-under-test.ts';

const NOW = new Date('2030-03-01T10:00:00.000Z');
const HOUR = 3_600_000;
const desk: SignedIn = {
  kind: 'signed-in',
  accountId: 1,
  username: 'desk',
  role: 'admin',
  visitorKey: null,
};

const detailsOf = async (attempt: Promise<unknown>): Promise<Readonly<Record<string, unknown>>> => {
  const error = await attempt.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refusal)) throw new Error('It was not refused');
  return { kind: error.kind, ...error.details };
};

/** What assigning hosts promises, whichever store is beneath. */
export const describeStaffing = (name: string, open: OpenStore) =>
  describe(`staffing on ${name}`, () => {
    const store = usingStore(open);
    const shop = () =>
      createShop(memoryPorts({ unitOfWork: store().unitOfWork, read: store().read, now: () => NOW }));
    const addHost = (change: Partial<NewHost> = {}) =>
      store().unitOfWork(({ hosts }) => hosts.add(aHost({ experienceIds: [7], ...change })));
    /** A booking whose one session is agreed for a time. */
    const agreedAt = async (start: string): Promise<Booking> =>
      store().unitOfWork(async ({ bookings }) => {
        const placed = aBooking({
          id: await bookings.nextId(),
          lines: [aBookedLine({ experienceId: 7 })],
          customer: aCustomer({
            firstName: 'Mara',
            lastName: 'Okonkwo-Reyes',
            email: 'mara@northlight.example',
            phoneNumber: '+1 555 0100 200',
            companyName: 'Northlight',
          }),
          createdAt: NOW,
        });
        await bookings.add(placed);
        const [session] = placed.lines[0]?.sessions ?? [];
        if (!session) throw new Error('A line has a session');
        const agreed = agreeing(session, { startsAt: new Date(start), zone: 'UTC', minutes: 60 }, NOW);
        await bookings.saveSessions(withChanged(placed, [agreed]), [agreed]);
        return { ...placed, ...withChanged(placed, [agreed]) };
      });
    const idOf = ({ id }: Booking) => `${id}-1-1`;
    const toStaff = (booking: Booking) => {
      const session = staffedSession(booking, { line: 0, unit: 0 });
      if (!session) throw new Error('The booking has this session');
      return session;
    };
    const assign = (booking: Booking, hostId: number, ask = true) =>
      shop().assignHost(desk, idOf(booking), { hostId, ask, instead: null });

    it('asks a host, who accepts on their page; nobody else gets the time', async () => {
      const host = await addHost();
      const booking = await agreedAt('2030-05-06T14:00:00.000Z');
      const [asked] = (await assign(booking, host.id)).assignments;
      expect(asked).toMatchObject({ hostId: host.id, hostName: host.name, state: 'asked' });
      expect((await assign(booking, host.id)).assignments).toHaveLength(1);
      const jobs = (await store().waitingJobs()).filter(({ task }) => task === 'mail-host-asked');
      expect(jobs.map(({ payload }) => payload)).toContainEqual({ assignmentId: asked?.id, version: 1 });

      const token = unique('token');
      const { hashToken } = memoryPorts();
      await store().unitOfWork(({ hosts }) => hosts.addLink(host.id, hashToken(token), NOW));
      const other = await agreedAt('2030-05-06T14:30:00.000Z');
      expect(await detailsOf(assign(other, host.id))).toMatchObject({
        kind: 'conflict',
        hindrances: [{ kind: 'clash', words: `Clash with ${booking.reference}, 2:00 PM` }],
      });
      const page = await shop().answerAssignment(token, asked?.id ?? 0, { accept: true });
      expect(page.asks).toEqual([]);
      expect(page.sessions).toMatchObject([{ firstName: booking.customer.firstName, free: true }]);
      const wire = JSON.stringify(encodeHostPage(await shop().hostPage(token)));
      const { firstName, lastName, email, phoneNumber, companyName } = booking.customer;
      expect([wire.includes(firstName), wire.includes(companyName ?? '')]).toEqual([true, true]);
      for (const secret of [lastName, email, phoneNumber, host.email, booking.reference, '"price"', 'total'])
        expect(wire, secret).not.toContain(secret);
      const again = await shop().answerAssignment(token, asked?.id ?? 0, { accept: true });
      expect(again.sessions).toHaveLength(1);
      await refused(
        shop().answerAssignment(token, asked?.id ?? 0, { accept: false, reason: 'busy' }),
        'conflict',
      );
      const stranger = await addHost();
      const strange = unique('token');
      await store().unitOfWork(({ hosts }) => hosts.addLink(stranger.id, hashToken(strange), NOW));
      await refused(shop().answerAssignment(strange, asked?.id ?? 0, { accept: true }), 'not-found');
      await refused(shop().hostPage('guessed'), 'not-found');
    });

    it('queues what somebody leads who is away then, until somebody else does', async () => {
      const [first, second] = [await addHost(), await addHost()];
      const booking = await agreedAt('2030-05-08T14:00:00.000Z');
      const [accepted] = (await assign(booking, first.id, false)).assignments;
      const isOwn = ({ bookingId }: { readonly bookingId: number }) => bookingId === booking.id;
      const queued = async () => (await shop().inbox(desk, 'UTC')).hostAway.sessions.filter(isOwn);
      const detail = async () =>
        encodeSessionDetail(await shop().sessionForDesk(desk, `${booking.id}-1-1`), NOW);
      const onBoard = async () => {
        const week = { from: day('2030-05-06'), to: day('2030-05-12'), zone: 'UTC' } as const;
        return (await shop().schedule(desk, week)).sessions.find(isOwn)?.assignments[0]?.isAway;
      };
      expect(await queued()).toEqual([]);
      expect([(await detail()).missing, await onBoard()]).toEqual([['link'], false]);
      const away = await shop().addAbsence(desk, first.id, {
        startsAt: new Date('2030-05-08T00:00:00.000Z'),
        endsAt: new Date('2030-05-09T00:00:00.000Z'),
        reason: 'Ill',
      });
      expect(away.clashes).toHaveLength(1);
      expect(await queued()).toMatchObject([{ assignments: [{ hostId: first.id, isAway: true }] }]);
      const { missing, hosts, ready } = await detail();
      expect([missing, hosts, ready, await onBoard()]).toEqual([['host', 'link'], [], false, true]);
      const request = { hostId: second.id, ask: true, instead: accepted?.id ?? null };
      await shop().assignHost(desk, `${booking.id}-1-1`, request);
      expect(await queued()).toEqual([]);
      expect((await detail()).missing).toEqual(['answer', 'link']);
    });

    it('brings a decline back to the inbox, and finds another', async () => {
      const [first, second] = [await addHost(), await addHost()];
      const booking = await agreedAt('2030-05-07T14:00:00.000Z');
      const [asked] = (await assign(booking, first.id)).assignments;
      const token = unique('token');
      const { hashToken } = memoryPorts();
      await store().unitOfWork(({ hosts }) => hosts.addLink(first.id, hashToken(token), NOW));
      const decline = (startsAt: Date) =>
        shop().answerAssignment(token, asked?.id ?? 0, {
          accept: false,
          reason: 'busy',
          note: 'Dentist at three.',
          startsAt,
        });
      await refused(decline(NOW), 'conflict');
      await decline(new Date('2030-05-07T14:00:00.000Z'));
      const isOwn = ({ bookingId }: { readonly bookingId: number }) => bookingId === booking.id;
      const { declined, needsHost, needsLink } = await shop().inbox(desk, 'UTC');
      expect(declined.sessions.filter(isOwn)).toMatchObject([
        { assignments: [{ declineReason: 'busy', declineNote: 'Dentist at three.' }] },
      ]);
      expect([needsHost.sessions.filter(isOwn).length, needsLink.sessions.filter(isOwn).length]).toEqual([
        0, 1,
      ]);
      const staffed = await assign(booking, second.id, false);
      expect(staffed.assignments.map(({ state }) => state)).toEqual(['accepted', 'declined']);
      expect((await shop().inbox(desk, 'UTC')).declined.sessions.filter(isOwn)).toEqual([]);
      const week = { from: day('2030-05-06'), to: day('2030-05-12'), zone: 'UTC' } as const;
      const schedule = await shop().schedule(desk, week);
      expect(schedule.sessions.filter(isOwn)).toHaveLength(1);
      expect(schedule.lanes.find(({ host }) => host.id === second.id)).toMatchObject({ sessions: 1 });
      const [assignment] = staffed.assignments;
      await shop().withdrawAssignment(desk, assignment?.id ?? 0);
      const told = (await store().waitingJobs()).filter(({ task }) => task === 'mail-host-withdrawn');
      expect(told.map(({ payload }) => payload)).toContainEqual(
        expect.objectContaining({ hostId: second.id, reference: booking.reference }),
      );
    });

    it('lists free hosts first, the least loaded of the week first, and the others with every reason', async () => {
      const [busy, free, cannot] = [await addHost(), await addHost(), await addHost({ experienceIds: [] })];
      await assign(await agreedAt('2030-05-15T09:00:00.000Z'), busy.id);
      const booking = await agreedAt('2030-05-14T14:00:00.000Z');
      const found = async () => {
        const { candidates } = await shop().sessionCandidates(desk, {
          sessionId: idOf(booking),
          startsAt: null,
          language: null,
        });
        const own = [busy.id, free.id, cannot.id];
        return candidates.filter(({ host }) => own.includes(host.id));
      };
      expect((await found()).map(({ host, sessionsThatWeek }) => [host.id, sessionsThatWeek])).toEqual([
        [free.id, 0],
        [busy.id, 1],
        [cannot.id, 0],
      ]);
      expect((await found()).at(-1)?.hindrances).toEqual([{ kind: 'cannot-lead' }]);
    });

    it('keeps a host who has sessions to come active, and ends the links of one who has none', async () => {
      const host = await addHost();
      const booking = await agreedAt('2030-05-20T14:00:00.000Z');
      const [asked] = (await assign(booking, host.id)).assignments;
      const rest = () => shop().changeHost(desk, host.id, { active: false });
      expect(await detailsOf(rest())).toMatchObject({
        kind: 'conflict',
        sessions: [{ sessionId: idOf(booking), bookingReference: booking.reference }],
      });
      await shop().withdrawAssignment(desk, asked?.id ?? 0);
      const hash = unique('hash');
      await store().unitOfWork(({ hosts }) => hosts.addLink(host.id, hash, NOW));
      expect((await rest()).host.active).toBe(false);
      await shop().changeHost(desk, host.id, { active: true });
      expect(await store().read.hosts.byTokenHash(hash)).toBeNull();
    });

    it('answers what lies in a time away, and brings back to the desk what a host cannot lead any more', async () => {
      const host = await addHost();
      const booking = await agreedAt('2030-05-22T14:00:00.000Z');
      await assign(booking, host.id, false);
      const away = (from: string, to: string) => ({ startsAt: new Date(from), endsAt: new Date(to) });
      const waiting = async () =>
        (await shop().inbox(desk, null)).declined.sessions.filter(
          ({ bookingId }) => bookingId === booking.id,
        );
      const before = await shop().addAbsence(
        desk,
        host.id,
        away('2030-05-21T09:00:00.000Z', '2030-05-22T14:00:00.000Z'),
      );
      expect(before.clashes).toEqual([]);
      const { clashes } = await shop().addAbsence(
        desk,
        host.id,
        away('2030-05-22T14:30:00.000Z', '2030-05-23T09:00:00.000Z'),
      );
      expect(clashes).toMatchObject([{ bookingId: booking.id, reference: booking.reference }]);
      expect(await waiting()).toEqual([]);
      const token = unique('token');
      const { hashToken } = memoryPorts();
      await store().unitOfWork(({ hosts }) => hosts.addLink(host.id, hashToken(token), NOW));
      const span = away('2030-05-22T13:00:00.000Z', '2030-05-22T15:00:00.000Z');
      const page = await shop().addOwnAbsence(token, span);
      expect([page.sessions, page.host.absences.length]).toEqual([[], 3]);
      expect(await waiting()).toMatchObject([
        { assignments: [{ state: 'withdrawn', declineReason: 'absent', hostName: host.name }] },
      ]);
      const { history } = await shop().sessionForDesk(desk, idOf(booking));
      expect(history.map(({ action }) => action)).toContain('session.host-absent');
      await refused(assign(booking, host.id), 'conflict');
      const [own] = page.host.absences.filter(({ byHost }) => byHost);
      const after = await shop().removeOwnAbsence(token, own?.id ?? 0);
      expect(after.sessions).toEqual([]);
    });

    it('ends the links of a host and the addresses of their calendar together', async () => {
      const host = await addHost();
      const [link, feed] = [unique('hash'), unique('hash')];
      const add = () =>
        store().unitOfWork(async ({ hosts, calendarFeeds }) => {
          await hosts.addLink(host.id, link, NOW);
          await calendarFeeds.add({ kind: 'host', id: host.id }, feed, NOW);
        });
      const open = async () => [
        (await store().read.hosts.byTokenHash(link))?.id ?? null,
        (await store().read.calendarFeeds.byTokenHash(feed))?.id ?? null,
      ];
      await add();
      expect(await open()).toEqual([host.id, host.id]);
      await shop().revokeHostLinks(desk, host.id);
      expect(await open()).toEqual([null, null]);
      await add();
      await shop().changeHost(desk, host.id, { active: false });
      expect(await open()).toEqual([null, null]);
    });

    it('holds a host for each suggested time, asks the one of the chosen time, and frees the others', async () => {
      // No other host of the suite leads this.
      const experienceId = 2_000_000 + Math.floor(Math.random() * 1_000_000);
      const host = await addHost({ experienceIds: [experienceId] });
      const booking = await agreedAt('2030-06-03T14:00:00.000Z');
      const session = { ...toStaff(booking), experienceId };
      const span = (from: string) => ({
        startsAt: new Date(from),
        endsAt: new Date(Date.parse(from) + HOUR),
      });
      const times = [
        span('2030-06-04T14:00:00.000Z'),
        span('2030-06-04T15:00:00.000Z'),
        span('2030-06-05T14:00:00.000Z'),
      ];
      const until = new Date(NOW.getTime() + 48 * HOUR);
      const held = await store().unitOfWork((work) => holdHosts(work, session, times, until, NOW));
      // The second is too close to the first.
      expect(held.map((each) => each?.hostId ?? null)).toEqual([host.id, null, host.id]);
      const take = (at: Date) =>
        store().unitOfWork((work) => takeHold(work, session, new Date('2030-06-05T14:00:00.000Z'), at));
      expect(await take(NOW)).toMatchObject({ hostId: host.id, state: 'asked', heldUntil: null });
      const statesOf = async () => (await store().read.assignments.of(session)).map(({ state }) => state);
      expect(await statesOf()).toEqual(['asked', 'withdrawn']);

      const other = await agreedAt('2030-06-06T14:00:00.000Z');
      await store().unitOfWork((work) =>
        holdHosts(work, { ...toStaff(other), experienceId }, [span('2030-06-06T14:00:00.000Z')], until, NOW),
      );
      const move = (from: string) => store().unitOfWork((work) => moveHosts(work, session, span(from), NOW));
      expect(await detailsOf(move('2030-06-06T14:30:00.000Z'))).toMatchObject({
        kind: 'conflict',
        clash: { hostId: host.id, words: `Clash with ${other.reference}, 2:00 PM` },
      });
      const [moved] = await move('2030-06-07T14:00:00.000Z');
      expect(moved).toMatchObject({ startsAt: new Date('2030-06-07T14:00:00.000Z'), state: 'asked' });
      const freed = await store().unitOfWork((work) => freeHosts(work, session, NOW));
      expect(freed.map(({ state }) => state)).toEqual(['withdrawn']);
    });

    it('of desks at once, lets one through and tells the others why', async () => {
      for (let round = 0; round < 5; round++) {
        const host = await addHost();
        const at = [0, 20, 40].map(
          (minute) => `2030-07-0${round + 1}T14:${String(minute).padStart(2, '0')}:00.000Z`,
        );
        const bookings = await Promise.all(at.map(agreedAt));
        const { succeeded, failed } = await allAtOnce(3, (desks) => {
          const booking = bookings[desks];
          if (!booking) throw new Error('There is a booking for each desk');
          return assign(booking, host.id);
        });
        expect(succeeded).toHaveLength(1);
        for (const error of failed) {
          expect(error).toBeInstanceOf(Refusal);
          expect(error).toMatchObject({ kind: 'conflict', details: { hindrances: [{ kind: 'clash' }] } });
        }
      }
    });
  });
