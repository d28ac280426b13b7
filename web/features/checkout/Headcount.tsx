import type { CartLine } from '@wondercast/core/buying/cart/cart';
import {
  HEADCOUNT_LENGTH,
  headcountProblem,
  readHeadcount,
  setHeadcount,
} from '@wondercast/core/buying/cart/headcount';
import { largerTierFor, switchTier } from '@wondercast/core/buying/cart/larger-tier';
import { formatPrice, minus, ZERO } from '@wondercast/core/kernel/money';
import { seatsLabel, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { useState } from 'react';
import { changeCart } from '../../cart/cart-store.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';

/** The number of people per session of a line. The cart only accepts what its tier seats. */
export function Headcount({ line }: { readonly line: CartLine }) {
  const [typed, setTyped] = useState('');
  const { id, quantity, selectedTier, experience } = line;
  // The number may have been set by another line.
  const isTyped = line.headcount === undefined || line.headcount === readHeadcount(typed);
  const text = isTyped ? typed : String(line.headcount);
  const change = (next: string): void => {
    setTyped(next);
    const headcount = readHeadcount(next);
    const taken = headcountProblem(line, headcount) === null ? headcount : null;
    changeCart((cart) => setHeadcount(cart, id, taken));
  };
  const headcount = readHeadcount(text);
  const larger = headcount === null ? null : largerTierFor(line, headcount);
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
        error={headcountProblem(line, headcount)}
        onChange={({ target }) => change(target.value)}
      />
      {larger && headcount !== null && (
        <div style={{ marginTop: 10 }}>
          <Button
            look="line"
            size="sm"
            onClick={() => changeCart((cart) => switchTier(cart, id, larger.tier, headcount))}
          >
            {`Switch to ${tierLabel(larger.tier)}, ${larger.more < 0 ? '−' : '+'}${formatPrice(larger.more < 0 ? minus(ZERO, larger.more) : larger.more)}`}
          </Button>
        </div>
      )}
    </div>
  );
}
