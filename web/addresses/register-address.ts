/** What was typed for a booking and a new account is asked for too. It travels in the history state, never in the URL. */
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

/** The registration page that returns to a URL of this shop. */
export const registerAddress = (back: string): string => `/auth/register?return=${encodeURIComponent(back)}`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads it from a history entry's state; empty when there is none. */
export const readTyped = (state: unknown): Typed => {
  const { fullName, companyName, email } = (
    typeof state === 'object' && state !== null ? state : {}
  ) as Readonly<Record<string, unknown>>;
  return { fullName: text(fullName), companyName: text(companyName), email: text(email) };
};
