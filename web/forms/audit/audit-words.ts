import { REFERENCES } from '@wondercast/core/people/audit/references';
import type { AuditSubject } from '@wondercast/core/people/audit-subjects';
import type { AuditEntryWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';

/** Kinds of records whose names need other words. */
const SUBJECTS: Readonly<Record<string, string>> = {
  catalogue: 'Catalogue file',
  categories: 'Category order',
  'add-on': 'Add-on',
  key: 'Partner key',
  'booking-rules': 'Rules of booking',
} satisfies Partial<Record<AuditSubject, string>>;

/** Such as "Discount code" for `discount-code`. */
export const subjectWords = (subject: string): string =>
  SUBJECTS[subject] ?? `${subject.charAt(0).toUpperCase()}${subject.slice(1).replaceAll('-', ' ')}`;

/** Actions that need a clearer name. */
const ACTIONS: Readonly<Record<string, string>> = {
  'booking.change-waits': 'change begun, waits for its payment',
  'booking.move-charged': 'charged for moving a session',
};

/** Such as "updated" for `experience.updated`. */
export const actionWords = (action: string): string =>
  ACTIONS[action] ?? action.slice(action.indexOf('.') + 1).replaceAll(/[-.]/g, ' ');

/** Such as "Starter price" for `starterPrice`. */
export const fieldWords = (name: string): string => {
  if (name === 'ids') return 'Order';
  const words = name
    .replace(/Ids$/, 's')
    .replace(/Id$/, '')
    .replace(/ys$/, 'ies')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Fields with amounts in dollars. */
const MONEY: ReadonlySet<string> = new Set([
  'amount',
  'elevatedPrice',
  'fee',
  'minOrderAmount',
  'premiumPrice',
  'price',
  'refund',
  'refunded',
  'starterPrice',
  'subtotal',
  'total',
  'ultimatePrice',
  'waived',
]);

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

type Said = Readonly<Record<string, unknown>>;

/** `said` are the other fields: the value of a code is in dollars or percent, depending on its type. */
const isMoney = (field: string, { discountType }: Said): boolean =>
  MONEY.has(field) || (field === 'discountValue' && discountType === 'fixed');

const valueWords = (field: string, value: unknown, said: Said, names: AuditEntryWire['names']): string => {
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => typeof each !== 'object' || each === null)
  )
    return value.map((each) => valueWords(field, each, said, names)).join(', ');
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && isMoney(field, said)) return shownAmount(value);
  if (field === 'discountValue' && said.discountType === 'percentage') return `${value}%`;
  if (typeof value === 'string' && INSTANT.test(value)) return formatMoment(value);
  const kind = REFERENCES[field];
  if (kind) return names[kind]?.[String(value)] ?? String(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The name of an entry's record; empty for kinds of which there is only one. */
export const nameOf = ({ subject, subjectId, names }: AuditEntryWire): string =>
  names[subject]?.[subjectId] ?? (subjectId === 'all' ? '' : subjectId);

export interface Changed {
  readonly name: string;
  /** null when there was no value before, or it was not recorded. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The changes of an entry, field by field; for other entries, their details. */
export const changesOf = ({ details, names: known }: AuditEntryWire): readonly Changed[] => {
  // The reference is part of the entry's name.
  const { before, after, reference: _, ...notes } = details;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.map((name) => ({
    name: fieldWords(name),
    before: before ? valueWords(name, before[name], { ...notes, ...before }, known) : null,
    after: after ? valueWords(name, after[name], { ...notes, ...after }, known) : null,
  }));
  const noted = Object.entries(notes).map(([name, value]) => ({
    name: fieldWords(name),
    before: null,
    after: valueWords(name, value, notes, known),
  }));
  return [...changed, ...noted];
};
