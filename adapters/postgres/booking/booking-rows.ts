import type { BookedLine, Booking } from '@wondercast/core/booking/booking';
import { stateOf } from '@wondercast/core/booking/states';
import type { LocalDate } from '@wondercast/core/calendar';
import type { Tier } from '@wondercast/core/pricing/tiers';
import { type Slot, slotsFor } from '@wondercast/core/scheduling/slot';
import { instant, money } from '../rows.ts';

/** A booking `b` with its lines and slots. */
export const SELECT_BOOKING = `select b.id, b.reference, b.account_id "accountId", b.visitor_key "visitorKey", b.company_name "companyName",
  b.purchase_order "purchaseOrder",
  b.first_name "firstName", b.last_name "lastName", b.email, b.phone_number "phoneNumber", b.subtotal,
  b.discount_code "discountCode", b.discount_description "discountDescription", b.discount_amount "discountAmount", b.total,
  b.confirmed, b.payment_status "paymentStatus", b.delivery_status "deliveryStatus", b.payment_intent_id "paymentIntentId",
  b.created_at "createdAt", b.version, b.partner_id "partnerId", b.partner_name "partnerName",
  (select coalesce(json_agg(row_to_json(l) order by l.position), '[]') from booking_lines l where l.booking_id = b.id) "lines",
  (select coalesce(json_agg(row_to_json(s)), '[]') from booking_slots s where s.booking_id = b.id) "slots"
  from bookings b`;

export interface BookingRow {
  id: number;
  reference: string;
  accountId: number | null;
  visitorKey: string | null;
  companyName: string | null;
  purchaseOrder: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  subtotal: number;
  discountCode: string | null;
  discountDescription: string | null;
  discountAmount: number;
  total: number;
  confirmed: boolean;
  paymentStatus: Booking['paymentStatus'];
  deliveryStatus: Booking['deliveryStatus'];
  paymentIntentId: string | null;
  createdAt: string;
  version: number;
  partnerId: number | null;
  partnerName: string | null;
  lines: LineJson[];
  slots: SlotJson[];
}

interface LineJson {
  position: number;
  experience_id: number | null;
  title: string | null;
  slug: string | null;
  duration: string | null;
  image_url: string | null;
  selected_tier: Tier;
  quantity: number;
  tier_price: number;
  add_ons: { id: number; name: string; price: number }[];
  add_ons_total: number;
  headcount: number | null;
}

interface SlotJson {
  position: number;
  unit: number;
  day: LocalDate | null;
  time: string | null;
  meridiem: Slot['meridiem'];
  zone: Slot['zone'];
}

const lineOf = (line: LineJson, slots: readonly SlotJson[]): BookedLine => {
  const said: Slot[] = [];
  for (const { position, unit, day, time, meridiem, zone } of slots)
    if (position === line.position) said[unit] = { date: day, time, meridiem, zone };
  return {
    experienceId: line.experience_id,
    experience:
      line.title === null
        ? null
        : {
            title: line.title,
            slug: line.slug ?? '',
            duration: line.duration ?? '',
            imageUrl: line.image_url ?? '',
          },
    selectedTier: line.selected_tier,
    quantity: line.quantity,
    tierPrice: money(line.tier_price),
    addOns: line.add_ons.map((addOn) => ({ ...addOn, price: money(addOn.price) })),
    addOnsTotal: money(line.add_ons_total),
    headcount: line.headcount,
    slots: slotsFor(line.quantity, said),
  };
};

export const bookingOf = (row: BookingRow): Booking => ({
  id: row.id,
  reference: row.reference,
  accountId: row.accountId,
  visitorKey: row.visitorKey,
  partner: row.partnerId === null ? null : { id: row.partnerId, name: row.partnerName ?? '' },
  customer: {
    companyName: row.companyName,
    purchaseOrder: row.purchaseOrder,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phoneNumber: row.phoneNumber,
  },
  lines: row.lines.map((line) => lineOf(line, row.slots)),
  subtotal: money(row.subtotal),
  discount:
    row.discountCode === null
      ? null
      : { code: row.discountCode, description: row.discountDescription, amount: money(row.discountAmount) },
  total: money(row.total),
  state: stateOf(row.confirmed),
  paymentStatus: row.paymentStatus,
  deliveryStatus: row.deliveryStatus,
  paymentIntentId: row.paymentIntentId,
  createdAt: instant(row.createdAt),
  version: row.version,
});
