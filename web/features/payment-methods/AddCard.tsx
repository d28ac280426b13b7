import { useQueryClient } from '@tanstack/react-query';
import { LAST_FOUR_LENGTH, paymentMethodRule } from '@wondercast/core/money/payment/rules';
import { useRef, useState } from 'react';
import { addPaymentMethod, paymentMethodsQuery } from '../../api/payment/payment-methods.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { Stack } from '../../ui/forms/field-look.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { CARD_BRANDS, type CardBrand } from './card-brands.ts';

const EXPIRY_FORMAT = 'MM/YY';

/** Formats `1229` as `12/29` while typing. */
const asExpiry = (typed: string, before: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  if (digits.length < 2) return digits;
  const rest = digits.slice(2);
  // Deleting the slash removes it, and the remaining digits can be edited.
  return rest === '' && before.length > typed.length ? digits : `${digits.slice(0, 2)}/${rest}`;
};

/** The simulated form asks for no more of a card than may be displayed (decision 028). */
export function AddCard() {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [cardBrand, setCardBrand] = useState<CardBrand | null>(null);
  const [lastFour, setLastFour] = useState('');
  const [expiryDate, setExpiryDate] = useState('');
  const { errors, pending, submit } = useSubmission({
    form,
    rule: paymentMethodRule,
    send: addPaymentMethod,
    onDone: () => {
      setCardBrand(null);
      setLastFour('');
      setExpiryDate('');
      showToast('Payment method added');
      void client.invalidateQueries({ queryKey: paymentMethodsQuery.queryKey });
    },
    onFailed: (error) => showError(error?.message ?? 'Please try again.', 'Failed to add payment method'),
  });
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { type } = Object.fromEntries(new FormData(event.currentTarget));
        void submit({ type, lastFour, expiryDate, cardBrand: cardBrand ?? '' });
      }}
    >
      <input type="hidden" name="type" value="card" />
      <Stack>
        <Select
          label="Card Type"
          options={CARD_BRANDS}
          chosen={cardBrand}
          placeholder="Choose a card type"
          onChoose={setCardBrand}
          error={errors.cardBrand ?? null}
        />
        <TextField
          label="Last 4 Digits"
          name="lastFour"
          inputMode="numeric"
          autoComplete="off"
          maxLength={LAST_FOUR_LENGTH}
          value={lastFour}
          onChange={({ target }) => setLastFour(target.value.replace(/\D/g, ''))}
          error={errors.lastFour ?? null}
        />
        <TextField
          label="Expiry Date"
          name="expiryDate"
          inputMode="numeric"
          autoComplete="off"
          placeholder={EXPIRY_FORMAT}
          maxLength={EXPIRY_FORMAT.length}
          value={expiryDate}
          onChange={({ target }) => setExpiryDate(asExpiry(target.value, expiryDate))}
          error={errors.expiryDate ?? null}
        />
        <Button type="submit" full pending={pending}>
          {pending ? 'Adding card...' : 'Add Card'}
        </Button>
        <Note tone="info">This form is a simulation. Nothing you enter is charged.</Note>
      </Stack>
    </form>
  );
}
