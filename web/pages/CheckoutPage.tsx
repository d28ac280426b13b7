import ArrowLeft from 'lucide-react/icons/arrow-left';
import { lazy } from 'react';
import { useConfig } from '../api/site.ts';
import { Checkout } from '../features/checkout/Checkout.tsx';
import { CheckoutSkeleton } from '../features/checkout/CheckoutSkeleton.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { Page } from '../ui/Panel.tsx';
import { PageTitle } from '../ui/Text.tsx';
import { useAlive } from '../ui/use-alive.ts';
import { usePageHead } from './page-head.tsx';

const CardForm = lazy(() => import('../features/card/CardForm.tsx'));

/** Cart review and checkout. */
export default function CheckoutPage() {
  const { brandName } = useConfig();
  const alive = useAlive();
  usePageHead({
    title: `Checkout | ${brandName}`,
    description: 'Review your cart and book.',
    canonical: null,
  });
  return (
    <Page>
      <div style={{ marginLeft: -12 }}>
        <BackLink>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          Back
        </BackLink>
      </div>
      <PageTitle style={{ margin: '10px 0 28px' }}>Checkout</PageTitle>
      {alive ? <Checkout cardForm={CardForm} /> : <CheckoutSkeleton />}
      <noscript>The cart lives in your browser, so the checkout needs JavaScript.</noscript>
    </Page>
  );
}
