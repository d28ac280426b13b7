import { MAX_QUANTITY } from '@wondercast/core/buying/cart/cart';
import { quantityWords } from '@wondercast/core/buying/cart/people';
import { formatMoney } from '@wondercast/core/kernel/money';
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

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 14px;
`;

/** Two sizes per row, where a ticket with times would not fit on the screen otherwise. */
const Sizes = styled.div`
  @media (min-width: 1280px) and (max-height: 1109.98px) {
    &[data-timed] > fieldset {
      grid-template-columns: 1fr 1fr;
    }
    &[data-timed] label {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 0 9px;
      padding: 8px 12px;
    }
    &[data-timed] label > input {
      grid-row: 1 / 3;
      align-self: center;
    }
    &[data-timed] label > span:has(> b) {
      display: contents;
    }
    &[data-timed] b {
      font-size: 15px;
    }
    &[data-timed] label > span:last-child {
      grid-area: 1 / 3;
      font-size: 19px;
      &[data-long] {
        font-size: 14px;
      }
    }
    &[data-timed] b + span {
      grid-area: 2 / 2 / 3 / 4;
      line-height: 1.3;
    }
  }
`;

/** A label at the left, an input at the right. */
const People = styled.div`
  margin-top: 14px;
  & > div {
    display: grid;
    grid-template: auto auto / minmax(0, 1fr) 104px;
    gap: 1px 12px;
  }
  & label {
    align-self: end;
  }
  & input {
    grid-area: 1 / 2 / 3;
    align-self: center;
    height: 44px;
    font-weight: 650;
    text-align: center;
  }
  & label + input ~ span {
    font-size: 13px;
  }
`;

const Upper = styled(TicketPart)`
  padding-bottom: 18px;
  @media (min-width: 1080px) {
    padding-top: 22px;
    & :is(input, button) {
      scroll-margin-bottom: 96px;
    }
  }
`;

const Lower = styled(TicketPart)`
  padding-top: 18px;
  padding-bottom: 4px;
`;

/** Total and button. They stay visible when the ticket is next to the page and longer than the screen. */
const Buy = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 20px;
  align-items: center;
  padding: 10px 28px;
  background: var(--s1);
  @media (min-width: 1080px) {
    position: sticky;
    bottom: 0;
    z-index: 1;
  }
  @media (max-width: 719.98px) {
    padding: 10px 20px;
  }
`;

interface AddToCartCardProps {
  readonly selection: Selection;
  /** Content about add-ons; stays visible with the total. */
  readonly extras: Elements;
  /** The choice of a time, where possible. */
  readonly when?: Elements | undefined;
}

/** The ticket: size, quantity, total, and Add to cart. */
export function AddToCartCard({ selection, extras, when }: AddToCartCardProps) {
  const { prices, tier, chooseTier, quantity, chooseQuantity, people, choosePeople } = selection;
  const { addOns, tierTotal, addOnsTotal, total, add, addSessions, isAsking, meanPeople, stopAsking } =
    selection;
  return (
    <Ticket aria-labelledby="add-to-cart">
      <Upper>
        <Head>
          <PanelTitle id="add-to-cart">Add to Cart</PanelTitle>
          <Fine as="p">Choose your room size</Fine>
        </Head>
        <Sizes data-timed={when && ''}>
          <TierOptions prices={prices} chosen={tier} onChoose={chooseTier} columns={1} />
        </Sizes>
        <People>
          <PeopleField text={people} tier={tier} quantity={quantity} onChange={choosePeople} />
        </People>
        <Row style={{ marginTop: 10, fontSize: 14 }}>
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
      <Perforation />
      <Lower>
        {extras}
        <Sums>
          <div>
            <dt>{`${tierLabel(tier)} tier × ${quantity}`}</dt>
            <dd>{formatMoney(tierTotal)}</dd>
          </div>
          {addOns.length > 0 && (
            <div>
              <dt>Add-ons, per experience</dt>
              <dd>{formatMoney(addOnsTotal)}</dd>
            </div>
          )}
        </Sums>
      </Lower>
      <Buy>
        <div>
          <Fine as="p">Total</Fine>
          <Total amount={total} withNote />
        </div>
        <Button size="lg" full data-script="" onClick={add}>
          <ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />
          Add to Cart
        </Button>
      </Buy>
      <TicketPart style={{ paddingTop: 2, paddingBottom: 20 }}>
        <Hint style={{ textAlign: 'center' }}>
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
    </Ticket>
  );
}
