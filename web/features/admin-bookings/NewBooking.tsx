import { newKey } from '@wondercast/client/new-key';
import { MAX_CODE_LENGTH } from '@wondercast/core/buying/discount/code-text';
import { deskBookingRule } from '@wondercast/core/desk/delivery/desk-booking';
import { CUSTOMER_LENGTHS } from '@wondercast/core/people/customer-lengths';
import { useRef, useState } from 'react';
import { bookForCustomer } from '../../api/admin/admin-bookings.ts';
import { useShopRules } from '../../api/catalogue/shop-rules.ts';
import { BillingFields } from '../../forms/BillingFields.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { BLANK_BILLING, billingErrors, billingOf } from '../../headless/billing-draft.ts';
import { CUSTOMER_FIELDS, customerFieldNames } from '../../headless/customer-fields.ts';
import { taxRowsOf } from '../../headless/tax-rows.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { FieldGrid } from '../../ui/forms/field-look.ts';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Subheading } from '../../ui/primitives/Text.tsx';
import { Figures } from '../../ui/shop/Figures.tsx';
import { DeskLine } from './DeskLine.tsx';
import { EMPTY_CUSTOMER, emptyLine, isBegun, isHalfTyped, type LineDraft, lineBody } from './desk-draft.ts';
import { useDeskQuote } from './use-desk-quote.ts';

interface NewBookingProps {
  /** Known facts of the customer. */
  readonly known?: Partial<typeof EMPTY_CUSTOMER>;
  readonly onPlaced: (id: number) => void;
  readonly onClose: () => void;
}

/** The desk's form for a new booking, for somebody who has called or written. */
export default function NewBooking({ known = {}, onPlaced, onClose }: NewBookingProps) {
  const form = useRef<HTMLFormElement>(null);
  // Idempotency key, so that a retry after a broken connection books only once.
  const [idempotencyKey] = useState(newKey);
  const [customer, setCustomer] = useState({ ...EMPTY_CUSTOMER, ...known });
  const [lines, setLines] = useState<readonly LineDraft[]>(() => [emptyLine(0)]);
  const [payLink, setPayLink] = useState(false);
  const [code, setCode] = useState('');
  const { tax } = useShopRules();
  const [billing, setBilling] = useState(BLANK_BILLING);
  const buyer = tax ? { billing: billingOf(billing), companyName: customer.companyName || null } : {};
  const { quote, isOld, problemOf, issues } = useDeskQuote(lines, code, buyer);
  const body = {
    ...customer,
    ...(tax && { billing: billingOf(billing) }),
    items: lines.map(lineBody),
    payLink,
    ...(code.trim() && { discountCode: code.trim() }),
    // The server compares the shown total.
    ...(quote && !isOld && { totalPrice: quote.total }),
  };
  const { errors, pending, submit } = useSubmission({
    form,
    rule: deskBookingRule,
    // The rule parses amounts as minor units; the request has them in the API's form.
    send: (_judged, context) => bookForCustomer.mutationFn({ body, idempotencyKey }, context),
    onDone: ({ id, bookingReference, totalPrice, email }) => {
      onClose();
      showToast('Booked', `${bookingReference} for ${shownAmount(totalPrice)}. ${email} gets a mail.`);
      onPlaced(id);
    },
    onFailed: (error) => showError(error?.message ?? 'Please try again.', 'Not booked'),
  });
  const edit = (key: number, change: Partial<LineDraft>) =>
    setLines((now) => now.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const dirty =
    lines.length > 1 ||
    code !== '' ||
    lines.some(isBegun) ||
    Object.entries({ ...EMPTY_CUSTOMER, ...known }).some(
      ([name, text]) => Reflect.get(customer, name) !== text,
    );
  return (
    <FormDialog
      title="New booking"
      width={760}
      form={form}
      dirty={dirty}
      pending={pending}
      saveLabel="Book and mail"
      onSave={() => {
        if (!lines.some(isHalfTyped)) submit(body);
      }}
      onClose={onClose}
    >
      {lines.map((line, place) => (
        <DeskLine
          key={line.key}
          line={line}
          place={place}
          errors={errors}
          problem={problemOf(line)}
          onChange={(change) => edit(line.key, change)}
          {...(lines.length > 1 && {
            onRemove: () => setLines((now) => now.filter(({ key }) => key !== line.key)),
          })}
        />
      ))}
      <Button
        look="quiet"
        size="sm"
        style={{ marginBottom: 26 }}
        onClick={() => setLines((now) => [...now, emptyLine((now.at(-1)?.key ?? 0) + 1)])}
      >
        Add another experience
      </Button>
      <Subheading style={{ marginBottom: 12 }}>Customer</Subheading>
      <FieldGrid>
        {customerFieldNames.map((name) => (
          <TextField
            key={name}
            {...CUSTOMER_FIELDS[name]}
            name={name}
            autoComplete="off"
            value={customer[name]}
            error={errors[name] ?? null}
            onChange={({ target }) => setCustomer((now) => ({ ...now, [name]: target.value }))}
          />
        ))}
        <TextField
          wide
          label="Purchase order"
          note="optional; printed on the invoice"
          autoComplete="off"
          maxLength={CUSTOMER_LENGTHS.purchaseOrder}
          value={customer.purchaseOrder}
          error={errors.purchaseOrder ?? null}
          onChange={({ target }) => setCustomer((now) => ({ ...now, purchaseOrder: target.value }))}
        />
        <TextArea
          label="Special requests"
          note="optional; also read by hosts"
          rows={2}
          maxLength={CUSTOMER_LENGTHS.specialRequests}
          value={customer.specialRequests}
          error={errors.specialRequests ?? null}
          onChange={({ target }) => setCustomer((now) => ({ ...now, specialRequests: target.value }))}
        />
      </FieldGrid>
      {tax && (
        <div style={{ marginTop: 26 }}>
          <Subheading style={{ marginBottom: 12 }}>Billing</Subheading>
          <BillingFields
            billing={billing}
            errors={{
              ...billingErrors(issues),
              ...billingErrors(Object.entries(errors).map(([path, message]) => ({ path, message }))),
            }}
            onChange={(change) => setBilling((now) => ({ ...now, ...change }))}
            regions={tax.regions}
          />
        </div>
      )}
      <div style={{ maxWidth: 320, margin: '18px 0' }}>
        <TextField
          label="Discount code"
          note="optional"
          autoComplete="off"
          maxLength={MAX_CODE_LENGTH}
          value={code}
          error={errors.discountCode ?? (isOld ? null : (quote?.discount?.error ?? null))}
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      {quote && (
        <div style={{ marginBottom: 18 }}>
          <Figures
            stale={isOld}
            rows={[
              { name: 'Subtotal', amount: quote.subtotal },
              ...(quote.discount && quote.discount.amount > 0
                ? [{ name: `Discount ${quote.discount.code}`, amount: -quote.discount.amount }]
                : []),
              ...(quote.tax ? taxRowsOf(quote.tax, quote.subtotal - (quote.discount?.amount ?? 0)) : []),
            ]}
            sum={{ name: 'Total', amount: quote.total }}
          />
        </div>
      )}
      <SwitchRow label="The mail asks for payment by card" checked={payLink} onChange={setPayLink} />
    </FormDialog>
  );
}
