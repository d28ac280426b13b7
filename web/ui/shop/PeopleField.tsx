import { HEADCOUNT_LENGTH } from '@wondercast/core/buying/cart/headcount';
import type { Tier } from '@wondercast/core/shop/pricing/tiers';
import { peopleProblem, typedRoom } from '../../headless/people-field.ts';
import { TextField } from '../forms/TextField.tsx';

interface PeopleFieldProps {
  readonly text: string;
  readonly tier: Tier;
  readonly quantity: number;
  /** What was typed, and the room for it where that is a number. */
  readonly onChange: (text: string, room: ReturnType<typeof typedRoom>) => void;
}

/** How many people come in all: they choose the tier, and as many sessions as they need. */
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
