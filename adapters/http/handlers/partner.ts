import { isReference } from '@wondercast/core/bookings/booking/reference';
import { NEWEST_FIRST } from '@wondercast/core/desk/office/register';
import { bookingNotFound } from '@wondercast/core/kernel/find-booking';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { requirePartner } from '@wondercast/core/people/caller';
import { encodeBooking } from '@wondercast/openapi/codec/booking';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { readCursor, toCursor, toOptionalDay } from './booking-query.ts';
import { fittingBooking } from './fitting-booking.ts';
import { shownFrom } from './pages-of-list.ts';
import { statementReply } from './statement-reply.ts';
import { toQueryInstant } from './zone-parameter.ts';

const DEFAULT_LIMIT = 50;

type PartnerHandlers = Pick<
  Handlers,
  'listPartnerBookings' | 'getPartnerBooking' | 'getPartnerStatement' | 'sendWebhookExample'
>;

export const partnerHandlers = ({ shop, settings, ports, statements, mode }: HttpDeps): PartnerHandlers => ({
  listPartnerBookings: async ({ caller, parameters, url }) => {
    const { limit = DEFAULT_LIMIT, cursor, state = null, from, to, updatedSince } = parameters;
    const asked = {
      state,
      sessionFrom: toOptionalDay('from', from),
      sessionTo: toOptionalDay('to', to),
      updatedSince: toQueryInstant('updatedSince', updatedSince),
    };
    const after = readCursor(cursor, NEWEST_FIRST);
    const { bookings, total, more } = await shop.partnerBookings(caller, asked, { limit, after });
    const around = { now: ports.now(), hosts: await shop.leadersOf(bookings) };
    const sent = bookings.map((booking) => fittingBooking(encodeBooking(booking, around)));
    return shownFrom(url, { items: bookings, total, more }, sent, (last) => toCursor(last, NEWEST_FIRST));
  },
  getPartnerBooking: async ({ caller, parameters }) => {
    const { reference } = parameters;
    if (!isReference(settings.referencePrefix, reference)) throw bookingNotFound();
    const booking = await shop.partnerBooking(caller, reference);
    const around = { now: ports.now(), hosts: await shop.leadersOf([booking]) };
    return { body: fittingBooking(encodeBooking(booking, around), parameters.sessionsFrom) };
  },
  sendWebhookExample: async ({ caller, body }) => {
    if (mode === 'live')
      throw new Refusal('forbidden', 'Examples are for test keys: a live webhook hears of what is real.', {
        code: 'test_only',
      });
    const { partnerId } = requirePartner(caller, 'bookings:read');
    return { body: { webhooks: await shop.sendExample(partnerId, body) } };
  },
  getPartnerStatement: (request) => statementReply({ shop, ports, statements }, request, null),
});
