import { bookedPolicies } from '../../bookings/booking/booked-policies.ts';
import type { BookedLine, Booking } from '../../bookings/booking/booking.ts';
import { peopleWords } from '../../bookings/booking/needs.ts';
import { isConfirmed } from '../../bookings/booking/states.ts';
import type { Invoice } from '../../bookings/invoicing/invoice.ts';
import { taxOfBooking } from '../../bookings/invoicing/invoiced-tax.ts';
import { instantOf } from '../../calendar/scheduling/instant.ts';
import { hasTime, takesPlace } from '../../calendar/scheduling/session-states.ts';
import type { Slot } from '../../calendar/scheduling/slot.ts';
import { spokenTime } from '../../calendar/scheduling/spoken-time.ts';
import { formatDay, formatDayLong, type LocalDate } from '../../kernel/calendar.ts';
import type { CancelledBooking, DeletedBooking } from '../../kernel/cancelled-booking.ts';
import type { MailLine, MailWords } from '../../kernel/mail.ts';
import {
  currency,
  formatMoney,
  type MinorUnits,
  minorUnits,
  minus,
  plus,
  times,
  ZERO,
} from '../../kernel/money.ts';
import { isPaymentDue, type PaymentStanding, paymentStanding } from '../../money/payment/payment-status.ts';
import { policiesParagraph } from '../../shop/policy/line-policies.ts';
import { tierLabel } from '../../shop/pricing/tiers.ts';
import { AGREED_OTHERWISE, CONTAINED_ABOVE, NOT_CHARGED, rateRows } from '../../shop/tax/tax-words.ts';
import { leftOutWords } from './left-out.ts';
import { joinWords, stillOpenWords } from './session-mails.ts';

const sessionWords = (
  slot: Slot,
  unit: number,
  of: number,
  certain: boolean,
  people: string | null,
): string => {
  const time = slot.time ? spokenTime(slot) : '';
  const when = slot.date
    ? [formatDayLong(slot.date), time].filter(Boolean).join(', ')
    : time || 'Date to be agreed';
  const dated = !certain && (slot.date || time) ? `${when} (tentative)` : when;
  const said = [dated, people].filter(Boolean).join(', ');
  return of === 1 ? said : `Session ${unit + 1} of ${of}: ${said}`;
};

const SESSIONS_IN_FULL = 20;

const lineWords = (line: BookedLine, certain: boolean | ((unit: number) => boolean) = false): MailLine => {
  const isCertain = typeof certain === 'boolean' ? () => certain : certain;
  const shown = line.slots
    .slice(0, SESSIONS_IN_FULL)
    .map((slot, unit) =>
      sessionWords(
        slot,
        unit,
        line.quantity,
        isCertain(unit),
        peopleWords(line.sessions[unit]?.headcount ?? null),
      ),
    );
  const rest = line.slots.length - shown.length;
  return {
    title: line.experience?.title ?? 'Experience not found',
    details: [
      `${tierLabel(line.selectedTier)} tier × ${line.quantity}`,
      ...line.addOns.map(({ name, price }) => `${name} +${formatMoney(price)}`),
    ],
    sessions: rest > 0 ? [...shown, `and ${rest} more sessions`] : shown,
    amount: formatMoney(times(plus(line.tierPrice, line.addOnsTotal), line.quantity)),
  };
};

/** The lines that take place, so that no mail lists a cancelled session as a future one. */
const livingLines = ({ lines }: Booking): readonly BookedLine[] =>
  lines.flatMap((line) => {
    const lives = (_: unknown, unit: number): boolean => {
      const session = line.sessions[unit];
      return session === undefined || takesPlace(session);
    };
    const slots = line.slots.filter(lives);
    return slots.length === 0
      ? []
      : [{ ...line, slots, sessions: line.sessions.filter(takesPlace), quantity: slots.length }];
  });

/** Returns which units of a line have an agreed time. */
const settledIn =
  ({ sessions }: BookedLine) =>
  (unit: number): boolean => {
    const session = sessions[unit];
    return session !== undefined && hasTime(session);
  };

type Shop = { readonly name: string; readonly mail: string };

const questions = ({ reference }: Pick<Booking, 'reference'>, shop: Shop): string =>
  `Questions? Write to ${shop.mail} and mention ${reference}.`;

/** What changes cost, in the same words as on the pages. */
const policyNote = (booking: Booking): string =>
  `If plans change. ${policiesParagraph(bookedPolicies(booking))}`;

/** The special requests of the booking, so that every reader of the mail knows them, and the customer sees that they have arrived. */
const requestFacts = ({ customer: { specialRequests } }: Booking): readonly string[] =>
  specialRequests ? [`Special requests: “${specialRequests}”`] : [];

