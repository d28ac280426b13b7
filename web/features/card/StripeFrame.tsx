import { PROVIDER_AWAY } from '@wondercast/core/payment/words';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Mount } from './card-look.ts';
import type { StripeForm } from './use-stripe-form.ts';

/** Stripe's form, its outline while it comes, or a word when it does not. */
export function StripeFrame({ form }: { readonly form: StripeForm }) {
  const { place, state, retry } = form;
  return (
    <>
      {state === 'failed' && (
        <LoadFailure pending={false} onRetry={retry}>
          {PROVIDER_AWAY}
        </LoadFailure>
      )}
      {state === 'loading' && (
        <div aria-busy="true">
          <Skeleton $height="76px" />
          <Skeleton $height="76px" $top="18px" />
        </div>
      )}
      <Mount ref={place} hidden={state === 'failed'} style={state === 'loading' ? { minHeight: 0 } : {}} />
    </>
  );
}
