import { formatMoney, minorUnits } from '@wondercast/core/kernel/money';
import { changeCostAt, type Policy } from '@wondercast/core/shop/policy/policy';
import { policySteps } from '@wondercast/core/shop/policy/policy-words';
import { useState } from 'react';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { Note } from '../../ui/primitives/Note.tsx';
import { PolicyWords } from '../../ui/shop/PolicyWords.tsx';

/** The price of an example session: Elevated in the demo shop. */
const EXAMPLE = minorUnits(145_000);
const DAY_MS = 86_400_000;
const MOST_DAYS = 365;
const NOW = new Date(0);

/** A policy as customers read it, and its effect on one session. */
export function PolicyPreview({ policy }: { readonly policy: Policy }) {
  const [days, setDays] = useState(4);
  const cost = changeCostAt(policy, EXAMPLE, new Date(NOW.getTime() + days * DAY_MS), NOW);
  return (
    <>
      <Box>
        <PolicyWords steps={policySteps(policy)} />
      </Box>
      <Note tone="info">
        Holds for what is booked from now on. Bookings that exist keep the words they were booked with.
      </Note>
      <Box>
        <h2>
          Try it <small>days before the start</small>
        </h2>
        <Stepper small label="Days before the start" value={days} max={MOST_DAYS} onChange={setDays} />
        <p style={{ marginTop: 12 }}>
          <span>{`A session at ${formatMoney(EXAMPLE)}, cancelled then: `}</span>
          <b>{formatMoney(cost.refund)}</b>
          <span>{' goes back, '}</span>
          <b>{formatMoney(cost.cancellationFee)}</b>
          <span>{' is the fee. '}</span>
          {cost.moveFee === null ? (
            <span>It cannot be moved online.</span>
          ) : (
            <>
              Moving it costs <b>{formatMoney(cost.moveFee)}</b>.
            </>
          )}
        </p>
      </Box>
    </>
  );
}
