import { formatMoney, minus, sum, toMinorUnits } from '@wondercast/core/kernel/money';
import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { styled } from 'styled-components';
import type { PayPageWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { PanelTitle, Small } from '../../ui/primitives/Text.tsx';
import { Unbroken } from '../../ui/primitives/Unbroken.tsx';
import { enteredOf, PriceRows } from '../../ui/shop/PriceRows.tsx';
import { TaxRows } from '../../ui/shop/TaxRows.tsx';
import { Perforation, Sums, Ticket, TicketPart } from '../../ui/shop/Ticket.tsx';
import { Total } from '../../ui/shop/Total.tsx';

const Line = styled.li`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding: 14px 0;
  border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 600;
    line-height: 1.3;
  }
  & p {
    margin-top: 3px;
    font-size: 13px;
    line-height: 1.4;
    color: var(--text-3);
  }
  & p + p {
    margin-top: 0;
  }
`;

/** The price of a unit without its add-ons, which are listed below it. */
const tierPriceOf = (unitPrice: number, addOns: readonly { readonly price: number }[]) =>
  minus(toMinorUnits(unitPrice), sum(addOns.map(({ price }) => toMinorUnits(price))));

/** The lines of an invoice and the open amount, without the customer's name. */
export function InvoiceTicket({ page }: { readonly page: PayPageWire }) {
  const { bookingReference, lines, subtotal, discount, fees, tax, total, openAmount } = page;
  const received = minus(toMinorUnits(total), toMinorUnits(openAmount));
  return (
    <Ticket aria-labelledby="invoice-lines">
      <TicketPart>
        <Small>
          Booking <Unbroken>{bookingReference}</Unbroken>
        </Small>
        <PanelTitle id="invoice-lines">What is booked</PanelTitle>
        <ul style={{ marginTop: 6 }}>
          {lines.map(({ title, selectedTier, quantity, addOns, unitPrice, lineTotal }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its index
            <Line key={at}>
              <div>
                <b>{title ?? 'Experience not found'}</b>
                <p>{`${tierLabel(selectedTier)} tier × ${quantity} · ${formatMoney(tierPriceOf(unitPrice, addOns))}`}</p>
                {addOns.map((addOn) => (
                  <p key={addOn.id}>{`${addOn.name} × ${quantity} · ${shownAmount(addOn.price)}`}</p>
                ))}
              </div>
              <b>{shownAmount(lineTotal)}</b>
            </Line>
          ))}
        </ul>
      </TicketPart>
      <Perforation />
      <TicketPart>
        <Sums>
          <PriceRows subtotal={subtotal} discount={discount} />
          {fees.map(({ reason, amount }) => (
            <div key={reason}>
              <dt>{reason}</dt>
              <dd>{shownAmount(amount)}</dd>
            </div>
          ))}
          {tax && <TaxRows tax={tax} entered={enteredOf(subtotal, discount, fees)} />}
          <div>
            <dt>Total</dt>
            <dd>{shownAmount(total)}</dd>
          </div>
          {received > 0 && (
            <div>
              <dt>Received</dt>
              <dd>{`−${formatMoney(received)}`}</dd>
            </div>
          )}
          <div style={{ alignItems: 'baseline' }}>
            <dt>Open amount</dt>
            <dd>
              <Total small withCode amount={toMinorUnits(openAmount)} />
            </dd>
          </div>
        </Sums>
      </TicketPart>
    </Ticket>
  );
}
