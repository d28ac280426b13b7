import { useConfig } from '../../api/catalogue/site.ts';
import type { CheckoutRequest } from '../../api/payment/payment-intent.ts';
import { amountProblem } from '../../api/payment/payment-words.ts';
import type { ApiError } from '../../api/transport/transport.ts';
import type { QuoteWire } from '../../api/transport/wire.ts';
import type { CardForm, Outcome } from '../../forms/card-form.ts';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { PanelTitle, TextLink } from '../../ui/primitives/Text.tsx';
import { CardFormSkeleton } from '../../ui/shop/CardFormSkeleton.tsx';
import { isComplete } from './customer-errors.ts';
import { forgetPaying, markPaying } from './paying-mark.ts';
import { useAmountWarning } from './use-amount-warning.ts';
import { useCardCheckout } from './use-card-checkout.ts';
import type { Booked } from './use-confirmation.ts';
import { useIntent } from './use-intent.ts';

const NEEDS_PHONE = 'Add your phone number to pay by card.';

interface CardPaymentProps {
  readonly form: CardForm;
  readonly request: CheckoutRequest;
  readonly done: Booked['done'];
  /** Called when the shown price is outdated. */
  readonly onQuote: (quote: QuoteWire) => void;
  /** False when a question about the times must be answered first, before which nothing is paid. */
  readonly areTimesClear: () => boolean;
  /** Whether a session needs a free time first. */
  readonly isUntimed: boolean;
  /** Called when somebody else has taken times of this cart. */
  readonly onTaken: (taken: ApiError['taken']) => void;
}

/** The card form of the checkout. A payment intent is opened first and stores what it buys. */
export default function CardPayment(props: CardPaymentProps) {
  const { form: Form, request, done, onQuote, areTimesClear, isUntimed, onTaken } = props;
  const { brandMail } = useConfig();
  const { customer, total } = request;
  const problem = amountProblem(total);
  const payable = isComplete(customer) && !problem && !isUntimed;
  const { phase, finish } = useCardCheckout({ done });
  const { client, opened, failed, send } = useIntent(payable ? request : null, {
    onQuote,
    onPaid: () => void take('unknown'),
    onTaken,
  });
  useAmountWarning(problem);

  const take = async (outcome: Outcome): Promise<boolean> => {
    const id = client.id();
    client.hold(true);
    const taken = outcome !== 'failed' && id !== null && (await finish(outcome, id, request));
    if (!taken) {
      client.hold(false);
      forgetPaying();
    }
    return taken;
  };
  const prepare = async (): Promise<string | null> => {
    if (!areTimesClear()) return null;
    const intent = await send();
    if (!intent) return null;
    client.hold(true);
    markPaying(intent.paymentIntentId, request);
    return intent.clientSecret;
  };
  const isMissingPhone = customer.phoneNumber.trim() === '';
  const blocked = phase === 'done' ? 'Your booking is on its way.' : isMissingPhone ? NEEDS_PHONE : null;

  return (
    <Panel aria-labelledby="card-details">
      <PanelTitle id="card-details" style={{ marginBottom: 18 }}>
        Card details
      </PanelTitle>
      {problem && <Note tone="warn">{`${problem.text} Choose Pay Later to book now.`}</Note>}
      {!problem && !payable && (
        <Note tone="info">
          {isUntimed
            ? 'Choose a time for each session above, and the card form opens here.'
            : 'Enter your first name, last name and email above, and the card form opens here.'}
        </Note>
      )}
      {payable && failed && (
        <div style={{ marginBottom: 18 }}>
          <LoadFailure pending={false} onRetry={() => void send()}>
            The payment could not be prepared.
          </LoadFailure>
        </div>
      )}
      {payable && !opened && !failed && <CardFormSkeleton />}
      {phase === 'stuck' && (
        <Note tone="bad" silent>
          <span>{'Your payment was received. Please do not pay again: write to '}</span>
          <TextLink href={`mailto:${brandMail}`}>{brandMail}</TextLink>
          <span>{`${client.id() ? ` and mention ${client.id()}` : ''}.`}</span>
        </Note>
      )}
      {opened && phase !== 'stuck' && (
        <Form amount={total} blocked={blocked} prepare={prepare} returnPath="/checkout" onOutcome={take} />
      )}
    </Panel>
  );
}
