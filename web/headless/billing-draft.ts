import type { SentBilling } from '@wondercast/core/people/sent-billing';

/** A billing address as it is typed. */
export interface BillingDraft {
  readonly name: string;
  /** Lines. */
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1; empty while nobody has said it. */
  readonly country: string;
  /** ISO 3166-2, or `OTHER_REGION`; empty while nobody has said it. */
  readonly region: string;
  readonly taxNumber: string;
}

/** A region without rates of its own, whichever. */
export const OTHER_REGION = 'other';

export const BLANK_BILLING: BillingDraft = {
  name: '',
  address: '',
  postalCode: '',
  city: '',
  country: '',
  region: '',
  taxNumber: '',
};

interface KnownBilling {
  readonly name: string;
  readonly lines: readonly string[];
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly region: string | null;
  readonly taxNumber: string | null;
}

/** What is known as it would be typed. */
export const billingDraftOf = (known: KnownBilling | null): BillingDraft =>
  known
    ? {
        name: known.name,
        address: known.lines.join('\n'),
        postalCode: known.postalCode,
        city: known.city,
        country: known.country,
        region: known.region ?? '',
        taxNumber: known.taxNumber ?? '',
      }
    : BLANK_BILLING;

/** As it is sent; null without a country. */
export const billingOf = (draft: BillingDraft): SentBilling => {
  const { address, country, region, taxNumber, ...rest } = draft;
  if (country === '') return null;
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    ...rest,
    country,
    lines,
    region: (region !== OTHER_REGION && region) || null,
    taxNumber: taxNumber.trim() || null,
  };
};

export type BillingErrors = Partial<Record<keyof BillingDraft, string>>;

export interface Issue {
  readonly path: string;
  readonly message: string;
}

const fieldOf = (path: string): keyof BillingDraft | null => {
  const [, part] = /^billing\.([a-zA-Z]+)/.exec(path) ?? [];
  const name = part === 'lines' ? 'address' : (part ?? '');
  return name in BLANK_BILLING ? (name as keyof BillingDraft) : null;
};

/** What the shop says is wrong with it, by field. */
export const billingErrors = (issues: readonly Issue[]): BillingErrors => {
  const errors: BillingErrors = {};
  for (const { path, message } of issues) {
    const name = fieldOf(path);
    if (name) errors[name] ??= message;
  }
  return errors;
};
