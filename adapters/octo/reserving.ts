import { randomUUID } from 'node:crypto';
import { type Booking, sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { placeBooking } from '@wondercast/core/bookings/checkout/use-cases/place-booking';
import { lengthenHold } from '@wondercast/core/buying/free-times/use-cases/hold-times';
import { NOT_ON_GRID } from '@wondercast/core/buying/free-times/words';
import { toldEnd } from '@wondercast/core/calendar/staffing/time-hold';
import type { Job } from '@wondercast/core/kernel/jobs';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { PartnerCaller } from '@wondercast/core/people/caller';
import { startOfId } from './availability.ts';
import type { GivenConfirmation, GivenReservation } from './booking-rules.ts';
import { assertComplete, guestsOf, withContact } from './contacts.ts';
import { invalidAvailability, invalidBooking, unprocessable } from './errors.ts';
import { joined } from './joined.ts';
import { type OfferedIn, tierOf } from './offered.ts';
import { NO_CONTACT, type OctoPorts, type Reservation } from './reservation.ts';
import { assertSeats, forGuests, lineOf, quoteFor, type Wanted, wantedOf } from './reserved-line.ts';
import { assertOnHold } from './standing.ts';

import { AlreadyDone, fingerprintOf, grantedMs, holdHostTime, lockOnHold, MINUTE_MS } from './taking.ts';

/** Jobs that mail the agreed time with an invite, when the reseller asked for a receipt. */
const receiptsOf = (booking: Booking): readonly Job[] =>
  sessionsOf(booking).map(({ line, unit, version }) => ({
    task: 'mail-session-agreed',
    payload: { bookingId: booking.id, line, unit, version },
  }));

const asSaid = (error: unknown, availabilityId: string): never => {
  if (error instanceof Refusal && error.message === NOT_ON_GRID) throw invalidAvailability(availabilityId);
  throw error;
};

/** @throws OctoError 'UNPROCESSABLE_ENTITY' when the partner has used this uuid for a different request */
const assertSame = (known: Reservation, fingerprint: string): Reservation => {
  if (known.fingerprint !== fingerprint)
    throw unprocessable('This uuid belongs to a booking that was asked for otherwise.');
  return known;
};

export const reservingIn = (ports: OctoPorts, offered: OfferedIn) => {
  const { read, now, newToken } = ports;
  const byUuid = async (caller: PartnerCaller, uuid: string): Promise<Reservation> => {
    const found = await read.reservations.byUuid({ partnerId: caller.partnerId, uuid });
    if (!found) throw invalidBooking(uuid);
    return found;
  };
  /** Resolves the ids of a request to what is sold. @throws OctoError */
  const wantedIn = async (
    {
      productId,
      optionId,
      availabilityId,
    }: Pick<GivenReservation, 'productId' | 'optionId' | 'availabilityId'>,
    guests: number,
  ): Promise<Wanted> => {
    const { experience, shop } = await offered.product(productId);
    const tier = tierOf(optionId);
    const startsAt = startOfId(availabilityId);
    const wanted = { experienceId: experience.id, tier, startsAt, zone: shop.bookingRules.zone, guests };
    assertSeats(wanted);
    return wanted;
  };

  return {
    byUuid,
    wantedIn,
    /** Holds a host's time at the current price. Repeating the same request returns the same reservation. */
    reserve: async (caller: PartnerCaller, given: GivenReservation): Promise<Reservation> => {
      const { partnerId } = caller;
      const uuid = given.uuid?.toLowerCase() ?? randomUUID();
      const fingerprint = fingerprintOf({ ...given, uuid });
      const known = await read.reservations.byUuid({ partnerId, uuid });
      if (known) return assertSame(known, fingerprint);
      const guests = guestsOf(given.unitItems);
      const wanted = await wantedIn(given, guests.length);
      const at = now();
      const holdId = newToken();
      const reservation: Reservation = {
        partnerId,
        uuid,
        fingerprint,
        holdId,
        bookingId: null,
        quote: await quoteFor(ports, read, wanted, at),
        resellerReference: given.resellerReference ?? null,
        notes: given.notes ?? null,
        contact: withContact(NO_CONTACT, given.contact),
        guests,
        emailReceipt: given.emailReceipt ?? false,
        voucher: null,
        createdAt: at,
        updatedAt: at,
        expiresAt: at,
        confirmedAt: null,
        cancelledAt: null,
        cancelReason: null,
      };
      const lasts = grantedMs(given.expirationMinutes, at, at);
      try {
        await holdHostTime(
          ports,
          caller,
          { at, holdId, wanted, lasts },
          {
            // The row is added first, so that a concurrent repeat waits for it and does not hold a second host.
            before: async (store) => {
              if (!(await store.reservations.add(reservation))) throw new AlreadyDone();
            },
            after: (store, expiresAt) => store.reservations.save({ ...reservation, expiresAt }),
          },
        );
      } catch (error) {
        if (!(error instanceof AlreadyDone)) return asSaid(error, given.availabilityId);
        return assertSame(await byUuid(caller, uuid), fingerprint);
      }
      return byUuid(caller, uuid);
    },

    /** Moves a reservation on hold to another time or experience, in one transaction. */
    changeHeldTime: async (
      caller: PartnerCaller,
      { partnerId, uuid }: Reservation,
      wanted: Wanted,
      minutes: number | null | undefined,
      change: (reservation: Reservation) => Reservation,
    ): Promise<void> => {
      const at = now();
      const holdId = newToken();
      const { createdAt, expiresAt } = await byUuid(caller, uuid);
      const left = Math.max(MINUTE_MS, expiresAt.getTime() - at.getTime());
      const lasts = minutes == null ? left : Math.max(left, grantedMs(minutes, createdAt, at));
      let locked: Reservation | null = null;
      await holdHostTime(
        ports,
        caller,
        { at, holdId, wanted, lasts },
        {
          before: async (store) => {
            locked = await lockOnHold(store, { partnerId, uuid }, at);
            await store.holds.remove(locked.holdId);
          },
          after: async (store, until) => {
            if (!locked) throw new Error('Nothing was locked');
            const quote = await quoteFor(ports, store, wanted, at);
            await store.reservations.save({
              ...change(locked),
              quote,
              holdId,
              expiresAt: until,
              updatedAt: at,
            });
          },
        },
      );
    },

    /** Extends a hold, counted from now. It is never shortened, and lasts two hours at most in all. */
    extend: async (
      caller: PartnerCaller,
      uuid: string,
      minutes: number | null | undefined,
    ): Promise<Reservation> => {
      const { partnerId } = await byUuid(caller, uuid);
      await ports.unitOfWork(async (store) => {
        const at = now();
        const reservation = await lockOnHold(store, { partnerId, uuid }, at).catch((error: unknown) => {
          throw error instanceof AlreadyDone ? unprocessable('This booking is confirmed already.') : error;
        });
        const lengthen = lengthenHold({ ...ports, unitOfWork: (work) => work(store), now: () => at });
        const lasts = grantedMs(minutes, reservation.createdAt, at);
        const hold = await lengthen(caller, reservation.holdId, lasts);
        await store.reservations.save({ ...reservation, expiresAt: toldEnd(hold), updatedAt: at });
      });
      return byUuid(caller, uuid);
    },

    /** Turns a reservation into a booking at its frozen price, to be paid later. Confirming again returns the same booking. */
    confirm: async (caller: PartnerCaller, uuid: string, given: GivenConfirmation): Promise<Reservation> => {
      const known = await byUuid(caller, uuid);
      if (known.bookingId !== null) return known;
      assertOnHold(known, now());
      const guests = given.unitItems ? guestsOf(given.unitItems, known.guests) : known.guests;
      const contact = withContact(known.contact, given.contact);
      const resellerReference =
        given.resellerReference === undefined ? known.resellerReference : given.resellerReference;
      assertComplete(contact);
      const quote = forGuests(known.quote, guests.length);
      const wanted = wantedOf(quote);
      assertSeats(wanted);
      const reference = ports.newReference();
      const emailReceipt = given.emailReceipt ?? known.emailReceipt;
      let locked: Reservation | null = null;
      const place = placeBooking({
        ...joined(ports, {
          before: async (store) => {
            locked = await lockOnHold(store, known, now());
            if (locked.holdId !== known.holdId)
              throw unprocessable('It has just been changed. Please try again.');
          },
          after: async (store) => {
            const booking = await store.bookings.byReference(reference);
            if (!booking || !locked) throw new Error('What was booked is not there');
            const at = now();
            if (emailReceipt) await store.jobs.addAll(receiptsOf(booking));
            await store.reservations.save({
              ...locked,
              bookingId: booking.id,
              quote,
              guests,
              contact,
              resellerReference,
              emailReceipt,
              voucher: newToken(),
              confirmedAt: at,
              updatedAt: at,
            });
          },
        }),
        newReference: () => reference,
      });
      try {
        await place({
          caller,
          lines: [lineOf(wanted)],
          customer: {
            companyName: caller.partnerName,
            firstName: contact.firstName,
            lastName: contact.lastName,
            email: contact.emailAddress,
            phoneNumber: contact.phoneNumber,
            purchaseOrder: resellerReference,
            specialRequests: known.notes ?? contact.notes,
          },
          fromProfile: false,
          discountCode: null,
          shownTotal: quote.total,
          promised: quote,
          paymentIntentId: null,
          claimedPaid: false,
          holdId: known.holdId,
          sessionMailsOnly: true,
          once: null,
        });
      } catch (error) {
        if (!(error instanceof AlreadyDone)) throw error;
      }
      return byUuid(caller, uuid);
    },
  };
};

export type ReservingIn = ReturnType<typeof reservingIn>;