/** The tax of each rate, and, with gross prices, the tax that is not charged. */
const taxSums = (booking: Booking): MailWords['sums'] => {
  const tax = taxOfBooking(booking);
  if (!tax) return [];
  const isGross = tax.entered === 'gross';
  const left = minus(ZERO, booking.taxAdded);
  const row = (label: string, amount: string) => ({ label, amount, strong: false });
  const contained = isGross ? 0 : tax.amount - booking.taxAdded;
  return [
    ...(left > ZERO ? [row(NOT_CHARGED, `−${formatMoney(left)}`)] : []),
    ...tax.rates.flatMap((rate) =>
      rateRows(rate, isGross).map(({ label, part }) =>
        row(label, formatMoney(part === null ? rate.amount : (rate.parts[part]?.amount ?? ZERO))),
      ),
    ),
    ...(contained > 0 ? [row(CONTAINED_ABOVE, `−${formatMoney(minorUnits(contained))}`)] : []),
    ...(contained < 0 ? [row(AGREED_OTHERWISE, formatMoney(minorUnits(-contained)))] : []),
  ];
};

const sumsOf = (booking: Booking): MailWords['sums'] => [
  { label: 'Subtotal', amount: formatMoney(booking.subtotal), strong: false },
  ...(booking.discount
    ? [
        {
          label: `Discount ${booking.discount.code}`,
          amount: `−${formatMoney(booking.discount.amount)}`,
          strong: false,
        },
      ]
    : []),
  ...booking.fees.map(({ reason, amount }) => ({
    label: reason,
    amount: formatMoney(amount),
    strong: false,
  })),
  ...taxSums(booking),
  { label: 'Total', amount: `${formatMoney(booking.total)} ${currency()}`, strong: true },
];

interface PaymentAsked {
  /** The link that pays what is open; null when nothing is. */
  readonly payUrl: string | null;
  /** Whether the customer has chosen to pay by card. */
  readonly paysByCard: boolean;
}

const paymentNote = (booking: Booking, paysByCard: boolean): string => {
  if (!isPaymentDue(paymentStanding(booking))) return 'Nothing is left to pay.';
  return paysByCard
    ? 'You pay by card. If you have not paid yet, use the link in this email.'
    : 'You pay later: we email you an invoice.';
};

/** The mail about a new booking: reference, lines, tentative dates and what happens next. */
export const bookingReceivedWords = (
  booking: Booking,
  shop: Shop,
  bookingUrl: string,
  { payUrl, paysByCard }: PaymentAsked = { payUrl: null, paysByCard: false },
  leaders: readonly string[] = [],
): MailWords => ({
  subject: isConfirmed(booking)
    ? `Your booking ${booking.reference} is confirmed`
    : `We have your booking ${booking.reference}`,
  preheader:
    stillOpenWords(booking) === null
      ? `${shop.name}: your dates are set.`
      : `${shop.name}: your dates are tentative until we confirm them.`,
  title: `Thank you, ${booking.customer.firstName}.`,
  intro: [
    `We have received your booking ${booking.reference}.`,
    stillOpenWords(booking) === null
      ? 'The dates below are agreed; an invite is attached for your calendar.'
      : 'A team member will follow up to finalise the scheduling. All dates below are tentative and subject to confirmation.',
  ],
  lines: livingLines(booking).map((line) => lineWords(line, settledIn(line))),
  facts: [...requestFacts(booking), ...leaders, ...joinWords(booking)],
  sums: sumsOf(booking),
  notes: [
    ...[leftOutWords(booking)].filter((each) => each !== null),
    paymentNote(booking, paysByCard),
    policyNote(booking),
    questions(booking, shop),
  ],
  action: { label: 'View your booking', url: bookingUrl },
  secondAction: payUrl === null ? null : { label: 'Pay by card', url: payUrl },
});

/** Whether an invite is attached. */
const hasFullSlot = ({ lines }: Booking): boolean =>
  lines.some(({ slots }) => slots.some((slot) => instantOf(slot) !== null));

const view = (url: string) => ({ label: 'View your booking', url });

/** The mail that the shop has confirmed the booking: the dates are certain. */
export const bookingConfirmedWords = (booking: Booking, shop: Shop, url: string): MailWords => ({
  subject: `Your booking ${booking.reference} is confirmed`,
  preheader: stillOpenWords(booking)
    ? `${shop.name}: some sessions still need a time.`
    : `${shop.name}: your dates are set.`,
  title: 'You are confirmed.',
  intro: [
    `Good news, ${booking.customer.firstName}: your booking ${booking.reference} is confirmed.`,
    ...[stillOpenWords(booking)].filter((each) => each !== null),
    ...(hasFullSlot(booking) ? ['Sessions with a full date and time are attached for your calendar.'] : []),
  ],
  lines: livingLines(booking).map((line) => lineWords(line, settledIn(line))),
  facts: [...requestFacts(booking), ...joinWords(booking)],
  sums: [],
  notes: [policyNote(booking), questions(booking, shop)],
  action: view(url),
});

