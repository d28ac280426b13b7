import { useSearchParams } from 'react-router-dom';
import { looksLikeReference } from '../addresses/reference-shape.ts';
import { useConfig } from '../api/catalogue/site.ts';
import { Confirmation } from '../features/confirmation/Confirmation.tsx';
import NotFoundPage from './NotFoundPage.tsx';
import { found, missing, type Warm } from './page-chunk.tsx';
import { usePageHead } from './page-head.tsx';
import { usePathParameters } from './path-parameters.ts';

function Confirmed({ reference }: { readonly reference: string }) {
  const { brandName } = useConfig();
  const [parameters] = useSearchParams();
  usePageHead({
    title: `Order Confirmed! | ${brandName}`,
    description: 'Your booking was received.',
    canonical: null,
  });
  return <Confirmation reference={reference} token={parameters.get('token')} />;
}

export const warm: Warm = async (_client, _url, reference) =>
  looksLikeReference(reference) ? found : missing;

/** Confirmation after a booking. */
export default function OrderConfirmationPage() {
  const { reference = '' } = usePathParameters();
  return looksLikeReference(reference) ? <Confirmed reference={reference} /> : <NotFoundPage />;
}
