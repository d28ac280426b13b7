import { MAIL_STATES } from '@wondercast/core/bookings/booking/booking-mail';
import { BOOKING_STATES, DELIVERY_STATUSES } from '@wondercast/core/bookings/booking/states';
import { DOCUMENT_STATES } from '@wondercast/core/bookings/invoicing/document-state';
import { REVIEW_STATES, TOLD_STATES } from '@wondercast/core/bookings/reviews/review-states';
import { CHECK_STATES } from '@wondercast/core/bookings/taxing/check-states';
import { SESSION_STATES } from '@wondercast/core/calendar/scheduling/session-states';
import { ASSIGNMENT_STATES, isAssigned } from '@wondercast/core/calendar/staffing/assignment-states';
import { SUGGESTION_STATES } from '@wondercast/core/desk/delivery/suggestion-state';
import { statesWhere } from '@wondercast/core/kernel/states';
import { ENTRY_STATUSES } from '@wondercast/core/money/payment/entry-status';
import { PAYMENT_STANDINGS, PAYMENT_STATUSES } from '@wondercast/core/money/payment/payment-status';
import { KEY_STATES } from '@wondercast/core/people/partners/key';
import { WEBHOOK_DELIVERY_STATES } from '@wondercast/core/people/partners/webhook';
import { bundle } from '@wondercast/openapi/bundle';
import { describe, expect, it } from 'vitest';

/** Core's list behind each list of states in the contract, by its place or by its name alone. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  deliveryStatus: DELIVERY_STATUSES,
  paymentStatus: PAYMENT_STATUSES,
  SessionState: SESSION_STATES,
  'bookingPaymentStatus.paymentStatus': PAYMENT_STANDINGS,
  'AdminReview.state': REVIEW_STATES,
  'BookingInvoice.state': DOCUMENT_STATES,
  'BookingMail.state': MAIL_STATES,
  'HostPageSession.state': statesWhere(ASSIGNMENT_STATES, isAssigned),
  'InvoiceDocument.state': DOCUMENT_STATES,
  'LedgerEntry.status': ENTRY_STATUSES,
  'NumberCheck.state': CHECK_STATES,
  'PartnerKey.status': KEY_STATES,
  'PersonalData.state': REVIEW_STATES,
  'ReviewPart.state': TOLD_STATES,
  'SessionAssignment.state': ASSIGNMENT_STATES,
  'SuggestionPage.state': SUGGESTION_STATES,
  'WebhookDelivery.status': WEBHOOK_DELIVERY_STATES,
  '/api/admin/reviews.state': REVIEW_STATES,
  '/api/admin/webhook-deliveries.status': WEBHOOK_DELIVERY_STATES,
  '/api/partner/bookings.state': BOOKING_STATES,
};

/** Said in other words than core's; codecs, whose records are total, translate. */
const TRANSLATED: ReadonlySet<string> = new Set([
  'BookingPayments.status',
  'PaymentIntentStatus.status',
  'SimulatedPayment.status',
]);

interface Listed {
  readonly file: string;
  readonly place: string;
  readonly name: string;
  readonly states: readonly string[];
}

type Found = Pick<Listed, 'name' | 'states'>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The lists of states within a part of the document. A parameter is called by its `name`. */
const listsIn = (value: unknown, called: string): readonly Found[] => {
  if (!isObject(value)) return [];
  const name = typeof value.name === 'string' ? value.name : called;
  const own =
    Array.isArray(value.enum) && /(?:state|status|standing)$/i.test(name)
      ? [{ name, states: value.enum.map(String) }]
      : [];
  const below = Object.entries(value).flatMap(([key, each]) =>
    listsIn(each, ['schema', 'items'].includes(key) ? name : key),
  );
  return [...own, ...below];
};

const listsOf = (file: string, parts: object): readonly Listed[] =>
  Object.entries(parts).flatMap(([part, value]) =>
    listsIn(value, part).map((found) => ({
      ...found,
      file,
      place: found.name === part ? part : `${part}.${found.name}`,
    })),
  );

const { components, paths } = bundle();
const lists = [
  ...listsOf('openapi/openapi.yaml', { ...components.parameters, ...components.schemas }),
  ...listsOf('openapi/paths', paths),
];

const differences = (listed: readonly Listed[], known: typeof LISTS): readonly string[] =>
  listed.flatMap(({ file, place, name, states }) => {
    if (TRANSLATED.has(place)) return [];
    const own = known[place] ?? known[name];
    if (!own) return [`${file}, ${place}: which list of core is it?`];
    return states.toSorted().join() === own.toSorted().join()
      ? []
      : [`${file}, ${place}: core has ${own.join(', ')}`];
  });

describe('states in the contract', () => {
  it('are those that core has', () => {
    expect(differences(lists, LISTS)).toEqual([]);
    expect(lists.length).toBeGreaterThan(Object.keys(LISTS).length);
  });

  it('are missed where core has another', () => {
    const known = { ...LISTS, SessionState: [...SESSION_STATES, 'no_show'] };
    expect(differences(lists, known)).toEqual([expect.stringContaining('openapi.yaml, SessionState')]);
    expect(differences([{ file: 'a', place: 'New.state', name: 'state', states: [] }], LISTS)).toEqual([
      'a, New.state: which list of core is it?',
    ]);
  });

  it('are all looked at', () => {
    const places = new Set(lists.flatMap(({ place, name }) => [place, name]));
    expect([...Object.keys(LISTS), ...TRANSLATED].filter((place) => !places.has(place))).toEqual([]);
  });
});
