import { CHANGE_STATES, cameToNothing, isUnfinished } from '@wondercast/core/bookings/booking/change-states';
import {
  awaitsCustomer,
  awaitsTime,
  countsAsDelivered,
  hasTime,
  isAhead,
  isFinished,
  SESSION_STATES,
  takesPlace,
  wasAttended,
  whyFinished,
} from '@wondercast/core/calendar/scheduling/session-states';
import {
  ASSIGNMENT_STATES,
  isAssigned,
  isReserving,
  isReturned,
} from '@wondercast/core/calendar/staffing/assignment-states';
import { statesWhere, statusesWhere } from '@wondercast/core/kernel/states';
import { countsAsGone, ENTRY_STATUSES, toRefundStatus } from '@wondercast/core/money/payment/entry-status';
import {
  INTENT_STATES,
  isClosed,
  isOpenEnded,
  mayTakeMoney,
  needsFinishing,
} from '@wondercast/core/money/payment/intent-states';
import {
  hasNothingDue,
  isPaidUp,
  isPaymentDue,
  PAYMENT_STANDINGS,
} from '@wondercast/core/money/payment/payment-status';
import { isPaidSoon, RECEIPT_STATUSES } from '@wondercast/core/money/payment/receipt';
import { describe, expect, it } from 'vitest';

describe('what states mean', () => {
  it('of sessions', () => {
    const of = (holds: typeof hasTime) => statesWhere(SESSION_STATES, holds).join(' ');
    expect(of(takesPlace)).toBe('open preferred suggested agreed delivered');
    expect(of(awaitsTime)).toBe('open preferred suggested');
    expect(of(awaitsCustomer)).toBe('open suggested');
    expect(of(hasTime)).toBe('agreed delivered');
    expect(of(isAhead)).toBe('agreed');
    expect(of(isFinished)).toBe('delivered cancelled');
    expect(of(countsAsDelivered)).toBe('delivered');
    expect(of(wasAttended)).toBe('delivered');
  });

  it('of sessions that are finished: they say why they are neither changed nor cancelled', () => {
    expect(statesWhere(SESSION_STATES, (session) => whyFinished(session, 'change') !== null)).toEqual(
      statesWhere(SESSION_STATES, isFinished),
    );
    const over = (session: Parameters<typeof isFinished>[0]) =>
      countsAsDelivered(session) || wasAttended(session) || !takesPlace(session);
    expect(statesWhere(SESSION_STATES, over)).toEqual(statesWhere(SESSION_STATES, isFinished));
    expect(whyFinished({ state: 'delivered' }, 'cancel')).toBe('This session has taken place.');
    expect(whyFinished({ state: 'cancelled' }, 'cancel')).toBe('This session is cancelled already.');
  });

  it('of assignments', () => {
    expect(statesWhere(ASSIGNMENT_STATES, isReserving)).toEqual(['held', 'asked', 'accepted']);
    expect(statesWhere(ASSIGNMENT_STATES, isAssigned)).toEqual(['asked', 'accepted']);
    expect(isReturned({ state: 'withdrawn', declineReason: 'absent' })).toBe(true);
    expect(isReturned({ state: 'withdrawn', declineReason: null })).toBe(false);
  });

  it('of payments', () => {
    const of = (holds: typeof isClosed) => statesWhere(INTENT_STATES, holds).join(' ');
    expect(of(isOpenEnded)).toBe('open paid refunding');
    expect(of(needsFinishing)).toBe('paid refunding');
    expect(of(mayTakeMoney)).toBe('open paid cancelled');
    expect(of(isClosed)).toBe('cancelled refunding refunded');
    expect(statusesWhere(RECEIPT_STATUSES, isPaidSoon)).toEqual(['processing', 'succeeded']);
    expect(PAYMENT_STANDINGS.filter(isPaymentDue)).toEqual(['pending']);
    expect(PAYMENT_STANDINGS.filter(isPaidUp)).toEqual(['paid']);
    expect(PAYMENT_STANDINGS.filter(hasNothingDue)).toEqual(['nothing-due']);
  });

  it('of what moves money', () => {
    expect(statusesWhere(ENTRY_STATUSES, countsAsGone)).toEqual(['pending', 'succeeded', 'lost']);
    expect(ENTRY_STATUSES.map((status) => toRefundStatus({ status }))).toEqual([
      'pending',
      'succeeded',
      'failed',
      'succeeded',
      'succeeded',
    ]);
  });

  it('of changes', () => {
    expect(statesWhere(CHANGE_STATES, isUnfinished)).toEqual(['asked', 'open']);
    expect(statesWhere(CHANGE_STATES, cameToNothing)).toEqual(['failed', 'lapsed']);
  });
});
