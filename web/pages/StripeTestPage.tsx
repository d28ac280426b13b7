import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../api/catalogue/site.ts';
import { userQuery } from '../api/session/account.ts';
import { CreateIntent } from '../features/stripe-test/CreateIntent.tsx';
import { TestConnection } from '../features/stripe-test/TestConnection.tsx';
import { Page } from '../ui/primitives/Panel.tsx';
import { Lead, PageTitle } from '../ui/primitives/Text.tsx';
import { useHydrated } from '../ui/primitives/use-hydrated.ts';
import { AccessDenied } from './AccessDenied.tsx';
import { usePageHead } from './page-head.tsx';

function Tests() {
  const { brandName } = useConfig();
  usePageHead({
    title: `Payment test | ${brandName}`,
    description: 'Tests the connection to the payment provider.',
    canonical: null,
  });
  return (
    <Page style={{ maxWidth: 720 }}>
      <PageTitle>Payment test</PageTitle>
      <Lead style={{ margin: '12px 0 28px' }}>
        For people who set up this shop. It is not linked from any page that customers see.
      </Lead>
      <TestConnection />
      <CreateIntent />
    </Page>
  );
}

/** Tests the payment provider. Open in development, only for administrators in production (decision 004 and decision 044). */
export default function StripeTestPage() {
  const { publicUrl } = useConfig();
  const isHydrated = useHydrated();
  const { data: user } = useQuery({ ...userQuery, enabled: isHydrated });
  const isProduction = publicUrl.startsWith('https:');
  return isProduction && user?.role !== 'admin' ? <AccessDenied /> : <Tests />;
}
