import type { Performers } from '../../kernel/jobs.ts';
import type { ChangePorts, Settling } from './ports.ts';
import {
  amendAnyBooking,
  amendBooking,
  quoteAmendment,
  quoteAnyAmendment,
} from './use-cases/amend-booking.ts';
import { cancelAny, cancelOwn } from './use-cases/cancel-booking.ts';
import { carryOnChanges } from './use-cases/carry-on-changes.ts';
import { chargeTax } from './use-cases/charge-tax.ts';
import { choicesForDesk, choicesOfBooking } from './use-cases/choices-of-booking.ts';
import { deleteAnyBooking, deleteBooking } from './use-cases/delete-booking.ts';
import { freeTimesToMove } from './use-cases/free-times-to-move.ts';
import { moveAnySession, moveSession } from './use-cases/move-session.ts';
import { followTaxRates, issueTaxAnew } from './use-cases/renew-tax.ts';
import { freeTimesOfLink, takeTimeOfLink } from './use-cases/take-linked-time.ts';

/** Amending, moving, cancelling and deleting bookings. */
export const changesUseCases = (ports: ChangePorts & Settling) => ({
  choicesOfBooking: choicesOfBooking(ports),
  choicesForDesk: choicesForDesk(ports),
  freeTimesToMove: freeTimesToMove(ports),
  freeTimesOfLink: freeTimesOfLink(ports),
  takeTimeOfLink: takeTimeOfLink(ports),
  quoteAmendment: quoteAmendment(ports),
  quoteAnyAmendment: quoteAnyAmendment(ports),
  amendBooking: amendBooking(ports),
  amendAnyBooking: amendAnyBooking(ports),
  moveSession: moveSession(ports),
  moveAnySession: moveAnySession(ports),
  cancelOwn: cancelOwn(ports),
  cancelAny: cancelAny(ports),
  carryOnChanges: carryOnChanges(ports),
  chargeTax: chargeTax(ports),
  followTaxRates: followTaxRates(ports),
  issueTaxAnew: issueTaxAnew(ports),
  deleteBooking: deleteBooking(ports),
  deleteAnyBooking: deleteAnyBooking(ports),
});

export const changesPerformers = (shop: ReturnType<typeof changesUseCases>) =>
  ({ 'follow-tax-rates': shop.followTaxRates }) satisfies Partial<Performers>;
