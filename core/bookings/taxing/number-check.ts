import type { Billing } from '../../people/billing.ts';
import { isVatNumber } from '../../people/tax-numbers.ts';
import type { TaxSettings } from '../../shop/tax/tax-settings.ts';
import { type CheckState, isWaiting, needsDecision } from './check-states.ts';

/** Who knows tax numbers: the union's VIES, or HMRC for those of Britain. */
export const TAX_OFFICES = ['vies', 'hmrc'] as const;
export type TaxOffice = (typeof TAX_OFFICES)[number];

export const OFFICE_NAMES: Readonly<Record<TaxOffice, string>> = { vies: 'VIES', hmrc: 'HMRC' };

/** What somebody has done about a check: tax was charged, or it stays as it is. `replaced`: another number was given meanwhile. */
export const CHECK_DECISIONS = ['charged', 'kept', 'replaced'] as const;
export type CheckDecision = (typeof CHECK_DECISIONS)[number];

/** A check of the tax number for which a booking was not taxed. It is kept as long as the booking's documents. */
export interface NumberCheck {
  readonly id: number;
  readonly bookingId: number;
  readonly number: string;
  readonly office: TaxOffice;
  readonly state: CheckState;
  readonly askedAt: Date;
  /** Tries that were made. */
  readonly attempts: number;
  /** Of the last try. */
  readonly triedAt: Date | null;
  /** Why the last try had no answer; null once it has one. */
  readonly problem: string | null;
  /** The seller's number that was sent along. */
  readonly asker: string | null;
  /** As the authority tells them. */
  readonly name: string | null;
  readonly address: string | null;
  /** Proves that it was asked. */
  readonly consultation: string | null;
  readonly decision: CheckDecision | null;
  /** Why it was kept. */
  readonly reason: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

export type NewNumberCheck = Omit<NumberCheck, 'id'>;

/** A check that nobody has asked for yet. */
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

/** Who knows a number; null where neither does. */
export const officeOf = ({
  country,
  taxNumber,
}: Pick<Billing, 'country' | 'taxNumber'>): TaxOffice | null => {
  if (taxNumber === null || !isVatNumber(country, taxNumber)) return null;
  return isBritish(taxNumber) ? 'hmrc' : 'vies';
};

/** The seller's own number for an authority: of the seller's country first. null where there is none. */
export const askerOf = (
  { registrations, seller }: Pick<TaxSettings, 'registrations' | 'seller'>,
  office: TaxOffice,
): string | null => {
  const own = registrations.filter(
    ({ country, number }) => officeOf({ country, taxNumber: number }) === office,
  );
  return (own.find(({ country }) => country === seller.country) ?? own[0])?.number ?? null;
};

/** What an authority says of a number. */
export type OfficeAnswer =
  | {
      readonly kind: 'valid' | 'invalid';
      readonly name: string | null;
      readonly address: string | null;
      readonly consultation: string | null;
    }
  /** It says nothing just now. */
  | { readonly kind: 'away'; readonly problem: string };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Pauses after the tries that had no answer: five days in all, so that VIES may be away for a day and a weekend. */
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

/** Whether somebody has to decide what follows, and nobody has. */
export const isUndecided = (check: Pick<NumberCheck, 'state' | 'decision'>): boolean =>
  needsDecision(check) && check.decision === null;

/** The same after a decision. */
export const decided = (
  check: NumberCheck,
  decision: CheckDecision,
  { reason, by, at }: { readonly reason: string | null; readonly by: string | null; readonly at: Date },
): NumberCheck => ({ ...check, decision, reason, decidedBy: by, decidedAt: at });
