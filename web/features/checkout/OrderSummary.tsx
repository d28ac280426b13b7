import { type Cart, lineTotal } from '@wondercast/core/buying/cart/cart';
import { lessDiscount } from '@wondercast/core/buying/discount/discount';
import { formatMoney, type MinorUnits, toAmount } from '@wondercast/core/kernel/money';
import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { styled } from 'styled-components';
import type { QuoteWire } from '../../api/transport/wire.ts';
import { timedUnitsOf } from '../../headless/held-times.ts';
import { timeWordsOf } from '../../ui/formats/free-time-words.ts';
import { Note } from '../../ui/primitives/Note.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { PanelTitle, Subheading } from '../../ui/primitives/Text.tsx';
import { HeldUntil } from '../../ui/shop/HeldUntil.tsx';
import { PolicyGroups } from '../../ui/shop/PolicyGroups.tsx';
import { TaxRows } from '../../ui/shop/TaxRows.tsx';
import { Perforation, Sums, Ticket, TicketPart } from '../../ui/shop/Ticket.tsx';
import { Total } from '../../ui/shop/Total.tsx';
import { DiscountBox } from './DiscountBox.tsx';
import type { Discount } from './use-discount.ts';
import type { Hold } from './use-hold.ts';

const Side = styled.aside`
  position: sticky;
  top: 96px;
  @media (max-width: 1079.98px) {
    position: static;
  }
`;

const Line = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 14px 0;
  border-bottom: 1px solid var(--line);
  & img {
    width: 52px;
    height: 65px;
    border-radius: 9px;
    object-fit: cover;
    background: var(--poster);
  }
  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 600;
    line-height: 1.25;
  }
  & > b {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  & p {
    margin-top: 3px;
    font-size: 13px;
    line-height: 1.4;
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }
  & p + p {
    margin-top: 0;
  }
`;

const Sum = styled(Sums)`
  font-size: 16px;
  & dd {
    font-weight: 400;
  }
  & > [data-off] > * {
    color: var(--ok);
  }
  & > div:last-child {
    align-items: baseline;
    margin-top: 6px;
    & > dt {
      font-weight: 700;
      color: var(--text);
    }
  }
`;

interface OrderSummaryProps {
  readonly cart: Cart;
  readonly subtotal: MinorUnits;
  readonly total: MinorUnits;
  /** null when the shop charges no tax. */
  readonly tax: QuoteWire['tax'];
  readonly discount: Discount;
  /** The cancellation policies; empty until the server has replied. */
  readonly policies: QuoteWire['policies'];
  readonly hold: Hold;
}

/** The ticket with the cart's lines and total. */
export function OrderSummary(props: OrderSummaryProps) {
  const { cart, subtotal, total, tax, discount, policies, hold } = props;
  return (
    <Side>
      <Ticket aria-labelledby="order-summary">
        <TicketPart>
          <PanelTitle id="order-summary">Order Summary</PanelTitle>
          <ul style={{ marginTop: 6 }}>
            {cart.map((line) => (
              <Line key={line.id}>
                <Picture src={line.experience.imageUrl} kind="card" sizes="52px" />
                <div>
                  <b>{line.experience.title}</b>
                  <p>{`${tierLabel(line.selectedTier)} tier × ${line.quantity}`}</p>
                  <p>{`Base ${formatMoney(line.tierPrice)}`}</p>
                  {line.addOns.map((addOn) => (
                    <p key={addOn.id}>{`${addOn.name} +${formatMoney(addOn.price)}`}</p>
                  ))}
                  {timeWordsOf(line).map((words) => (
                    <p key={words}>{words}</p>
                  ))}
                </div>
                <b>{formatMoney(lineTotal(line))}</b>
              </Line>
            ))}
          </ul>
          {hold.held && (
            <div style={{ marginTop: 14 }}>
              <HeldUntil
                {...hold.held}
                count={timedUnitsOf(cart)}
                pending={hold.pending}
                onAgain={hold.again}
              />
            </div>
          )}
          {hold.failure && (
            <div style={{ marginTop: 14 }}>
              <Note tone="warn">{hold.failure}</Note>
            </div>
          )}
          <DiscountBox discount={discount} />
        </TicketPart>
        <Perforation />
        <TicketPart>
          <Sum>
            <div>
              <dt>Subtotal</dt>
              <dd>{formatMoney(subtotal)}</dd>
            </div>
            <div data-off={discount.amount > 0 ? '' : undefined}>
              <dt>Discount</dt>
              <dd>{`${discount.amount > 0 ? '−' : ''}${formatMoney(discount.amount)}`}</dd>
            </div>
            {tax && <TaxRows tax={tax} entered={toAmount(lessDiscount(subtotal, discount.amount))} />}
            <div>
              <dt>Total</dt>
              <dd>
                <Total amount={total} withCode />
              </dd>
            </div>
          </Sum>
        </TicketPart>
      </Ticket>
      {policies.length > 0 && (
        <Panel aria-labelledby="checkout-policy" style={{ marginTop: 20 }}>
          <Subheading as="h2" id="checkout-policy" style={{ marginBottom: 14 }}>
            If plans change
          </Subheading>
          <PolicyGroups policies={policies} />
        </Panel>
      )}
    </Side>
  );
}
