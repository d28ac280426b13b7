import { lazy, Suspense } from 'react';
import { useConfig } from '../../api/catalogue/site.ts';
import type { CardFormProps } from '../../forms/card-form.ts';
import { CardFormSkeleton } from '../../ui/shop/CardFormSkeleton.tsx';

const SimulatedCard = lazy(() => import('./SimulatedCard.tsx'));
const StripeCard = lazy(() => import('./StripeCard.tsx'));

/** The card form of the shop's payment provider. */
export default function CardForm(props: CardFormProps) {
  const Form = useConfig().payments === 'stripe' ? StripeCard : SimulatedCard;
  return (
    <Suspense fallback={<CardFormSkeleton />}>
      <Form {...props} />
    </Suspense>
  );
}
