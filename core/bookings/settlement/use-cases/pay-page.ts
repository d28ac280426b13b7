import { type MinorUnits, ZERO } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isUnsettledBalance } from '../../../money/payment/intent.ts';
import { awaitsBooking } from '../../../money/payment/intent-states.ts';
import { balanceOf, openAmount } from '../../../money/payment/ledger.ts';
import { isPaidSoon } from '../../../money/payment/receipt.ts';
import { isAway } from '../../../money/payment/steps/from-provider.ts';
import { syncIntent } from '../../../money/payment/steps/sync-intent.ts';
import { NO_SUCH_LINK } from '../../../money/payment/words.ts';
import type { Caller } from '../../../people/caller.ts';
import type { Booking } from '../../booking/booking.ts';
import { isOwner } from '../../booking/ownership.ts';
import { activeUnits } from '../../booking/worth.ts';
import { pendingChange } from '../../changes/steps/pending-change.ts';
import { taxOfBooking } from '../../invoicing/invoiced-tax.ts';
import type { PayPage } from '../pay-page.ts';
import type { SettlementPorts, SettlementStore } from '../ports.ts';

type Needs = Pick<SettlementPorts, 'unitOfWork' | 'read' | 'payments' | 'hashToken' | 'now'>;

/**
 * The booking that a link pays.
 * @throws Refusal 'not-found' for unknown and revoked links
 */
export const bookingOfLink = async (
  { payLinks, bookings }: Pick<SettlementStore, 'payLinks' | 'bookings'>,
  tokenHash: string,
): Promise<Booking> => {
  const bookingId = await payLinks.bookingOf(tokenHash);
  const booking = bookingId === null ? null : await bookings.byId(bookingId);
  if (!booking) throw new Refusal('not-found', NO_SUCH_LINK);
  return booking;
};

export const openOf = async (
  { ledger }: Pick<SettlementStore, 'ledger'>,
  booking: Booking,
): Promise<MinorUnits> =>
  openAmount(booking.paymentStatus, balanceOf(booking.total, await ledger.ofBooking(booking.id)));

/**
 * Whether the provider has this payment, or may have it soon. When the provider does not answer, it counts as maybe: the provider is asked
 * again before a payment.
 */
const hasMoney = async (ports: Needs, intentId: string): Promise<boolean> => {
  try {
    const receipt = await syncIntent(ports, intentId);
    return receipt !== null && isPaidSoon(receipt);
  } catch (error) {
    if (isAway(error)) return false;
    throw error;
  }
};

const isBeingConfirmed = async (ports: Needs, bookingId: number): Promise<boolean> => {
  for (const intent of (await ports.read.intents.ofBooking(bookingId)).filter(isUnsettledBalance))
    if (awaitsBooking(intent) || (await hasMoney(ports, intent.id))) return true;
  return false;
};

/**
 * What is to be paid by a mailed link, for anybody who has it. Where a payment has been opened, the provider is asked whether it is being
 * made.
 * @throws Refusal 'not-found'
 */
export const payPage =
  (ports: Needs) =>
  async (token: string, caller: Caller | null = null): Promise<PayPage> => {
    const { read, hashToken, now } = ports;
    const booking = await bookingOfLink(read, hashToken(token));
    const owed = await openOf(read, booking);
    // A change that waits for its payment is shown only where nothing else is owed.
    const change = owed === ZERO ? await pendingChange(read, booking, now()) : null;
    const open = change?.amount ?? owed;
    return {
      reference: booking.reference,
      // Cancelled units are not paid for.
      lines: booking.lines
        .map((line) => ({
          experience: line.experience,
          selectedTier: line.selectedTier,
          quantity: activeUnits(line),
          tierPrice: line.tierPrice,
          addOns: line.addOns,
          addOnsTotal: line.addOnsTotal,
        }))
        .filter(({ quantity }) => quantity > 0),
      subtotal: booking.subtotal,
      discount: booking.discount,
      fees: booking.fees,
      total: booking.total,
      paymentStatus: booking.paymentStatus,
      open,
      tax: taxOfBooking(booking),
      isBeingConfirmed:
        open > 0 &&
        (change ? await hasMoney(ports, change.intentId) : await isBeingConfirmed(ports, booking.id)),
      partner: booking.partner && {
        name: booking.partner.name,
        returnUrl: booking.partner.returnUrl,
      },
      isMine: caller !== null && isOwner(caller, booking),
    };
  };
