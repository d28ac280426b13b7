import { useQuery } from '@tanstack/react-query';
import Link2Off from 'lucide-react/icons/link-2-off';
import { lazy } from 'react';
import { useConfig } from '../api/catalogue/site.ts';
import { payPageQuery } from '../api/payment/pay-link.ts';
import { BookedThrough } from '../features/pay/BookedThrough.tsx';
import { PayBooking } from '../features/pay/PayBooking.tsx';
import { PaySkeleton } from '../features/pay/PaySkeleton.tsx';
import { LoadFailure } from '../ui/primitives/LoadFailure.tsx';
import { Page } from '../ui/primitives/Panel.tsx';
import { PageTitle } from '../ui/primitives/Text.tsx';
import { useHydrated } from '../ui/primitives/use-hydrated.ts';
import { InlineScreen } from './InlineScreen.tsx';
import { usePageHead } from './page-head.tsx';
import { usePathParameters } from './path-parameters.ts';

const CardForm = lazy(() => import('../features/card/CardForm.tsx'));

function Pay({ token }: { readonly token: string }) {
  const { brandName, brandMail } = useConfig();
  const isHydrated = useHydrated();
  const { data, isError, isFetching, refetch } = useQuery({ ...payPageQuery(token), enabled: isHydrated });
  usePageHead({
    title: `Pay your booking | ${brandName}`,
    description: 'The open amount of your booking.',
    canonical: null,
  });
  if (data === null)
    return (
      <InlineScreen
        icon={Link2Off}
        title="This link is not valid any more"
        text={`It was replaced or withdrawn, or it is incomplete. Write to ${brandMail} for a new one.`}
      />
    );
  return (
    <Page>
      <PageTitle style={{ margin: '10px 0 28px' }}>Pay your booking</PageTitle>
      {data?.partner && <BookedThrough partner={data.partner} />}
      {isError && (
        <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
          Failed to load the open amount. Please try again.
        </LoadFailure>
      )}
      {data && <PayBooking token={token} page={data} cardForm={CardForm} />}
      {!data && !isError && <PaySkeleton />}
      <noscript>Paying by card needs JavaScript.</noscript>
    </Page>
  );
}

/** The page of a mailed pay link: pays the open amount of one booking, without an account. */
export default function PayPage() {
  const { token = '' } = usePathParameters();
  return <Pay key={token} token={token} />;
}
