import { HEADCOUNT_LENGTH } from '@wondercast/core/buying/cart/headcount';
import type { Tier } from '@wondercast/core/shop/pricing/tiers';
import { peopleProblem, typedRoom } from '../../headless/people-field.ts';
import { TextField } from '../forms/TextField.tsx';

interface PeopleFieldProps {
  readonly text: string;
  readonly tier: Tier;
  readonly quantity: number;
  /** The typed text, and the tier and quantity for it if it is a number. */
  readonly onChange: (text: string, room: ReturnType<typeof typedRoom>) => void;
}

/** The total number of people, which determines the tier and the number of sessions. */
export function PeopleField({ text, tier, quantity, onChange }: PeopleFieldProps) {
  return (
    <TextField
      label="How many people?"
      note="optional"
      inputMode="numeric"
      autoComplete="off"
      maxLength={HEADCOUNT_LENGTH}
      hint="We choose the room that seats them."
      value={text}
      error={peopleProblem(text, tier, quantity)}
      onChange={({ target }) => onChange(target.value, typedRoom(target.value))}
    />
  );
}
