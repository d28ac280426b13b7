import type { Billing } from '../../people/billing.ts';
import { isVatNumber } from '../../people/tax-numbers.ts';
import type { TaxSettings } from '../../shop/tax/tax-settings.ts';
import { type CheckState, isWaiting, needsDecision } from './check-states.ts';

/** The authorities that check tax numbers: the EU's VIES, and HMRC for British numbers. */
export const TAX_OFFICES = ['vies', 'hmrc'] as const;
export type TaxOffice = (typeof TAX_OFFICES)[number];

export const OFFICE_NAMES: Readonly<Record<TaxOffice, string>> = { vies: 'VIES', hmrc: 'HMRC' };

/** What was decided about a check: tax was charged, or the booking stays untaxed. `replaced`: another number was given meanwhile. */
export const CHECK_DECISIONS = ['charged', 'kept', 'replaced'] as const;
export type CheckDecision = (typeof CHECK_DECISIONS)[number];

/** A check of the tax number because of which a booking was not taxed. It is kept as long as the booking's documents. */
export interface NumberCheck {
  readonly id: number;
  readonly bookingId: number;
  readonly number: string;
  readonly office: TaxOffice;
  readonly state: CheckState;
  readonly askedAt: Date;
  /** How many tries were made. */
  readonly attempts: number;
  /** When the last try was made. */
  readonly triedAt: Date | null;
  /** Why the last try had no answer; null once there is an answer. */
  readonly problem: string | null;
  /** The seller's own number that was sent along. */
  readonly asker: string | null;
  /** Name and address as the authority returned them. */
  readonly name: string | null;
  readonly address: string | null;
  /** The authority's reference number, which proves that it was asked. */
  readonly consultation: string | null;
  readonly decision: CheckDecision | null;
  /** Why the booking was kept untaxed. */
  readonly reason: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

export type NewNumberCheck = Omit<NumberCheck, 'id'>;

/** A new check, before the first try. */
export const newNumberCheck = (
  bookingId: number,
  number: string,
  office: TaxOffice,
  askedAt: Date,
): NewNumberCheck => ({
  bookingId,
  number,
  office,
  state: 'waiting',
  askedAt,
  attempts: 0,
  triedAt: null,
  problem: null,
  asker: null,
  name: null,
  address: null,
  consultation: null,
  decision: null,
  reason: null,
  decidedBy: null,
  decidedAt: null,
});

const isBritish = (number: string): boolean => /^(GB|XI)/.test(number);

/** The authority for a number; null where there is none. */
export const officeOf = ({
  country,
  taxNumber,
}: Pick<Billing, 'country' | 'taxNumber'>): TaxOffice | null => {
  if (taxNumber === null || !isVatNumber(country, taxNumber)) return null;
  return isBritish(taxNumber) ? 'hmrc' : 'vies';
};

/** The seller's own number for an authority, preferably of the seller's country. null where there is none. */
export const askerOf = (
  { registrations, seller }: Pick<TaxSettings, 'registrations' | 'seller'>,
  office: TaxOffice,
): string | null => {
  const own = registrations.filter(
    ({ country, number }) => officeOf({ country, taxNumber: number }) === office,
  );
  return (own.find(({ country }) => country === seller.country) ?? own[0])?.number ?? null;
};

/** An authority's answer about a number. */
export type OfficeAnswer =
  | {
      readonly kind: 'valid' | 'invalid';
      readonly name: string | null;
      readonly address: string | null;
      readonly consultation: string | null;
    }
  /** The authority is not available at present. */
  | { readonly kind: 'away'; readonly problem: string };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Pauses between tries without an answer, in milliseconds: five days in all, so that VIES may be away for a day and a weekend. */
export const CHECK_PAUSES_MS: readonly number[] = [
  MINUTE,
  10 * MINUTE,
  HOUR,
  4 * HOUR,
  10 * HOUR,
  20 * HOUR,
  36 * HOUR,
  48 * HOUR,
];

/** A check after a try. */
export const answered = (
  check: NumberCheck,
  answer: OfficeAnswer,
  asker: string | null,
  at: Date,
): NumberCheck => {
  const attempts = check.attempts + 1;
  const tried = { ...check, attempts, triedAt: at, asker };
  if (answer.kind !== 'away') {
    const { name, address, consultation } = answer;
    return { ...tried, state: answer.kind, problem: null, name, address, consultation };
  }
  const isLast = CHECK_PAUSES_MS[attempts - 1] === undefined;
  return { ...tried, state: isLast ? 'unanswered' : 'waiting', problem: answer.problem };
};

/** When a check is tried again; null where it is not. */
export const nextTry = (check: Pick<NumberCheck, 'state' | 'attempts' | 'triedAt'>): Date | null => {
  const pause = CHECK_PAUSES_MS[check.attempts - 1];
  return isWaiting(check) && pause !== undefined && check.triedAt
    ? new Date(check.triedAt.getTime() + pause)
    : null;
};

/** Whether somebody still has to decide what follows. */
export const isUndecided = (check: Pick<NumberCheck, 'state' | 'decision'>): boolean =>
  needsDecision(check) && check.decision === null;

/** A check after a decision. */
export const decided = (
  check: NumberCheck,
  decision: CheckDecision,
  { reason, by, at }: { readonly reason: string | null; readonly by: string | null; readonly at: Date },
): NumberCheck => ({ ...check, decision, reason, decidedBy: by, decidedAt: at });
