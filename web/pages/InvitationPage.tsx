import { useQuery } from '@tanstack/react-query';
import { ROLE_WORDS } from '@wondercast/core/people/account/role-words';
import Link2Off from 'lucide-react/icons/link-2-off';
import { Navigate } from 'react-router-dom';
import { signInAddress } from '../addresses/return-address.ts';
import { useConfig } from '../api/catalogue/site.ts';
import { userQuery } from '../api/session/account.ts';
import { invitationQuery } from '../api/session/invitation.ts';
import { AcceptInvitation } from '../features/account/AcceptInvitation.tsx';
import { JoinStaff } from '../features/account/JoinStaff.tsx';
import { ButtonLink } from '../ui/primitives/Button.tsx';
import { LoadFailure } from '../ui/primitives/LoadFailure.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { useHydrated } from '../ui/primitives/use-hydrated.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { InlineScreen } from './InlineScreen.tsx';
import { LinkFrame } from './LinkFrame.tsx';
import { usePageHead } from './page-head.tsx';
import { usePathParameters } from './path-parameters.ts';

/** The page of an invitation's link, which creates a staff account. */
export default function InvitationPage() {
  const { token = '' } = usePathParameters();
  const { brandName, brandMail } = useConfig();
  const isHydrated = useHydrated();
  const { data: user } = useQuery({ ...userQuery, enabled: isHydrated });
  const { data, isError, isFetching, refetch } = useQuery({ ...invitationQuery(token), enabled: isHydrated });
  usePageHead({
    title: `Your invitation | ${brandName}`,
    description: 'Accept your invitation.',
    canonical: null,
  });
  if (user && user.partnerId !== null) return <Navigate replace to="/partner" />;
  if (user?.role === 'admin') return <Navigate replace to="/admin" />;
  if (data === null)
    return (
      <LinkFrame>
        <InlineScreen
          icon={Link2Off}
          title="This invitation is not valid any more"
          text={`It was used or withdrawn, or seven days have passed. Write to ${brandMail} for a new one.`}
        />
      </LinkFrame>
    );
  const words = data?.staffRole ? ROLE_WORDS[data.staffRole] : null;
  const offer = words
    ? `as ${words.title}: ${words.text.toLowerCase()}`
    : `to the account of ${data?.partner}: its keys, webhooks, bookings and statement`;
  return (
    <AuthFrame
      title="You are invited"
      text={data ? `${data.invitedBy} invites ${data.email} ${offer}.` : 'Choose your username and password.'}
    >
      {isError && (
        <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
          Failed to load the invitation. Please try again.
        </LoadFailure>
      )}
      {data && user && <JoinStaff token={token} invited={data} user={user} />}
      {data && !user && data.hasAccount && (
        <>
          <p>{`You have an account with ${data.email}. Sign in with it to accept.`}</p>
          <ButtonLink size="lg" full to={signInAddress(`/invitation/${token}`)}>
            Sign in
          </ButtonLink>
        </>
      )}
      {data && !user && !data.hasAccount && <AcceptInvitation token={token} partner={data.partner} />}
      {!data && !isError && <Skeleton $height="160px" />}
    </AuthFrame>
  );
}

export { warmFeatured as warm } from './warm-featured.ts';
