import { useQuery } from '@tanstack/react-query';
import Link2Off from 'lucide-react/icons/link-2-off';
import { hostPageQuery } from '../api/booking/host-page.ts';
import { useConfig } from '../api/catalogue/site.ts';
import { HostBadge } from '../features/host-page/HostBadge.tsx';
import { HostPage } from '../features/host-page/HostPage.tsx';
import { HostPageSkeleton } from '../features/host-page/HostPageSkeleton.tsx';
import { EmptyState } from '../ui/primitives/EmptyState.tsx';
import { LoadFailure } from '../ui/primitives/LoadFailure.tsx';
import { Middle } from '../ui/primitives/Middle.tsx';
import { Page } from '../ui/primitives/Panel.tsx';
import { useHydrated } from '../ui/primitives/use-hydrated.ts';
import { LinkFrame } from './LinkFrame.tsx';
import { usePageHead } from './page-head.tsx';
import { usePathParameters } from './path-parameters.ts';

function OfToken({ token }: { readonly token: string }) {
  const { brandName, brandMail } = useConfig();
  const isHydrated = useHydrated();
  const { data, isError, isFetching, refetch } = useQuery({ ...hostPageQuery(token), enabled: isHydrated });
  usePageHead({
    title: `Your sessions | ${brandName}`,
    description: 'What you are asked to lead, and your sessions.',
    canonical: null,
  });
  return (
    <LinkFrame aside={data && <HostBadge host={data.host} />}>
      {data === null && (
        <Middle>
          <EmptyState
            icon={Link2Off}
            titleAs="h1"
            title="This page has ended"
            text={`Ask ${brandMail} for a new link.`}
          />
        </Middle>
      )}
      {data === undefined && isError && (
        <Page>
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            Failed to load your sessions. Please try again.
          </LoadFailure>
        </Page>
      )}
      {data && <HostPage token={token} page={data} />}
      {data === undefined && !isError && <HostPageSkeleton />}
      <noscript>Your sessions need JavaScript: they are shown only to you.</noscript>
    </LinkFrame>
  );
}

/** A host's own page, opened by a mailed link. */
export default function HostLinkPage() {
  const { token = '' } = usePathParameters();
  return <OfToken key={token} token={token} />;
}
