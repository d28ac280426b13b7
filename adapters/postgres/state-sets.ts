import { isTriedAgain, MAIL_STATES, wasAccepted } from '@wondercast/core/bookings/booking/booking-mail';
import { awaitsRefund, CHANGE_STATES, isUnfinished } from '@wondercast/core/bookings/booking/change-states';
import { CHECK_STATES, needsDecision } from '@wondercast/core/bookings/taxing/check-states';
import {
  awaitsTime,
  hasTime,
  isAhead,
  isSuggested,
  SESSION_STATES,
  takesPlace,
} from '@wondercast/core/calendar/scheduling/session-states';
import {
  ASSIGNMENT_STATES,
  hasAccepted,
  hasDeclined,
  isAssigned,
  isHold,
  isReserving,
} from '@wondercast/core/calendar/staffing/assignment-states';
import { statesWhere, statusesWhere } from '@wondercast/core/kernel/states';
import {
  countsAsGone,
  ENTRY_STATUSES,
  hasMoved,
  isLostToBank,
  isUndecided,
} from '@wondercast/core/money/payment/entry-status';
import {
  awaitsBooking,
  INTENT_STATES,
  isOpenEnded,
  mayBePaid,
  needsFinishing,
} from '@wondercast/core/money/payment/intent-states';
import { isPaidFor, PAYMENT_STATUSES } from '@wondercast/core/money/payment/payment-status';

/*
 * Sets of states for statements, indexes and constraints, derived from the core's tables (decision 211). When a set changes, a
 * migration must rebuild the indexes and constraints that use it.
 */

export const AHEAD = statesWhere(SESSION_STATES, isAhead);
export const AWAITING_TIME = statesWhere(SESSION_STATES, awaitsTime);
export const SUGGESTED = statesWhere(SESSION_STATES, isSuggested);
export const WITH_TIME = statesWhere(SESSION_STATES, hasTime);
export const NOT_TAKING_PLACE = statesWhere(SESSION_STATES, (session) => !takesPlace(session));

export const RESERVING = statesWhere(ASSIGNMENT_STATES, isReserving);
export const HELD = statesWhere(ASSIGNMENT_STATES, isHold);
export const ASSIGNED = statesWhere(ASSIGNMENT_STATES, isAssigned);
export const ACCEPTED = statesWhere(ASSIGNMENT_STATES, hasAccepted);
export const DECLINED = statesWhere(ASSIGNMENT_STATES, hasDeclined);

export const PAYABLE = statesWhere(INTENT_STATES, mayBePaid);
export const TO_BECOME_BOOKINGS = statesWhere(
  INTENT_STATES,
  (intent) => mayBePaid(intent) || awaitsBooking(intent),
);
export const TO_FINISH = statesWhere(INTENT_STATES, needsFinishing);
export const OPEN_ENDED = statesWhere(INTENT_STATES, isOpenEnded);

export const MOVED = statusesWhere(ENTRY_STATUSES, hasMoved);
export const UNDECIDED = statusesWhere(ENTRY_STATUSES, isUndecided);
export const LOST = statusesWhere(ENTRY_STATUSES, isLostToBank);
export const NOT_GONE = statusesWhere(ENTRY_STATUSES, (entry) => !countsAsGone(entry));

export const PAID = PAYMENT_STATUSES.filter((paymentStatus) => isPaidFor({ paymentStatus }));
export const UNPAID = PAYMENT_STATUSES.filter((paymentStatus) => !isPaidFor({ paymentStatus }));

export const UNFINISHED = statesWhere(CHANGE_STATES, isUnfinished);
export const AWAITING_REFUND = statesWhere(CHANGE_STATES, awaitsRefund);

/** Checks that need a person's decision. */
export const TO_DECIDE = statesWhere(CHECK_STATES, needsDecision);

export const LEFT = statesWhere(MAIL_STATES, wasAccepted);
/** Mails that are not retried. */
export const NOT_TRIED_AGAIN = statesWhere(MAIL_STATES, (mail) => !isTriedAgain(mail));
