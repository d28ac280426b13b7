import { useQuery } from '@tanstack/react-query';
import { mayChoose } from '@wondercast/core/desk/delivery/suggestion-state';
import Link2Off from 'lucide-react/icons/link-2-off';
import { suggestionQuery } from '../api/booking/session-times.ts';
import { useConfig } from '../api/catalogue/site.ts';
import { SuggestedTimes } from '../features/suggested-times/SuggestedTimes.tsx';
import { SuggestedTimesSkeleton } from '../features/suggested-times/SuggestedTimesSkeleton.tsx';
import { LoadFailure } from '../ui/primitives/LoadFailure.tsx';
import { Page } from '../ui/primitives/Panel.tsx';
import { useHydrated } from '../ui/primitives/use-hydrated.ts';
import { InlineScreen } from './InlineScreen.tsx';
import { LinkFrame } from './LinkFrame.tsx';
import { usePageHead } from './page-head.tsx';
import { usePathParameters } from './path-parameters.ts';

function Suggested({ token }: { readonly token: string }) {
  const { brandName, brandMail } = useConfig();
  const isHydrated = useHydrated();
  const { data, isError, isFetching, refetch } = useQuery({ ...suggestionQuery(token), enabled: isHydrated });
  usePageHead({
    title: `Choose your time | ${brandName}`,
    description: 'Times that we suggest for your session.',
    canonical: null,
  });
  if (data === null)
    return (
      <LinkFrame>
        <InlineScreen
          icon={Link2Off}
          title="This link is not valid any more"
          text={`It was replaced or withdrawn, or it is incomplete. Write to ${brandMail} for a new one.`}
        />
      </LinkFrame>
    );
  return (
    <LinkFrame overArt={!data ? !isError : mayChoose(data)}>
      {isError && !data && (
        <Page>
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            Failed to load the suggested times. Please try again.
          </LoadFailure>
        </Page>
      )}
      {data && <SuggestedTimes token={token} page={data} />}
      {!data && !isError && <SuggestedTimesSkeleton />}
      <noscript>Choosing a time needs JavaScript.</noscript>
    </LinkFrame>
  );
}

/** The page of a mail with suggested times: accepts one of them without an account. Opening it changes nothing. */
export default function SuggestedTimesPage() {
  const { token = '' } = usePathParameters();
  return <Suggested key={token} token={token} />;
}
