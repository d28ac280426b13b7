import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { idOfSession } from '@wondercast/core/bookings/booking/session-record';
import { isOnGrid } from '@wondercast/core/calendar/staffing/free-times';
import { ZERO } from '@wondercast/core/kernel/money';
import type { PartnerCaller } from '@wondercast/core/people/caller';
import type { Shop } from '@wondercast/core/shop';
import { startOfId } from './availability.ts';
import type { GivenUpdate } from './booking-rules.ts';
import { bookedOf, isCancellable } from './bookings.ts';
import { guestsOf, withContact } from './contacts.ts';
import { invalidAvailability, invalidBooking, unprocessable } from './errors.ts';
import { shopIn } from './joined.ts';
import type { OfferedIn } from './offered.ts';
import type { OctoPorts, OctoStore, Reservation } from './reservation.ts';
import { assertSeats, forGuests, quoteFor, wantedOf } from './reserved-line.ts';
import type { ReservingIn } from './reserving.ts';
import { statusOf } from './standing.ts';
import { lockOnHold } from './taking.ts';

/** Applies the texts, contact and guests of a change to a reservation. */
const reworded = (known: Reservation, given: GivenUpdate): Reservation => ({
  ...known,
  resellerReference:
    given.resellerReference === undefined ? known.resellerReference : given.resellerReference || null,
  notes: given.notes === undefined ? known.notes : given.notes || null,
  emailReceipt: given.emailReceipt ?? known.emailReceipt,
  contact: withContact(known.contact, given.contact),
  guests: given.unitItems ? guestsOf(given.unitItems, known.guests) : known.guests,
});

const asking = (caller: PartnerCaller) => ({ caller, token: null });

const NOT_FREE = 'This cannot be changed any longer without a fee.';

