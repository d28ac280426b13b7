import { describe, expect, it } from 'vitest';
import { withAnswers } from '../../web/features/checkout/use-add-on-questions.ts';

const KIT = { id: 1, addOn: 'Tasting kit', question: 'Where shall it go?' };
const BUZZER = { id: 8, addOn: 'Buzzer', question: 'What shall be engraved?' };

describe('answers to add-ons', () => {
  it('stand before what is asked for besides, each once, also when the form is filled with what was sent before', () => {
    const answers = { 1: ' 12 Lenox Ave ', 8: 'Team 2027' };
    const told = withAnswers('Two allergies', [KIT, BUZZER], answers);
    expect(told).toBe('Tasting kit: 12 Lenox Ave\nBuzzer: Team 2027\nTwo allergies');
    expect(withAnswers(told, [KIT, BUZZER], answers)).toBe(told);
  });

  it('are nothing where nothing is asked or answered', () => {
    expect(withAnswers(null, [], { 1: 'of another cart' })).toBeNull();
    expect(withAnswers(null, [KIT], { 1: '  ' })).toBeNull();
  });
});
