import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Ticket from 'lucide-react/icons/ticket';
import UsersRound from 'lucide-react/icons/users-round';
import Webhook from 'lucide-react/icons/webhook';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useConfig } from '../api/catalogue/site.ts';
import { ownPartnerQuery } from '../api/partner/partner.ts';
import type { UserWire } from '../api/transport/wire.ts';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { TableSkeleton } from '../ui/primitives/TableSkeleton.tsx';
import { Tabs } from '../ui/primitives/Tabs.tsx';
import { Soft } from '../ui/primitives/Text.tsx';
import { d3 } from '../ui/theme/type.ts';

const OwnKeys = lazy(() => import('../features/admin-partners/OwnKeys.tsx'));
const OwnWebhooks = lazy(() => import('../features/admin-partners/OwnWebhooks.tsx'));
const OwnBookings = lazy(() => import('../features/admin-partners/OwnBookings.tsx'));
const OwnStatement = lazy(() => import('../features/admin-partners/OwnStatement.tsx'));
const Team = lazy(() => import('../features/admin-partners/Team.tsx'));

const TABS = [
  { id: 'keys', title: 'Keys', icon: KeyRound },
  { id: 'webhooks', title: 'Webhooks', icon: Webhook },
  { id: 'bookings', title: 'Bookings', icon: Ticket },
  { id: 'statement', title: 'Statement', icon: ReceiptText },
  { id: 'team', title: 'Team', icon: UsersRound },
] as const;

type PartnerTab = (typeof TABS)[number]['id'];

const Top = styled.header`
  margin-bottom: 22px;
  overflow-wrap: anywhere;
  & > h1 {
    ${d3}
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

function Content({ tab, user }: { readonly tab: PartnerTab; readonly user: UserWire }) {
  switch (tab) {
    case 'keys':
      return <OwnKeys />;
    case 'webhooks':
      return <OwnWebhooks />;
    case 'bookings':
      return <OwnBookings />;
    case 'statement':
      return <OwnStatement />;
    case 'team':
      return <Team user={user} />;
  }
}

/** The area of a partner's people: keys, webhooks, bookings, statement, team. The tab is part of the URL. */
export default function PartnerArea({ user }: { readonly user: UserWire }) {
  const { brandName } = useConfig();
  const [parameters, setParameters] = useSearchParams();
  const { data } = useQuery(ownPartnerQuery);
  const chosen = TABS.find(({ id }) => id === parameters.get('tab'))?.id ?? 'keys';
  return (
    <>
      <Top>
        {data ? <h1>{data.name}</h1> : <Skeleton $width="220px" $height="38px" />}
        <Soft as="p">
          <span>{`Partner of ${brandName}. `}</span>
          <a href="/developers">How to build with it</a>
        </Soft>
      </Top>
      <Tabs
        label="Partner"
        tabs={TABS}
        chosen={chosen}
        onChoose={(tab) => setParameters({ tab }, { replace: true })}
      >
        {(tab) => (
          <Suspense fallback={<TableSkeleton label="Loading..." />}>
            <Content tab={tab} user={user} />
          </Suspense>
        )}
      </Tabs>
    </>
  );
}
