import { useQuery } from '@tanstack/react-query';
import Link2Off from 'lucide-react/icons/link-2-off';
import { reviewPageQuery } from '../api/booking/reviews.ts';
import { useConfig } from '../api/catalogue/site.ts';
import { ReviewForm } from '../features/reviews/ReviewForm.tsx';
import { LoadFailure } from '../ui/primitives/LoadFailure.tsx';
import { Page } from '../ui/primitives/Panel.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { useHydrated } from '../ui/primitives/use-hydrated.ts';
import { InlineScreen } from './InlineScreen.tsx';
import { LinkFrame } from './LinkFrame.tsx';
import { usePageHead } from './page-head.tsx';
import { usePathParameters } from './path-parameters.ts';

function Linked({ token }: { readonly token: string }) {
  const { brandName, brandMail } = useConfig();
  const isHydrated = useHydrated();
  const { data, isError, isFetching, refetch } = useQuery({ ...reviewPageQuery(token), enabled: isHydrated });
  usePageHead({
    title: `How was it? | ${brandName}`,
    description: 'A few stars, and a word if you like.',
    canonical: null,
  });
  return (
    <LinkFrame>
      {data === null && (
        <InlineScreen
          icon={Link2Off}
          title="This link is not valid any more"
          text={`It was replaced, or it is incomplete. Write to ${brandMail} for a new one.`}
        />
      )}
      {data && <ReviewForm key={data.endsAt} token={token} page={data} />}
      {data === undefined && (
        <Page>
          {isError ? (
            <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
              Failed to load this page. Please try again.
            </LoadFailure>
          ) : (
            <div aria-busy="true">
              <Skeleton $height="420px" $top="40px" $radius="var(--r-xl)" />
            </div>
          )}
        </Page>
      )}
      <noscript>Writing a review needs JavaScript.</noscript>
    </LinkFrame>
  );
}

/** The page of a mail that asks for reviews: stars and texts for each experience, without an account. */
export default function ReviewLinkPage() {
  const { token = '' } = usePathParameters();
  return <Linked key={token} token={token} />;
}