/** The mail to the corrected address of a booking. */
export const customerCorrectedWords = (
  booking: Booking,
  shop: Shop,
  url: string,
  payUrl: string | null,
): MailWords => ({
  subject: `Your booking ${booking.reference}`,
  preheader: `${shop.name}: we have corrected who this booking is for.`,
  title: 'Corrected.',
  intro: [
    `${booking.customer.firstName}, we have corrected the details of booking ${booking.reference}. From now on its emails come to this address.`,
    'Links in earlier emails no longer work. Please use those in this one.',
  ],
  lines: livingLines(booking).map((line) => lineWords(line, settledIn(line))),
  sums: sumsOf(booking),
  notes: [questions(booking, shop)],
  action: view(url),
  secondAction: payUrl === null ? null : { label: 'Pay by card', url: payUrl },
});

/** The mail about dates that the customer or the shop has changed. */
export const datesChangedWords = (booking: Booking, shop: Shop, url: string): MailWords => ({
  subject: `New dates for your booking ${booking.reference}`,
  preheader: `${shop.name}: your dates have changed.`,
  title: 'New dates.',
  intro: [
    `The dates of your booking ${booking.reference} have changed. These are the new dates.`,
    ...(stillOpenWords(booking) === null ? [] : ['They are tentative and subject to confirmation.']),
    ...(hasFullSlot(booking) ? ['The attached invite updates the sessions in your calendar.'] : []),
  ],
  lines: livingLines(booking).map((line) => lineWords(line, settledIn(line))),
  sums: [],
  notes: [questions(booking, shop)],
  action: view(url),
});

/** The mail about a booking that was deleted. */
export const bookingCancelledWords = (
  {
    reference,
    firstName,
    refunded,
    sessions,
  }: Pick<CancelledBooking, 'reference' | 'firstName' | 'sessions'> & { refunded: MinorUnits },
  shop: Shop & { readonly publicUrl: string },
): MailWords => ({
  subject: `Your booking ${reference} is cancelled`,
  preheader: `${shop.name}: your booking has been removed.`,
  title: 'Cancelled.',
  intro: [
    `Your booking ${reference} has been cancelled, ${firstName}, and its data removed.`,
    ...(refunded > 0
      ? [`${formatMoney(refunded)} ${currency()} is on its way back to the card it was paid with.`]
      : []),
  ],
  lines: [],
  sums:
    refunded > 0
      ? [{ label: 'Refunded', amount: `${formatMoney(refunded)} ${currency()}`, strong: true }]
      : [],
  notes: [
    ...(sessions.length > 0 ? ['The attached file removes its sessions from your calendar.'] : []),
    questions({ reference }, shop),
  ],
  action: { label: 'Browse experiences', url: shop.publicUrl },
});

/** The mail with the invoice. `payUrl` pays what is open. */
export const invoiceWords = (
  invoice: Invoice,
  firstName: string,
  shop: Shop,
  {
    payUrl,
    hasReceipt,
    fees = null,
  }: {
    readonly payUrl: string | null;
    readonly hasReceipt: boolean;
    /** The number of the invoice of its fees, where they have one of their own. */
    readonly fees?: string | null;
  },
): MailWords => {
  const { figures, number, reference } = invoice;
  const { total, paid, due } = figures;
  return {
    subject: `Invoice ${number}${hasReceipt ? ' and receipt' : ''} for your booking ${reference}`,
    preheader:
      due > 0
        ? `${shop.name}: ${formatMoney(due)} due on ${formatDayLong(invoice.dueOn)}.`
        : `${shop.name}: paid in full, for your records.`,
    title: `Your invoice, ${firstName}.`,
    intro: [
      `Invoice ${number} for your booking ${reference} is attached as a PDF.`,
      ...(fees ? [`What is outside the scope of tax is on invoice ${fees}, which is attached too.`] : []),
      due > 0
        ? `Please pay ${formatMoney(due)} ${currency()} by ${formatDayLong(invoice.dueOn)}. The invoice has a link to pay by card.`
        : hasReceipt
          ? 'It is paid in full, and the receipt is attached too. Keep both for your records.'
          : 'It is paid in full. Keep it for your records.',
    ],
    lines: [],
    sums: [
      { label: 'Total', amount: formatMoney(total), strong: false },
      { label: 'Paid', amount: formatMoney(paid), strong: false },
      { label: 'Amount due', amount: `${formatMoney(due)} ${currency()}`, strong: true },
    ],
    notes: [questions({ reference }, shop)],
    action: payUrl === null ? null : { label: 'Pay by card', url: payUrl },
  };
};

