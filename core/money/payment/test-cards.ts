/** How a card of the simulator responds to a payment. */
export type TestOutcome =
  | 'pays'
  | 'declined'
  | 'insufficient-funds'
  | 'asks-for-more'
  | 'slow'
  | 'network-error'
  | 'answer-lost';

/** Maximum length of a typed card number, spaces included. */
export const MAX_TEST_NUMBER_LENGTH = 32;

export interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly outcome: TestOutcome;
  /** What happens, in words for the tester. */
  readonly says: string;
}

const card = (number: string, outcome: TestOutcome, says: string, brand = 'Visa'): TestCard => ({
  number,
  brand,
  outcome,
  says,
});

/** Every card the simulator knows. Any other number is refused, so that no real card is ever taken. */
export const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'pays', 'Pays.'),
  card('5555555555554444', 'pays', 'Pays.', 'Mastercard'),
  card('4000000000000002', 'declined', 'Is declined.'),
  card('4000000000009995', 'insufficient-funds', 'Is declined for lack of funds.'),
  card('4000002500003155', 'asks-for-more', 'Pays after an extra step, which you may refuse.'),
  card('4000000000000077', 'slow', 'Pays, and takes four seconds.'),
  card('4000000000000119', 'network-error', 'Breaks the connection before anything is paid.'),
  card('4000000000000036', 'answer-lost', 'Pays, and the answer gets lost.'),
];

/** The error for every other number. */
export const ONLY_TEST_CARDS = 'Use one of the test card numbers listed: this is a simulation.';

/** The card for a number as people type it, with spaces or hyphens; null for any other number. */
export const testCard = (number: string): TestCard | null => {
  const digits = number.replaceAll(/[\s-]/g, '');
  return TEST_CARDS.find((each) => each.number === digits) ?? null;
};
