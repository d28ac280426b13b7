import { TEST_CARDS } from '@wondercast/core/money/payment/test-cards';
import { useId } from 'react';
import { Hint } from '../../ui/primitives/Text.tsx';
import { NumberButton, Numbers } from './card-look.ts';

const spaced = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

interface TestCardsProps {
  /** Digits only. */
  readonly chosen: string;
  readonly onChoose: (number: string) => void;
}

/** The simulator's test numbers and what each does. */
export function TestCards({ chosen, onChoose }: TestCardsProps) {
  const id = useId();
  return (
    <div style={{ marginTop: 18 }}>
      <Hint id={id}>The test numbers, and what each of them does. Press one to fill it in.</Hint>
      <Numbers aria-labelledby={id}>
        {TEST_CARDS.map(({ number, brand, says }) => (
          <li key={number}>
            <NumberButton
              type="button"
              aria-pressed={chosen === number}
              onClick={() => onChoose(spaced(number))}
            >
              <b>{spaced(number)}</b>
              <span>{`${brand}. ${says}`}</span>
            </NumberButton>
          </li>
        ))}
      </Numbers>
    </div>
  );
}