const STANDING_NOTES: Readonly<Record<PaymentStanding, string>> = {
  pending: 'It is to be paid later.',
  paid: 'It is paid.',
  'nothing-due': 'Nothing is due for it.',
};

/** The mail to the shop about a new booking. */
export const newBookingWords = (booking: Booking, booked: MinorUnits, bookingUrl: string): MailWords => {
  const { customer, reference } = booking;
  const who = [`${customer.firstName} ${customer.lastName}`, customer.companyName].filter(Boolean).join(', ');
  return {
    subject: `New booking ${reference}: ${formatMoney(booked)} by ${who}`,
    preheader: `${who} has booked for ${formatMoney(booked)}.`,
    title: 'A new booking.',
    intro: [
      `${who} has booked under ${reference}.`,
      [customer.email, customer.phoneNumber].filter(Boolean).join(' · '),
      ...(booked === booking.total
        ? []
        : [
            `It was booked for ${formatMoney(booked)} ${currency()} and has been changed since: what follows is as it is now.`,
          ]),
    ],
    lines: livingLines(booking).map((line) => lineWords(line)),
    facts: requestFacts(booking),
    sums: sumsOf(booking),
    notes: [STANDING_NOTES[paymentStanding(booking)]],
    action: { label: 'Open the booking', url: bookingUrl },
  };
};

/** The mail to the desk about what a customer has changed in a booking. */
export const customerChangesWords = (
  booking: Booking,
  changes: readonly string[],
  bookingUrl: string,
): MailWords => {
  const { customer, reference } = booking;
  const name = `${customer.firstName} ${customer.lastName}`;
  const who = customer.companyName ?? name;
  return {
    subject: `Changed by its customer: ${reference}, ${who}`,
    preheader: `${who} has changed ${reference}.`,
    title: 'A customer has changed a booking.',
    intro: [`${[name, customer.companyName].filter(Boolean).join(', ')} has changed ${reference}:`],
    lines: [],
    facts: changes,
    sums: [],
    notes: [`It costs ${formatMoney(booking.total)} ${currency()} now.`],
    action: { label: 'Open the booking', url: bookingUrl },
  };
};

/** The mail to the desk about a booking that a customer has deleted, and that can no longer be opened. */
export const customerDeletedWords = (
  { reference, name, companyName, lines, total, refunded }: DeletedBooking,
  bookingsUrl: string,
): MailWords => {
  const who = companyName ?? name;
  return {
    subject: `Deleted by its customer: ${reference}, ${who}`,
    preheader: `${who} has deleted ${reference}.`,
    title: 'A customer has deleted a booking.',
    intro: [`${[name, companyName].filter(Boolean).join(', ')} has deleted ${reference}:`],
    lines: [],
    facts: [
      ...lines.map(
        ({ title, sessions }) => `${title}, ${sessions === 1 ? '1 session' : `${sessions} sessions`}`,
      ),
      `It cost ${formatMoney(minorUnits(total))} ${currency()}`,
      ...(refunded > 0 ? [`${formatMoney(minorUnits(refunded))} ${currency()} go back to the card`] : []),
    ],
    sums: [],
    notes: ['Nothing of it takes place. Hosts who were asked have been told.'],
    action: { label: 'Open the bookings', url: bookingsUrl },
  };
};

const isReminded = ({ slots, sessions }: BookedLine, day: LocalDate, unit: number): boolean => {
  const session = sessions[unit];
  return slots[unit]?.date === day && (!session || (!session.agreed && takesPlace(session)));
};

/** The slots of a line on a day, without those of agreed sessions, which have reminders in their own time zone. */
export const slotsToRemindOf = (line: BookedLine, day: LocalDate): readonly Slot[] =>
  line.slots.filter((_, unit) => isReminded(line, day, unit));

/** The same slots together with their sessions. */
const remindedOf = (line: BookedLine, day: LocalDate): Pick<BookedLine, 'slots' | 'sessions'> => ({
  slots: slotsToRemindOf(line, day),
  sessions: line.sessions.filter((_, unit) => isReminded(line, day, unit)),
});

/** The reminder two days before a session. */
export const reminderWords = (booking: Booking, day: LocalDate, shop: Shop, url: string): MailWords => ({
  subject: `Your session is on ${formatDay(day)}`,
  preheader: `${shop.name}: two days to go.`,
  title: 'Two days to go.',
  intro: [
    `${booking.customer.firstName}, your session is on ${formatDayLong(day)}. Here is what you have booked under ${booking.reference}.`,
  ],
  lines: booking.lines
    .map((line) => ({ ...line, ...remindedOf(line, day) }))
    .filter(({ slots }) => slots.length > 0)
    .map((line) => lineWords({ ...line, quantity: line.slots.length }, true)),
  sums: [],
  notes: [questions(booking, shop)],
  action: view(url),
});
