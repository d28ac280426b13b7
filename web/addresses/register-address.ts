/** What a new account is asked for and was typed already, with a booking. It travels in the history and in no address. */
export interface Typed {
  readonly fullName: string;
  readonly companyName: string;
  readonly email: string;
}

interface Booked {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string | null;
  readonly email: string;
}

export const typedOf = ({ firstName, lastName, companyName, email }: Booked): Typed => ({
  fullName: `${firstName} ${lastName}`.trim(),
  companyName: companyName ?? '',
  email,
});

/** The registration that leads back to an address of this shop. */
export const registerAddress = (back: string): string => `/auth/register?return=${encodeURIComponent(back)}`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a step of the history holds of it; empty where it holds nothing. */
export const readTyped = (state: unknown): Typed => {
  const { fullName, companyName, email } = (
    typeof state === 'object' && state !== null ? state : {}
  ) as Readonly<Record<string, unknown>>;
  return { fullName: text(fullName), companyName: text(companyName), email: text(email) };
};
