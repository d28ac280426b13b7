import type { LedgerEntry } from '../../../money/payment/ledger.ts';
import type { DemoKind, DemoRecord } from '../demo.ts';
import type { OfficeStore } from '../ports.ts';

type Ids = Readonly<Record<DemoKind, readonly number[]>>;

/** The ids of what emptying the demo removes, and of what stays, by kind. */
export interface EmptyingPlan {
  readonly goes: Ids;
  readonly stays: Ids;
}

const byKind = (records: readonly Pick<DemoRecord, 'kind' | 'id'>[]): Ids => {
  const of = (wanted: DemoKind) => records.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return {
    booking: of('booking'),
    host: of('host'),
    experience: of('experience'),
    category: of('category'),
    'add-on': of('add-on'),
    'discount-code': of('discount-code'),
    logo: of('logo'),
    review: of('review'),
  };
};

/** A card payment is real money: its booking always stays. */
const cardMoneyOf = ({ intentId, bookingId }: LedgerEntry): readonly number[] =>
  intentId === null || bookingId === null ? [] : [bookingId];

/**
 * Records that nobody has changed are removed, unless a record that stays needs them: a booking needs its experiences, hosts and code, an
 * experience its categories and add-ons. `touchedToo` also removes records that somebody has changed. Nothing needs the demo's reviews, so
 * they are removed also from an experience that stays.
 */
export const planEmptying = async (
  { demo, catalogue, ledger }: OfficeStore,
  { touchedToo = false }: { readonly touchedToo?: boolean | undefined } = {},
): Promise<EmptyingPlan> => {
  const records = await demo.all();
  const bookings = records.filter(({ kind }) => kind === 'booking').map(({ id }) => id);
  const paidByCard = new Set((touchedToo ? await ledger.ofBookings(bookings) : []).flatMap(cardMoneyOf));
  const goesIfFree = ({ kind, id, touched }: DemoRecord): boolean =>
    !touched || (touchedToo && !(kind === 'booking' && paidByCard.has(id)));
  const untouched = byKind(records.filter(goesIfFree));
  const inUse = byKind(await demo.inUseBesides(untouched.booking));
  const free = (kind: DemoKind): readonly number[] =>
    untouched[kind].filter((id) => !inUse[kind].includes(id));
  const experience = free('experience');
  const { experiences, addOns } = await catalogue.load();
  const kept = experiences.filter(({ id }) => !experience.includes(id));
  const keptIds = new Set(kept.map(({ id }) => id));
  const keptCategories = new Set(kept.flatMap(({ categories }) => categories.map(({ id }) => id)));
  const keptAddOns = new Set(
    addOns.filter(({ experienceIds }) => experienceIds.some((id) => keptIds.has(id))).map(({ id }) => id),
  );
  const goes: Ids = {
    booking: untouched.booking,
    host: free('host'),
    experience,
    category: untouched.category.filter((id) => !keptCategories.has(id)),
    'add-on': untouched['add-on'].filter((id) => !keptAddOns.has(id)),
    'discount-code': free('discount-code'),
    logo: untouched.logo,
    review: untouched.review,
  };
  return { goes, stays: byKind(records.filter(({ kind, id }) => !goes[kind].includes(id))) };
};
