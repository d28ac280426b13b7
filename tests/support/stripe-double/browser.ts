import { PUBLISHABLE_KEY } from './stripe-double.ts';

export interface Confirmed {
  readonly status: string | null;
  /** Words for the customer; null when it went well. */
  readonly failure: string | null;
}

const confirm = async (url: string, path: string, form: Record<string, string>): Promise<Confirmed> => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${PUBLISHABLE_KEY}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form),
  });
  const body = (await response.json()) as { status?: string; error?: { message: string } };
  return { status: body.status ?? null, failure: body.error?.message ?? null };
};

const idOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

const card = (clientSecret: string, number: string) => ({
  client_secret: clientSecret,
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
});

/** Pays an intent as Stripe's script in a browser does: with the publishable key and the intent's own secret. */
export const confirmAsBrowser = (url: string, clientSecret: string, number = '4242424242424242') =>
  confirm(url, `/v1/payment_intents/${idOf(clientSecret)}/confirm`, card(clientSecret, number));

/** Gives a card to keep. */
export const confirmSetupAsBrowser = (url: string, clientSecret: string, number = '4242424242424242') =>
  confirm(url, `/v1/setup_intents/${idOf(clientSecret)}/confirm`, card(clientSecret, number));
