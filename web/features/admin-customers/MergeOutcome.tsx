import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { CustomerWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { counted } from '../../ui/formats/counted.ts';
import { Small } from '../../ui/primitives/Text.tsx';
import { nameOf } from './customer-words.ts';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  margin: 20px 0 12px;
  & > div {
    padding: 16px;
    border-radius: var(--r-md);
    background: var(--s2);
    font-size: 14px;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  & b {
    display: block;
    font-weight: 600;
  }
  & > svg {
    color: var(--text-3);
  }
  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
    & > svg {
      justify-self: center;
      rotate: 90deg;
    }
  }
`;

type Side = Pick<
  CustomerWire,
  'firstName' | 'lastName' | 'email' | 'companyName' | 'bookings' | 'spend' | 'credit'
>;

function SideBox({ side }: { readonly side: Side }) {
  return (
    <div>
      <b>{nameOf(side)}</b>
      {side.companyName && <Small as="p">{side.companyName}</Small>}
      <Small as="p">{side.email}</Small>
      <span>{`${counted(side.bookings, 'booking')}, ${shownAmount(side.spend)}${side.credit > 0 ? `, ${shownAmount(side.credit)} credit` : ''}`}</span>
    </div>
  );
}

/** Both customers of a merge, and the outcome. */
export function MergeOutcome({ from, into }: { readonly from: Side; readonly into: Side }) {
  const box = useRef<HTMLElement>(null);
  // Scrolled into view, because there may be no space for it on a small screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice has an outcome of its own
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, [into.email, into.companyName]);
  return (
    <section ref={box} aria-label="What becomes of them" aria-live="polite">
      <Sides>
        <SideBox side={from} />
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
        <SideBox side={into} />
      </Sides>
      <Small as="p">{`One customer with ${counted(from.bookings + into.bookings, 'booking')} and the notes of both, under the names of the newest booking. New bookings of either are added. No booking, mail or money changes, and you can take them apart again.`}</Small>
    </section>
  );
}
