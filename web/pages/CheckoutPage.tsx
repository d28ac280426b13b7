import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '../api/catalogue/site.ts';
import { userQuery } from '../api/session/account.ts';
import { useSession } from '../api/session/use-session.ts';
import { currentCart, useCart } from '../cart/cart-store.ts';
import { SessionEnd } from '../features/account/SessionEnd.tsx';
import { SessionEndNote } from '../features/account/SessionEndNote.tsx';
import { CheckoutSkeleton } from '../features/checkout/CheckoutSkeleton.tsx';
import { BackLink } from '../ui/primitives/BackLink.tsx';
import { Page } from '../ui/primitives/Panel.tsx';
import { PageTitle } from '../ui/primitives/Text.tsx';
import { useHydrated } from '../ui/primitives/use-hydrated.ts';
import { EmptyCart } from '../ui/shop/EmptyCart.tsx';
import { found, pageChunk, type Warm } from './page-chunk.tsx';
import { usePageHead } from './page-head.tsx';

const formChunk = pageChunk('pages/CheckoutForm.tsx', () => import('./CheckoutForm.tsx'));
const { Page: Form } = formChunk;

/** Whether the form's code is needed: not for an empty cart, unless a payment returns. Only the browser knows the cart. */
const isWanted = (search: string) =>
  typeof window !== 'undefined' && (currentCart().length > 0 || search !== '');

export const ahead = [formChunk];

export const warm: Warm = async (_, { search }) => {
  if (isWanted(search)) await formChunk.load();
  return found;
};

/** Once shown, the form stays: a booking empties the cart, and the form still reports it. */
function Contents() {
  const cart = useCart();
  const { search } = useLocation();
  const [isShown, setShown] = useState(isWanted(search));
  if (cart.length > 0 && !isShown) setShown(true);
  if (!isShown) return <EmptyCart />;
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <Form />
    </Suspense>
  );
}

const GUEST = {
  text: 'Sign in again to book with your account, or continue as a guest.',
  label: 'Continue as guest',
};

/** Cart review and checkout. */
export default function CheckoutPage() {
  const { brandName } = useConfig();
  const isHydrated = useHydrated();
  const { data } = useQuery({ ...userQuery, enabled: isHydrated });
  const session = useSession(data);
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
      <SessionEnd session={session} guest={GUEST} />
      <SessionEndNote session={session} guest={GUEST} />
      {isHydrated ? <Contents /> : <CheckoutSkeleton />}
      <noscript>The cart lives in your browser, so the checkout needs JavaScript.</noscript>
    </Page>
  );
}
