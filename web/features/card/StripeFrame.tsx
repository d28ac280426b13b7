import { PROVIDER_AWAY } from '@wondercast/core/money/payment/words';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Mount } from './card-look.ts';
import type { StripeForm } from './use-stripe-form.ts';

/** Stripe's form, its placeholder while loading, or a message when it fails to load. */
export function StripeFrame({ form }: { readonly form: StripeForm }) {
  const { place, phase, retry } = form;
  return (
    <>
      {phase === 'failed' && (
        <LoadFailure pending={false} onRetry={retry}>
          {PROVIDER_AWAY}
        </LoadFailure>
      )}
      {phase === 'loading' && (
        <div aria-busy="true">
          <Skeleton $height="76px" />
          <Skeleton $height="76px" $top="18px" />
        </div>
      )}
      <Mount ref={place} hidden={phase === 'failed'} style={phase === 'loading' ? { minHeight: 0 } : {}} />
    </>
  );
}
