import type { CartLine } from '@wondercast/core/buying/cart/cart';
import {
  HEADCOUNT_LENGTH,
  headcountProblem,
  readHeadcount,
  setHeadcount,
} from '@wondercast/core/buying/cart/headcount';
import { seatsLabel, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { useState } from 'react';
import { changeCart } from '../../cart/cart-store.ts';
import { TextField } from '../../ui/forms/TextField.tsx';

/** How many people each session of a line is for. The cart takes only what its tier seats. */
export function Headcount({ line }: { readonly line: CartLine }) {
  const [text, setText] = useState(String(line.headcount ?? ''));
  const { id, quantity, selectedTier, experience } = line;
  const change = (typed: string): void => {
    setText(typed);
    const headcount = readHeadcount(typed);
    const taken = headcountProblem(line, headcount) === null ? headcount : null;
    changeCart((cart) => setHeadcount(cart, id, taken));
  };
  return (
    <div style={{ maxWidth: 320, marginBottom: 16 }}>
      <TextField
        label="People"
        note={quantity > 1 ? 'in each session, optional' : 'optional'}
        aria-label={`People for ${experience.title}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={HEADCOUNT_LENGTH}
        hint={`${tierLabel(selectedTier)} has ${seatsLabel(selectedTier)}.`}
        value={text}
        error={headcountProblem(line, readHeadcount(text))}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}