export const changingIn = (
  ports: OctoPorts,
  shop: Pick<Shop, 'choicesOfBooking' | 'cancelOwn'>,
  offered: OfferedIn,
  reserving: ReservingIn,
) => {
  const { now } = ports;

  /** Changes anything of a reservation on hold: texts, guests, time, option and experience. */
  const changeOnHold = async (
    caller: PartnerCaller,
    known: Reservation,
    given: GivenUpdate,
  ): Promise<void> => {
    const before = wantedOf(known.quote);
    const guests = reworded(known, given).guests.length;
    const wanted = await reserving.wantedIn(
      {
        productId: given.productId ?? String(before.experienceId),
        optionId: given.optionId ?? before.tier,
        availabilityId: given.availabilityId ?? before.startsAt.toISOString(),
      },
      guests,
    );
    const isSameTime =
      wanted.experienceId === before.experienceId && wanted.startsAt.getTime() === before.startsAt.getTime();
    if (!isSameTime)
      return reserving.changeHeldTime(caller, known, wanted, given.expirationMinutes, (locked) =>
        reworded(locked, given),
      );
    await ports.unitOfWork(async (store) => {
      const at = now();
      const locked = await lockOnHold(store, known, at);
      const quote =
        wanted.tier === before.tier
          ? forGuests(locked.quote, guests)
          : await quoteFor(ports, store, wanted, at);
      await store.reservations.save({ ...reworded(locked, given), quote, updatedAt: at });
    });
    if (given.expirationMinutes != null) await reserving.extend(caller, known.uuid, given.expirationMinutes);
  };

  /** @throws OctoError when the change names another product or option than the booked one */
  const assertSameThing = (booking: Booking, known: Reservation, given: GivenUpdate): void => {
    const { experienceId } = wantedOf(known.quote);
    const isOther =
      (given.productId != null && given.productId !== String(experienceId)) ||
      (given.optionId != null && given.optionId !== booking.lines[0]?.selectedTier);
    if (isOther)
      throw unprocessable('Product and option of a confirmed booking stay: cancel it, and book anew.');
  };

  /** Changes the number of guests of a booking, provided it costs nothing. */
  const changeGuests = async (
    within: Shop,
    caller: PartnerCaller,
    { id, version, lines }: Booking,
    headcount: number,
  ): Promise<void> => {
    const [line] = lines;
    if (!line || line.headcount === headcount) return;
    assertSeats({ tier: line.selectedTier, guests: headcount });
    await within.amendBooking(asking(caller), id, {
      lines: [{ line: 1, headcount }],
      shownDifference: ZERO,
      version,
    });
  };

  /** Moves a booking to another time, provided it costs nothing. */
  const changeTime = async (
    within: Shop,
    caller: PartnerCaller,
    booking: Booking,
    availabilityId: string,
  ): Promise<void> => {
    const [line] = booking.lines;
    const [session] = line?.sessions ?? [];
    const startsAt = startOfId(availabilityId);
    if (!line || !session?.agreed || session.agreed.startsAt.getTime() === startsAt.getTime()) return;
    const found = line.experienceId === null ? null : await offered.find(line.experienceId);
    if (!found) throw unprocessable('This experience is not sold any longer.');
    if (!isOnGrid(found.offer, found.shop.bookingRules.zone, startsAt))
      throw invalidAvailability(availabilityId);
    await within.moveSession(
      asking(caller),
      { bookingId: booking.id, id: idOfSession(booking, session) },
      {
        preferences: null,
        startsAt,
        timezone: session.agreed.zone,
        shownFee: ZERO,
        version: booking.version,
      },
    );
  };

  /** Changes a confirmed booking in one transaction. Texts may always change; time and guests only while it is free of charge. */
  const changeBooked = async (
    caller: PartnerCaller,
    known: Reservation,
    booking: Booking,
    given: GivenUpdate,
  ): Promise<void> => {
    const at = now();
    if (
      !isCancellable(statusOf(known, booking, at), booking, at) &&
      (given.unitItems || given.availabilityId)
    )
      throw unprocessable(NOT_FREE);
    await ports.unitOfWork(async (store: OctoStore) => {
      const locked = await store.reservations.lock(known);
      const present = await store.bookings.lock(booking.id);
      if (!locked || !present) throw invalidBooking(known.uuid);
      assertSameThing(present, locked, given);
      const within = shopIn(ports, store);
      const changed = reworded(locked, given);
      const isNow = async (): Promise<Booking> => (await store.bookings.byId(booking.id)) ?? present;
      if (given.unitItems) await changeGuests(within, caller, present, changed.guests.length);
      if (given.availabilityId) await changeTime(within, caller, await isNow(), given.availabilityId);
      const { contact, resellerReference, notes } = changed;
      await within.correctOwnCustomer(caller, booking.id, {
        ...(given.contact
          ? {
              firstName: contact.firstName,
              lastName: contact.lastName,
              email: contact.emailAddress,
              phoneNumber: contact.phoneNumber,
            }
          : {}),
        ...(given.resellerReference === undefined ? {} : { purchaseOrder: resellerReference }),
        ...(given.notes === undefined ? {} : { specialRequests: notes }),
      });
      await store.reservations.save({ ...changed, updatedAt: at });
    });
  };

  return {
    change: async (caller: PartnerCaller, uuid: string, given: GivenUpdate): Promise<Reservation> => {
      const known = await reserving.byUuid(caller, uuid);
      const booking = await bookedOf(ports, known);
      if (booking) await changeBooked(caller, known, booking, given);
      else await changeOnHold(caller, known, given);
      return reserving.byUuid(caller, uuid);
    },

    /** Cancels at the fee of the cancellation policy. Cancelling again returns the same result. */
    cancel: async (caller: PartnerCaller, uuid: string, reason: string | null): Promise<Reservation> => {
      const known = await reserving.byUuid(caller, uuid);
      const booking = await bookedOf(ports, known);
      const status = statusOf(known, booking, now());
      if (status === 'CANCELLED') return known;
      if (status === 'EXPIRED') throw invalidBooking(uuid, 'This reservation has expired.');
      if (!booking) {
        await ports.unitOfWork(async (store) => {
          const at = now();
          const locked = await lockOnHold(store, known, at);
          await store.holds.remove(locked.holdId);
          await store.reservations.save({ ...locked, cancelledAt: at, cancelReason: reason, updatedAt: at });
        });
        return reserving.byUuid(caller, uuid);
      }
      if (!isCancellable(status, booking, now())) throw unprocessable('This booking cannot be cancelled.');
      const { fee: shownFee, refund: shownRefund } = (await shop.choicesOfBooking(asking(caller), booking.id))
        .booking;
      await shop.cancelOwn(
        asking(caller),
        { bookingId: booking.id, sessionId: null },
        { shownFee, shownRefund, reason },
      );
      return reserving.byUuid(caller, uuid);
    },
  };
};

export type ChangingIn = ReturnType<typeof changingIn>;
