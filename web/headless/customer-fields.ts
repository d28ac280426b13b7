/** What a field of the customer needs in any framework. */
interface FieldLook {
  readonly label: string;
  readonly required?: boolean;
  readonly note?: string;
  readonly wide?: boolean;
  readonly type?: 'email' | 'tel';
  readonly maxLength: number;
  readonly autoComplete: string;
}

/** In the order of the form. */
export const CUSTOMER_FIELDS = {
  companyName: {
    label: 'Company name',
    note: 'optional',
    wide: true,
    maxLength: 160,
    autoComplete: 'organization',
  },
  firstName: { label: 'First name', required: true, maxLength: 80, autoComplete: 'given-name' },
  lastName: { label: 'Last name', required: true, maxLength: 80, autoComplete: 'family-name' },
  email: { label: 'Email', required: true, type: 'email', maxLength: 254, autoComplete: 'email' },
  phoneNumber: { label: 'Phone number', note: 'optional', type: 'tel', maxLength: 40, autoComplete: 'tel' },
} as const satisfies Readonly<Record<string, FieldLook>>;

export type CustomerField = keyof typeof CUSTOMER_FIELDS;

export const customerFieldNames = Object.keys(CUSTOMER_FIELDS) as readonly CustomerField[];
