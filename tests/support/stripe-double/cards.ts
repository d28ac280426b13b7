import type { FormObject } from './form.ts';
import { objectOf, textOf } from './form.ts';

/** What a card does when it is charged. */
export type CardOutcome = 'pays' | 'declined' | 'insufficient_funds' | 'authenticates' | 'processes';

export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly outcome: CardOutcome;
}

const NUMBERS: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'authenticates',
  '4000000000000077': 'processes',
};

const METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_processing: '4000000000000077',
};

/** The card that a form names, by a test method's name or its number; null when it names none. */
export const cardIn = (form: FormObject): Card | null => {
  const named = textOf(form, 'payment_method');
  const number =
    (named && METHODS[named]) ??
    textOf(objectOf(objectOf(form, 'payment_method_data'), 'card'), 'number')?.replaceAll(' ', '') ??
    '';
  const outcome = NUMBERS[number];
  return outcome ? { brand: 'visa', last4: number.slice(-4), outcome } : null;
};
