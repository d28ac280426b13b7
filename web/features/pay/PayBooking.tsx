import { currency, formatMoney, toMinorUnits } from '@wondercast/core/kernel/money';
import { paymentWord } from '@wondercast/core/money/payment/payment-status';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsCurrentPage } from '../../addresses/use-is-current-page.ts';
import { useConfig } from '../../api/catalogue/site.ts';
import { amountProblem, paymentFailed } from '../../api/payment/payment-words.ts';
import type { PayPageWire } from '../../api/transport/wire.ts';
import type { CardForm } from '../../forms/card-form.ts';
import { showError } from '../../ui/overlays/toasts.ts';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Panel, TwoColumns } from '../../ui/primitives/Panel.tsx';
import { PanelTitle, Soft, TextLink } from '../../ui/primitives/Text.tsx';
import { CardFormSkeleton } from '../../ui/shop/CardFormSkeleton.tsx';
import { InvoiceTicket } from './InvoiceTicket.tsx';
import { LeadOn } from './LeadOn.tsx';
import { useBalance } from './use-balance.ts';

interface PayBookingProps {
  readonly token: string;
  readonly page: PayPageWire;
  readonly cardForm: CardForm;
}

/** The open amount, and a card form that pays it. */
export function PayBooking({ token, page, cardForm: Form }: PayBookingProps) {
  const { brandMail } = useConfig();
  const [address, setAddress] = useSearchParams();
  const isHere = useIsCurrentPage();
  const returned = address.get('payment_intent');
  const [checking, setChecking] = useState(returned !== null);
  const amount = toMinorUnits(page.openAmount);
  const isPaid = amount === 0;
  const isFree = toMinorUnits(page.total) === 0;
  const problem = isPaid ? null : amountProblem(amount);
  const { phase, open, prepare, settle, settleReturned } = useBalance(
    token,
    page,
    !isPaid && !problem && !checking && !page.beingConfirmed,
  );

  const onReturn = useEffectEvent(async () => {
    if (returned === null) return;
    const failed = address.get('redirect_status') === 'failed';
    if (!(await settleReturned(returned, failed))) {
      const { title, text } = paymentFailed(null);
      showError(text, title);
    }
    if (isHere()) setAddress({}, { replace: true });
    setChecking(false);
  });
  useEffect(() => void onReturn(), []);

  const isUnderWay = !isPaid && (checking || page.beingConfirmed || phase === 'processing');
  const asks = !isPaid && !problem && !isUnderWay;
  return (
    <TwoColumns>
      <Panel aria-labelledby="pay-by-card" aria-busy={checking}>
        <PanelTitle id="pay-by-card" style={{ marginBottom: 18 }}>
          {isFree ? paymentWord('nothing-due') : isPaid ? 'Paid' : 'Pay by card'}
        </PanelTitle>
        {isPaid && (
          <Soft role="status" style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
            <CircleCheck size={24} strokeWidth={1.75} color="var(--ok)" aria-hidden="true" />
            <span>
              {isFree
                ? 'Nothing is due for this booking.'
                : 'Thank you: this booking is paid, and nothing is left to pay.'}
            </span>
          </Soft>
        )}
        {isPaid && <LeadOn page={page} />}
        {isUnderWay && (
          <Note tone="info">
            A payment of this booking is being confirmed. We email a receipt as soon as it has arrived; please
            do not pay again.
          </Note>
        )}
        {problem && (
          <Note tone="warn">
            <span>{`${problem.text} Write to `}</span>
            <TextLink href={`mailto:${brandMail}`}>{brandMail}</TextLink> to settle the rest.
          </Note>
        )}
        {asks && phase === 'failed' && (
          <LoadFailure pending={false} onRetry={() => void open()}>
            The payment could not be prepared.
          </LoadFailure>
        )}
        {asks && phase === 'opening' && <CardFormSkeleton />}
        {asks && phase === 'open' && (
          <>
            <Soft
              style={{ marginBottom: 18 }}
            >{`${formatMoney(amount)} ${currency()} is open for this booking.`}</Soft>
            <Form
              amount={amount}
              blocked={null}
              prepare={prepare}
              returnPath={`/pay/${token}`}
              onOutcome={settle}
            />
          </>
        )}
      </Panel>
      <InvoiceTicket page={page} />
    </TwoColumns>
  );
}
