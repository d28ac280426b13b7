import { MAX_QUANTITY } from '@wondercast/core/buying/cart/cart';
import { quantityWords } from '@wondercast/core/buying/cart/people';
import { formatUsd } from '@wondercast/core/kernel/money';
import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { styled } from 'styled-components';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import type { Elements } from '../../ui/primitives/elements.ts';
import { Fine, Hint, PanelTitle } from '../../ui/primitives/Text.tsx';
import { ManySessions } from '../../ui/shop/ManySessions.tsx';
import { PeopleField } from '../../ui/shop/PeopleField.tsx';
import { Perforation, Sums, Ticket, TicketPart } from '../../ui/shop/Ticket.tsx';
import { TierOptions } from '../../ui/shop/TierOptions.tsx';
import { Total } from '../../ui/shop/Total.tsx';
import type { Selection } from './use-selection.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  font-weight: 600;
`;

/** Where the ticket stands beside the page, what it comes to and the button stay in sight while the rest of it is longer than the screen. */
const Upper = styled(TicketPart)`
  padding-bottom: 22px;
  @media (min-width: 1080px) {
    & :is(input, button) {
      scroll-margin-bottom: 320px;
    }
  }
`;

const Lower = styled.div`
  @media (min-width: 1080px) {
    position: sticky;
    bottom: 0;
    z-index: 1;
    border-radius: 0 0 var(--r-lg) var(--r-lg);
    background: var(--s1);
  }
`;

interface AddToCartCardProps {
  readonly selection: Selection;
  /** What else can be chosen; stays in sight with the sum. */
  readonly extras: Elements;
  /** Where a time can be taken. */
  readonly when?: Elements | undefined;
}

/** The ticket: size, quantity, what it comes to. */
export function AddToCartCard({ selection, extras, when }: AddToCartCardProps) {
  const { prices, tier, chooseTier, quantity, chooseQuantity, people, choosePeople } = selection;
  const { addOns, tierTotal, addOnsTotal, total, add, addSessions, isAsking, meanPeople, stopAsking } =
    selection;
  return (
    <Ticket aria-labelledby="add-to-cart">
      <Upper>
        <PanelTitle id="add-to-cart">Add to Cart</PanelTitle>
        <Fine as="p" style={{ margin: '4px 0 16px' }}>
          Choose your room size
        </Fine>
        <TierOptions prices={prices} chosen={tier} onChoose={chooseTier} columns={1} />
        <div style={{ marginTop: 18 }}>
          <PeopleField text={people} tier={tier} quantity={quantity} onChange={choosePeople} />
        </div>
        <Row style={{ marginTop: 14, fontSize: 14 }}>
          <div>
            <p>Quantity</p>
            <Fine as="p" aria-live="polite" style={{ fontWeight: 400 }}>
              {quantityWords(quantity, tier)}
            </Fine>
          </div>
          <Stepper label="Quantity" value={quantity} max={MAX_QUANTITY} onChange={chooseQuantity} />
        </Row>
        {when}
      </Upper>
      <Lower>
        <Perforation />
        <TicketPart style={{ paddingTop: 20, paddingBottom: 20 }}>
          {extras}
          <Sums>
            <div>
              <dt>{`${tierLabel(tier)} tier × ${quantity}`}</dt>
              <dd>{formatUsd(tierTotal)}</dd>
            </div>
            {addOns.length > 0 && (
              <div>
                <dt>Add-ons, per experience</dt>
                <dd>{formatUsd(addOnsTotal)}</dd>
              </div>
            )}
          </Sums>
          <Row style={{ margin: '16px 0 18px' }}>
            Total
            <Total amount={total} />
          </Row>
          <Button size="lg" full data-script="" onClick={add}>
            <ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />
            Add to Cart
          </Button>
          <Hint style={{ textAlign: 'center', marginTop: 12 }}>
            {selection.time
              ? 'Your time is held for 10 minutes from checkout. No charge yet.'
              : 'No charge yet. Pay by card or later.'}
          </Hint>
          <ManySessions
            asked={isAsking ? { quantity, tier, total } : null}
            onClose={stopAsking}
            onSessions={addSessions}
            onPeople={meanPeople}
          />
          <noscript>The cart lives in your browser, so adding to it needs JavaScript.</noscript>
        </TicketPart>
      </Lower>
    </Ticket>
  );
}
