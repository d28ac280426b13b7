import type { AuditEntryWire } from '../../api/wire.ts';

/** Kinds of records that entries are about, as people call them. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  experience: 'Experience',
  category: 'Category',
  categories: 'Category order',
  'add-on': 'Add-on',
  'discount-code': 'Discount code',
  'logo-carousel': 'Logo carousel',
  booking: 'Booking',
  image: 'Image',
  account: 'Account',
  payment: 'Payment',
  partner: 'Partner',
  key: 'Partner key',
  webhook: 'Webhook',
};

export const subjectWords = (subject: string): string =>
  SUBJECTS[subject] ?? `${subject.charAt(0).toUpperCase()}${subject.slice(1).replaceAll('-', ' ')}`;

/** `experience.updated` is about an experience and says updated. */
export const actionWords = (action: string): string =>
  action.slice(action.indexOf('.') + 1).replaceAll(/[-.]/g, ' ');

/** `starterPrice` is Starter price. */
export const fieldWords = (name: string): string => {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const valueWords = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

export interface Changed {
  readonly name: string;
  /** Null where there was nothing before, or nothing was said of it. */
  readonly before: string | null;
  readonly after: string | null;
}

/** What an entry says was changed, field by field; of others what they note. */
export const changesOf = ({ details }: AuditEntryWire): readonly Changed[] => {
  const { before, after, ...notes } = details;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.map((name) => ({
    name: fieldWords(name),
    before: before ? valueWords(before[name]) : null,
    after: after ? valueWords(after[name]) : null,
  }));
  const noted = Object.entries(notes).map(([name, value]) => ({
    name: fieldWords(name),
    before: null,
    after: valueWords(value),
  }));
  return [...changed, ...noted];
};
