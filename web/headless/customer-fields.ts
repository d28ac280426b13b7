import { CUSTOMER_LENGTHS } from '@wondercast/core/people/customer-lengths';

/** Properties of a customer field, for any UI framework. */
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
    maxLength: CUSTOMER_LENGTHS.companyName,
    autoComplete: 'organization',
  },
  firstName: {
    label: 'First name',
    required: true,
    maxLength: CUSTOMER_LENGTHS.firstName,
    autoComplete: 'given-name',
  },
  lastName: {
    label: 'Last name',
    required: true,
    maxLength: CUSTOMER_LENGTHS.lastName,
    autoComplete: 'family-name',
  },
  email: {
    label: 'Email',
    required: true,
    type: 'email',
    maxLength: CUSTOMER_LENGTHS.email,
    autoComplete: 'email',
  },
  phoneNumber: {
    label: 'Phone number',
    note: 'optional',
    type: 'tel',
    maxLength: CUSTOMER_LENGTHS.phoneNumber,
    autoComplete: 'tel',
  },
} as const satisfies Readonly<Record<string, FieldLook>>;

export type CustomerField = keyof typeof CUSTOMER_FIELDS;

export const customerFieldNames = Object.keys(CUSTOMER_FIELDS) as readonly CustomerField[];
