import { describe, expect, it } from 'vitest';
import { evidenceWords } from '../../web/features/admin-customers/evidence-words.ts';

const DECIDES = 'The customer’s place decides.';
const AUSTRIA = { country: 'AT', region: null, message: DECIDES };

describe('why a document has its tax', () => {
  it.each([
    [null, ''],
    [
      { billingCountry: 'AT', cardCountries: ['US'], places: [AUSTRIA], numberChecks: [] },
      `Tax of AT: ${DECIDES} Billing address in AT, card of US.`,
    ],
    [
      {
        billingCountry: null,
        cardCountries: [],
        places: [AUSTRIA, { country: 'CA', region: 'CA-QC', message: 'The venue’s place decides.' }],
        numberChecks: [],
      },
      `Tax of AT: ${DECIDES} Tax of CA-QC: The venue’s place decides. No billing address.`,
    ],
    [
      { billingCountry: 'DE', cardCountries: ['DE', 'US'], places: [], numberChecks: [] },
      'Billing address in DE, card of DE, US.',
    ],
  ])('of %j is %s', (evidence, words) => {
    expect(evidenceWords({ evidence })).toBe(words);
  });
});
