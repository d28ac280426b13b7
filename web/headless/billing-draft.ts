import type { SentBilling } from '@wondercast/core/people/sent-billing';

/** A billing address as it is typed. */
export interface BillingDraft {
  readonly name: string;
  /** Several lines. */
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1 code; empty while not chosen. */
  readonly country: string;
  /** ISO 3166-2 code, or `OTHER_REGION`; empty while not chosen. */
  readonly region: string;
  readonly taxNumber: string;
}

/** Stands for all regions without tax rates of their own. */
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

/** The known billing address as a draft. */
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

/** The address as it is sent; null without a country. */
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

/** The server's error messages by field. */
export const billingErrors = (issues: readonly Issue[]): BillingErrors => {
  const errors: BillingErrors = {};
  for (const { path, message } of issues) {
    const name = fieldOf(path);
    if (name) errors[name] ??= message;
  }
  return errors;
};
