import { randomUUID } from 'node:crypto';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OctoPorts, RESERVATION_KEPT_MS } from '../../../adapters/octo/reservation.ts';
import type { OctoAvailability, OctoBooking, OctoProduct } from '../../../adapters/octo/wire.ts';
import { type SignedInClient, startApp, type TestApp } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { until } from '../../support/until.ts';
import { aReseller, CAPABILITIES, type Reseller, resellerWith } from './reseller.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const MARA = { firstName: 'Mara', lastName: 'Lindqvist', emailAddress: 'mara@northlight.example' };
const guests = (count: number) => Array.from({ length: count }, () => ({ unitId: 'guest' }));
const minutesAhead = (until: string | null): number =>
  Math.round((Date.parse(until ?? '') - Date.now()) / MINUTE_MS);

export const describeReservations = (store: 'memory' | 'postgres') =>
  describe(`what resellers reserve and book, on ${store}`, () => {
    let app: TestApp;
    let admin: SignedInClient;
    let reseller: Reseller;
    let product: OctoProduct;
    let starts: readonly OctoAvailability[] = [];
    let next = 0;
    /** What no store does in a way of its own. */
    const onceOnly = it.runIf(store === 'memory');
    beforeAll(async () => {
      app = await startApp({ store, seed: 'demo', unjudged: true });
      admin = await app.admin();
      reseller = await aReseller(app, admin);
      const [first] = await reseller.askAll<OctoProduct>('GET', '/products', 'zProduct');
      product = first as OctoProduct;
      // Far enough ahead that the policy gives everything back.
      starts = await free({ localDateStart: dayFromNow(10), localDateEnd: dayFromNow(60) });
    });
    afterAll(() => app.stop());
    const free = (asked: object) =>
      reseller.askAll<OctoAvailability>('POST', '/availability', 'zAvailability', {
        productId: product.id,
        optionId: 'starter',
        ...asked,
      });
    /** A start that no other test takes: on another day each time, and later that day in the next round. */
    const aStart = (): string => {
      const days = [...new Set(starts.map(({ id }) => id.slice(0, 10)))];
      const [at, round] = [next % days.length, Math.floor(next / days.length)];
      next += 1;
      const ofDay = starts.filter(({ id }) => id.startsWith(days[at] ?? ''));
      return ofDay[(round * 4) % ofDay.length]?.id ?? '';
    };
    const statusOf = async (id: string) => (await free({ availabilityIds: [id] }))[0]?.status;
    const reserve = (change: object = {}, by = reseller) =>
      by.ask<OctoBooking>('POST', '/bookings', 'zBooking', {
        productId: product.id,
        optionId: 'starter',
        availabilityId: aStart(),
        unitItems: guests(3),
        ...change,
      });
    const act = (uuid: string, what: string, body: object = {}, by = reseller) =>
      by.ask<OctoBooking>('POST', `/bookings/${uuid}/${what}`, 'zBooking', body);
    const look = (uuid: string, by = reseller) => by.ask<OctoBooking>('GET', `/bookings/${uuid}`, 'zBooking');
    const change = (uuid: string, body: object) =>
      reseller.ask<OctoBooking>('PATCH', `/bookings/${uuid}`, 'zBooking', body);
    const booked = async (given: object = {}, contact: object = MARA): Promise<OctoBooking> =>
      act((await reserve(given)).uuid, 'confirm/', { contact });

    it.each(store === 'memory' ? CAPABILITIES : CAPABILITIES.slice(-1))(
      'goes from product to cancellation, asked for "%s"',
      async (capabilities) => {
        const one = resellerWith(app, { ...reseller, capabilities });
        const availabilityId = aStart();
        const uuid = randomUUID();
        const held = await reserve(
          { uuid, availabilityId, resellerReference: 'R-1', notes: 'Quiet room' },
          one,
        );
        expect(held).toMatchObject({
          id: uuid,
          uuid,
          testMode: false,
          status: 'ON_HOLD',
          resellerReference: 'R-1',
          supplierReference: null,
          availabilityId,
          notes: 'Quiet room',
          cancellable: true,
          voucher: null,
          utcConfirmedAt: null,
        });
        expect(held.unitItems.map(({ unitId, status, ticket }) => [unitId, status, ticket])).toEqual(
          Array.from({ length: 3 }, () => ['guest', 'ON_HOLD', null]),
        );
        expect(minutesAhead(held.utcExpiresAt)).toBe(30);
        expect('pricing' in held).toBe(capabilities.includes('pricing'));
        const longer = await act(uuid, 'extend', { expirationMinutes: 45 }, one);
        expect(minutesAhead(longer.utcExpiresAt)).toBe(45);
        const confirmed = await act(uuid, 'confirm', { contact: MARA }, one);
        expect(confirmed).toMatchObject({
          status: 'CONFIRMED',
          contact: { ...MARA, fullName: 'Mara Lindqvist' },
          utcExpiresAt: null,
          voucher: { redemptionMethod: 'MANIFEST', deliveryOptions: [{ deliveryFormat: 'PDF_URL' }] },
        });
        expect(confirmed.supplierReference).toMatch(/^WC-/);
        expect(await act(uuid, 'confirm', { contact: MARA }, one)).toEqual(confirmed);
        for (const query of ['resellerReference=R-1', `supplierReference=${confirmed.supplierReference}`]) {
          const found = await one.askAll<OctoBooking>('GET', `/bookings?${query}`, 'zBooking');
          expect(found.map((each) => each.uuid)).toContain(uuid);
        }
        const address = new URL(confirmed.voucher?.deliveryOptions[0]?.deliveryValue ?? '').pathname;
        // The thread that draws may take long to begin.
        await until('the voucher is drawn', async () => (await app.client().get(address)).status === 200);
        const voucher = await app.client().get(address);
        expect([voucher.status, voucher.headers.get('content-type'), voucher.text.slice(0, 5)]).toEqual([
          200,
          'application/pdf',
          '%PDF-',
        ]);
        const cancelled = await act(uuid, 'cancel', { reason: 'Rain' }, one);
        expect((await app.client().get(address)).status).toBe(404);
        expect(cancelled).toMatchObject({
          status: 'CANCELLED',
          cancellable: false,
          voucher: null,
          cancellation: { refund: 'FULL', reason: 'Rain' },
        });
        expect(await act(uuid, 'cancel', {}, one)).toEqual(cancelled);
      },
    );

    it('is a booking like any other, of the partner', async () => {
      const reference = unique('OTA');
      const { supplierReference, availabilityId } = await booked({
        resellerReference: reference,
        notes: 'Stairs',
      });
      const { body } = await admin.get<Wire<'AdminBooking'>[]>(`/api/admin/bookings?search=${reference}`);
      expect(body[0]).toMatchObject({
        bookingReference: supplierReference,
        partner: { id: reseller.partnerId },
        confirmed: true,
        paymentStatus: 'pending',
        purchaseOrder: reference,
        specialRequests: 'Stairs',
        companyName: body[0]?.partner?.name,
        firstName: 'Mara',
        email: MARA.emailAddress,
      });
      expect(body[0]?.sessions?.[0]).toMatchObject({ state: 'agreed', headcount: 3 });
      expect(Date.parse(body[0]?.sessions?.[0]?.startsAt ?? '')).toBe(Date.parse(availabilityId));
    });

    onceOnly('mails its traveller about sessions alone, without a price or a link to one', async () => {
      const quiet = `${unique('quiet')}@northlight.example`;
      const told = `${unique('told')}@northlight.example`;
      await booked({ contact: { ...MARA, emailAddress: quiet } }, { ...MARA, emailAddress: quiet });
      const contact = { ...MARA, emailAddress: told };
      const { uuid } = await booked({ emailReceipt: true }, contact);
      await act(uuid, 'cancel');
      const to = async (address: string) =>
        (await app.outbox()).filter((mail) => mail.recipients.includes(address));
      await until('the traveller is told of both', async () => (await to(told)).length === 2);
      const mails = await to(told);
      expect(mails.map(({ mail }) => mail.subject?.split(':')[0]).toSorted()).toEqual([
        'Agreed',
        'Cancelled',
      ]);
      for (const {
        mail: { text, html },
      } of mails)
        expect(`${text}${html}`).not.toMatch(/\$\d|USD|\/bookings\/WC-|\/pay\//);
      expect(await to(quiet)).toEqual([]);
    });

    it('answers the same request the same, and takes one host for it', async () => {
      const body = {
        uuid: randomUUID(),
        productId: product.id,
        optionId: 'starter',
        availabilityId: aStart(),
        unitItems: guests(2),
      };
      const all = await Promise.all(Array.from({ length: 5 }, () => reserve(body)));
      expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
      const { holds } = app.running.ports.read;
      const { live } = await holds.unitsOf({ partnerId: reseller.partnerId }, new Date(0), new Date());
      await act(body.uuid, 'cancel');
      const after = await holds.unitsOf({ partnerId: reseller.partnerId }, new Date(0), new Date());
      expect(live - after.live).toBe(1);
      const other = await reseller.refused('POST', '/bookings', { ...body, unitItems: guests(3) });
      expect(other.body.error).toBe('UNPROCESSABLE_ENTITY');
    });

    onceOnly('is nobody else’s', async () => {
      const { uuid, supplierReference } = await booked();
      const other = await aReseller(app, admin);
      for (const [method, path] of [
        ['GET', ''],
        ['PATCH', ''],
        ['POST', '/confirm'],
        ['POST', '/extend'],
        ['POST', '/cancel'],
      ] as const) {
        const given = method === 'GET' ? undefined : {};
        const { status, body } = await other.refused(method, `/bookings/${uuid}${path}`, given);
        expect([status, body.error, body.uuid]).toEqual([400, 'INVALID_BOOKING_UUID', uuid]);
      }
      const path = `/bookings?supplierReference=${supplierReference}`;
      expect(await other.askAll('GET', path, 'zBooking')).toEqual([]);
      const mine = await reserve({ uuid, unitItems: guests(1) }, other);
      expect([mine.uuid, mine.status]).toEqual([uuid, 'ON_HOLD']);
    });

    onceOnly('needs the scope for what it does', async () => {
      const reader = await aReseller(app, admin, { scopes: ['bookings:read'] });
      expect((await reader.refused('POST', '/bookings', {})).body.error).toBe('FORBIDDEN');
      const writer = await aReseller(app, admin, { scopes: ['bookings:write'] });
      expect((await writer.refused('GET', `/bookings/${randomUUID()}`)).body.error).toBe('FORBIDDEN');
    });

    onceOnly('grants five minutes to an hour', async () => {
      const { uuid, utcExpiresAt } = await reserve({ expirationMinutes: 1 });
      expect(minutesAhead(utcExpiresAt)).toBe(5);
      expect(minutesAhead((await act(uuid, 'extend', { expirationMinutes: 500 })).utcExpiresAt)).toBe(60);
      expect(minutesAhead((await act(uuid, 'extend', { expirationMinutes: 5 })).utcExpiresAt)).toBe(60);
      expect((await act(uuid, 'extend')).status).toBe('ON_HOLD');
    });

    onceOnly('refuses what cannot be reserved', async () => {
      const ask = async (given: object) => {
        const { body } = await reseller.refused('POST', '/bookings', {
          productId: product.id,
          optionId: 'starter',
          availabilityId: aStart(),
          unitItems: guests(1),
          ...given,
        });
        return body.error;
      };
      expect(await ask({ unitItems: guests(51) })).toBe('UNPROCESSABLE_ENTITY');
      expect(await ask({ unitItems: [] })).toBe('BAD_REQUEST');
      expect(await ask({ unitItems: [{ unitId: 'adult' }] })).toBe('INVALID_UNIT_ID');
      expect(await ask({ availabilityId: '2031-05-05T10:07:00Z' })).toBe('INVALID_AVAILABILITY_ID');
      expect(await ask({ availabilityId: '' })).toBe('INVALID_AVAILABILITY_ID');
      expect(await ask({ availabilityId: '2020-05-05T10:00:00Z' })).toBe('UNPROCESSABLE_ENTITY');
      expect(await ask({ productId: '0' })).toBe('INVALID_PRODUCT_ID');
      expect(await ask({ optionId: '' })).toBe('INVALID_OPTION_ID');
      expect(await ask({ uuid: 'mine' })).toBe('BAD_REQUEST');
      expect(await ask({ currency: 'EUR' })).toBe('BAD_REQUEST');
      expect((await reseller.refused('GET', '/bookings')).body.error).toBe('BAD_REQUEST');
      expect((await reseller.refused('GET', `/bookings/${randomUUID()}`)).body.error).toBe(
        'INVALID_BOOKING_UUID',
      );
      expect((await reseller.refused('GET', '/bookings/x')).body.error).toBe('INVALID_BOOKING_UUID');
    });

    onceOnly('names what a confirmation lacks, and splits a full name at its last word', async () => {
      const { uuid } = await reserve({ contact: { fullName: 'Ada Mara Lindqvist' } });
      const { body } = await reseller.refused('POST', `/bookings/${uuid}/confirm`, { contact: {} });
      expect([body.error, body.errorMessage]).toEqual([
        'UNPROCESSABLE_ENTITY',
        'The contact lacks emailAddress.',
      ]);
      const contact = { emailAddress: 'ada@northlight.example', country: 'SE', locales: ['sv'] };
      expect((await act(uuid, 'confirm', { contact })).contact).toMatchObject({
        ...contact,
        firstName: 'Ada Mara',
        lastName: 'Lindqvist',
      });
    });

    it('has its price from the moment it was reserved', async () => {
      const priced = resellerWith(app, { ...reseller, capabilities: 'octo/pricing' });
      const path = `/api/experiences/${product.id}`;
      const before = await reserve({}, priced);
      const { body } = await app
        .client()
        .get<Wire<'Experience'>>(`/api/experiences/slug/${product.reference}`);
      const { starterPrice } = body;
      await admin.patch(path, { starterPrice: Number(starterPrice) + 500 });
      const after = await reserve({}, priced);
      await admin.patch(path, { starterPrice });
      expect((after.pricing?.retail ?? 0) - (before.pricing?.retail ?? 0)).toBe(50_000);
      const confirmed = await act(after.uuid, 'confirm', { contact: MARA }, priced);
      expect(confirmed.pricing).toEqual(after.pricing);
    });

    it('may be changed in everything while it is on hold', async () => {
      const [first, second] = [aStart(), aStart()];
      const { uuid, unitItems } = await reserve({ availabilityId: first });
      const changed = await change(uuid, {
        availabilityId: second,
        optionId: 'elevated',
        unitItems: [{ uuid: unitItems[0]?.uuid, unitId: 'guest', resellerReference: 'G-1' }, ...guests(69)],
        notes: 'By the window',
        resellerReference: 'R-9',
        contact: MARA,
      });
      expect(changed).toMatchObject({
        status: 'ON_HOLD',
        availabilityId: second,
        optionId: 'elevated',
        notes: 'By the window',
        resellerReference: 'R-9',
        contact: MARA,
      });
      expect(changed.unitItems).toHaveLength(70);
      expect(changed.unitItems[0]).toMatchObject({ uuid: unitItems[0]?.uuid, resellerReference: 'G-1' });
      const tooMany = await reseller.refused('PATCH', `/bookings/${uuid}`, { optionId: 'starter' });
      expect(tooMany.body.error).toBe('UNPROCESSABLE_ENTITY');
      const gone = { availabilityId: '2020-05-05T10:00:00Z' };
      expect((await reseller.refused('PATCH', `/bookings/${uuid}`, gone)).body.error).toBe(
        'UNPROCESSABLE_ENTITY',
      );
      expect(await look(uuid)).toEqual(changed);
      expect(await act(uuid, 'confirm')).toMatchObject({ status: 'CONFIRMED', availabilityId: second });
    });

    it('may be moved and filled for nothing once it is confirmed, all at once or not at all', async () => {
      const [first, second] = [aStart(), aStart()];
      const { uuid } = await booked({ availabilityId: first });
      const changed = await change(uuid, {
        availabilityId: second,
        unitItems: guests(12),
        contact: { firstName: 'Mari' },
        resellerReference: 'R-10',
      });
      expect(changed).toMatchObject({
        status: 'CONFIRMED',
        availabilityId: second,
        contact: { firstName: 'Mari', lastName: 'Lindqvist' },
        resellerReference: 'R-10',
      });
      expect(changed.unitItems).toHaveLength(12);
      const wrong = { contact: { firstName: 'Nobody' }, availabilityId: '2020-05-05T10:00:00Z' };
      expect((await reseller.refused('PATCH', `/bookings/${uuid}`, wrong)).body.error).toBe(
        'UNPROCESSABLE_ENTITY',
      );
      const other = { optionId: 'ultimate' };
      expect((await reseller.refused('PATCH', `/bookings/${uuid}`, other)).body.error).toBe(
        'UNPROCESSABLE_ENTITY',
      );
      expect(await look(uuid)).toEqual(changed);
    });

    /** Something is sold by another policy, for as long as `work` takes. */
    const soldBy = async <Result>(policy: object | null, work: () => Promise<Result>): Promise<Result> => {
      const path = `/api/experiences/${product.id}`;
      const set = async (to: object | null) =>
        expect((await admin.patch(path, { policy: to })).status).toBe(200);
      await set(policy);
      try {
        return await work();
      } finally {
        await set(null);
      }
    };
    /** Everything comes back until longer ahead than any start; what is left then. */
    const later = (refundPercent: number, movePercent: number | null = 50) => ({
      zones: [
        { fromHours: 8_000, refundPercent: 100, movePercent: 0 },
        { fromHours: 0, refundPercent, movePercent },
      ],
    });

    onceOnly('says what comes back by the policy of the moment of booking', async () => {
      const half = await soldBy(later(50), () => booked());
      const nothing = await soldBy(later(0), () => booked());
      const all = await booked();
      const refunds: (string | undefined)[] = [];
      for (const { uuid } of [all, half, nothing])
        refunds.push((await act(uuid, 'cancel')).cancellation?.refund);
      expect(refunds).toEqual(['FULL', 'PARTIAL', 'NONE']);
    });

    onceOnly('cannot be cancelled where the policy never returns everything', async () => {
      const never = { zones: [{ fromHours: 0, refundPercent: 50, movePercent: null }] };
      const { uuid, cancellable } = await soldBy(never, () => booked());
      expect(cancellable).toBe(false);
      const { body } = await reseller.refused('POST', `/bookings/${uuid}/cancel`, {});
      expect([body.error, body.errorMessage]).toEqual([
        'UNPROCESSABLE_ENTITY',
        'This booking cannot be cancelled.',
      ]);
      expect((await look(uuid)).status).toBe('CONFIRMED');
    });

    onceOnly('has its words changed at any time, and time and guests only while that is free', async () => {
      const [first, second] = [aStart(), aStart()];
      const { uuid } = await soldBy(later(50), () => booked({ availabilityId: first }));
      const words = { contact: { firstName: 'Mari' }, notes: 'Ground floor', resellerReference: 'R-77' };
      const changed = await change(uuid, words);
      expect(changed).toMatchObject({ ...words, availabilityId: first });
      for (const paid of [{ availabilityId: second }, { unitItems: guests(9) }]) {
        const { body } = await reseller.refused('PATCH', `/bookings/${uuid}`, { ...paid, notes: 'Not kept' });
        expect(body.error).toBe('UNPROCESSABLE_ENTITY');
      }
      expect(await look(uuid)).toEqual(changed);
      expect(await statusOf(second)).toBe('AVAILABLE');
    });

    it('keeps its time where another one is refused, on hold and booked', async () => {
      const [first, second, wanted] = [aStart(), aStart(), aStart()];
      const other = await aReseller(app, admin);
      const taken: string[] = [];
      // Until nobody is left for that time.
      for (;;) {
        const one = await reserve({ availabilityId: wanted }, other).catch(() => null);
        if (!one) break;
        taken.push(one.uuid);
      }
      expect(taken.length).toBeGreaterThan(0);
      const held = await reserve({ availabilityId: first });
      const kept = await booked({ availabilityId: second });
      for (const { uuid } of [held, kept]) {
        const before = await look(uuid);
        const { body } = await reseller.refused('PATCH', `/bookings/${uuid}`, {
          availabilityId: wanted,
          notes: 'Not kept',
        });
        expect(body.error).toBe('UNPROCESSABLE_ENTITY');
        expect(await look(uuid)).toEqual(before);
      }
      const [free] = taken;
      await act(free ?? '', 'cancel', {}, other);
      expect(await change(kept.uuid, { availabilityId: wanted })).toMatchObject({ availabilityId: wanted });
      for (const uuid of taken.slice(1)) await act(uuid, 'cancel', {}, other);
    });

    onceOnly('is redeemed once it was delivered, and stays so', async () => {
      const { uuid, supplierReference } = await booked();
      const { body } = await admin.get<Wire<'AdminBooking'>[]>(
        `/api/admin/bookings?search=${supplierReference}`,
      );
      await admin.patch(`/api/admin/bookings/${body[0]?.id}/delivery-status`, {
        deliveryStatus: 'delivered',
      });
      const redeemed = await look(uuid);
      expect(redeemed).toMatchObject({ status: 'REDEEMED', cancellable: false });
      expect(Date.parse(redeemed.utcRedeemedAt ?? '')).toBeGreaterThan(Date.now() - MINUTE_MS);
      expect(redeemed.unitItems[0]).toMatchObject({
        status: 'REDEEMED',
        utcRedeemedAt: redeemed.utcRedeemedAt,
      });
      expect((await reseller.refused('POST', `/bookings/${uuid}/cancel`, {})).body.error).toBe(
        'UNPROCESSABLE_ENTITY',
      );
    });

    it('is over after its time, and readable for thirty days', async () => {
      const { uuid, availabilityId } = await reserve();
      const { unitOfWork } = app.running.ports as unknown as Pick<OctoPorts, 'unitOfWork'>;
      const key = { partnerId: reseller.partnerId, uuid };
      const endedAt = async (expiresAt: Date) =>
        unitOfWork(async ({ reservations, holds }) => {
          const locked = await reservations.lock(key);
          if (!locked) throw new Error('It is gone');
          await holds.remove(locked.holdId);
          await reservations.save({ ...locked, expiresAt });
        });
      const forget = () =>
        unitOfWork(({ reservations }) => reservations.expire(new Date(Date.now() - RESERVATION_KEPT_MS)));
      await endedAt(new Date(Date.now() - RESERVATION_KEPT_MS + MINUTE_MS));
      await forget();
      expect(await look(uuid)).toMatchObject({
        status: 'EXPIRED',
        cancellable: false,
        availability: { available: false, status: 'CLOSED', vacancies: 0 },
      });
      expect(await statusOf(availabilityId)).toBe('AVAILABLE');
      for (const what of ['confirm', 'extend', 'cancel'])
        expect(
          (await reseller.refused('POST', `/bookings/${uuid}/${what}`, { contact: MARA })).body,
        ).toMatchObject({ error: 'INVALID_BOOKING_UUID', uuid });
      await endedAt(new Date(Date.now() - RESERVATION_KEPT_MS - MINUTE_MS));
      await forget();
      expect((await reseller.refused('GET', `/bookings/${uuid}`)).body.error).toBe('INVALID_BOOKING_UUID');
    });

    onceOnly('may be taken until the longer notice of the experience and the shop', async () => {
      const cutoffHours = async () => {
        const [start] = await free({ availabilityIds: [aStart()] });
        const { availability, uuid } = await reserve({ availabilityId: start?.id });
        await act(uuid, 'cancel');
        const hours = ({ localDateTimeStart, utcCutoffAt }: OctoAvailability): number =>
          (Date.parse(localDateTimeStart) - Date.parse(utcCutoffAt)) / 3_600_000;
        return [start && hours(start), hours(availability)];
      };
      const { body: rules } = await admin.get<Wire<'BookingRules'>>('/api/admin/booking-rules');
      const least = (await app.client().get<Wire<'Experience'>>(`/api/experiences/slug/${product.reference}`))
        .body.leastNoticeHours;
      expect(await cutoffHours()).toEqual([least, least]);
      const { words: _, changed: __, version: ___, ...kept } = rules;
      const put = (noticeHours: number) => admin.put('/api/admin/booking-rules', { ...kept, noticeHours });
      expect((await put(100)).status).toBe(200);
      try {
        expect(await cutoffHours()).toEqual([100, 100]);
      } finally {
        await put(rules.noticeHours);
      }
    });

    it('gives the host back when it is cancelled on hold, and stays readable', async () => {
      const { uuid, availabilityId } = await reserve();
      const cancelled = await act(uuid, 'cancel', { reason: 'Changed plans' });
      expect(cancelled).toMatchObject({
        status: 'CANCELLED',
        cancellation: { refund: 'FULL', reason: 'Changed plans' },
        supplierReference: null,
      });
      expect(await look(uuid)).toEqual(cancelled);
      expect(await statusOf(availabilityId)).toBe('AVAILABLE');
      for (const what of ['confirm', 'extend']) {
        const { body } = await reseller.refused('POST', `/bookings/${uuid}/${what}`, { contact: MARA });
        expect([body.error, body.uuid]).toEqual(['INVALID_BOOKING_UUID', uuid]);
      }
    });
  });
