import type { WebhookEvent } from '@wondercast/core/people/partners/webhook';

/** When each event is sent. */
export const WEBHOOK_EVENT_HELP: Readonly<Record<WebhookEvent, string>> = {
  'booking.created': 'A booking was placed.',
  'booking.confirmed': 'The shop has confirmed a booking, or its sessions have.',
  'booking.unconfirmed':
    'A confirmed booking is open again, by the desk or because a session was opened or added.',
  'booking.rescheduled': 'Dates of a booking have changed.',
  'booking.amended': 'People, rooms, sessions or add-ons of a booking have changed.',
  'booking.cancelled': 'A booking was cancelled or deleted.',
  'booking.paid': 'A booking is paid in full.',
  'booking.refunded': 'Money was given back.',
  'session.agreed': 'A session has its time.',
  'session.moved': 'A session has another time.',
  'session.cancelled': 'A session does not take place.',
  'session.delivered': 'A session has taken place.',
};

/** An example message of this event. */
export const webhookExample = (event: WebhookEvent): Readonly<Record<string, unknown>> => ({
  type: event,
  timestamp: '2026-11-21T09:30:00.000Z',
  data: {
    bookingId: 41,
    bookingReference: 'WC-7K2M9QXR4T',
    partnerId: 1,
    ...(event.startsWith('session.') && { sessionId: '41-1-1' }),
  },
});
