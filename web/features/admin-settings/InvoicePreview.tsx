import type { SELLING } from '@wondercast/core/shop/settings/selling-record';
import { styled } from 'styled-components';
import type { DraftOf } from '../../forms/record-draft.ts';
import { Preview } from './settings-look.ts';

const Sheet = styled.div`
  display: grid;
  gap: 14px;
  font-size: 13.5px;
  line-height: 1.5;
  & > b {
    font: 780 26px/1.02 var(--display);
  }
  & small {
    display: block;
    font-size: 12px;
    font-weight: 650;
    color: var(--text-3);
  }
  & p {
    white-space: pre-line;
  }
`;

const lines = (texts: readonly string[]): string => texts.filter(Boolean).join('\n');

/** A preview of the seller's details on an invoice. */
export function InvoicePreview({ selling }: { readonly selling: DraftOf<typeof SELLING> }) {
  const { sellerName, sellerAddress, sellerTaxId, sellerEmail, sellerPhone, sellerWebsite } = selling;
  const { taxPercent, daysToPay, invoicePrefix, iban, bic, bankHolder, bankName } = selling;
  return (
    <Preview data-theme="light">
      <figcaption>Invoice</figcaption>
      <Sheet>
        <b>{`${invoicePrefix}-${new Date().getFullYear()}-000042`}</b>
        <p>
          <small>From</small>
          <span>
            {lines([
              sellerName,
              sellerAddress,
              sellerTaxId && `Tax ID ${sellerTaxId}`,
              sellerEmail,
              sellerPhone,
              sellerWebsite.replace(/^https?:\/\//, ''),
            ])}
          </span>
        </p>
        <p>
          <small>Due</small>
          <span>{daysToPay === '0' ? 'On receipt' : `${daysToPay} days after it is issued`}</span>
        </p>
        {Number(taxPercent) > 0 && (
          <p>
            <small>Tax included</small>
            <span>{`${taxPercent}%`}</span>
          </p>
        )}
        {iban && (
          <p>
            <small>Transfers</small>
            <span>
              {lines([
                lines([bankHolder || sellerName, bankName]).replaceAll('\n', ', '),
                `IBAN ${iban}`,
                bic && `BIC ${bic}`,
              ])}
            </span>
          </p>
        )}
      </Sheet>
    </Preview>
  );
}
