import { useQuery } from '@tanstack/react-query';
import { SECOND_FACTOR_REQUIRED } from '@wondercast/core/people/account/words';
import { useConfig } from '../api/catalogue/site.ts';
import { userQuery } from '../api/session/account.ts';
import { useSession } from '../api/session/use-session.ts';
import { SessionEnd } from '../features/account/SessionEnd.tsx';
import { SessionEndNote } from '../features/account/SessionEndNote.tsx';
import { UserSlot } from '../features/account/UserSlot.tsx';
import { Link } from '../ui/primitives/Link.tsx';
import { LoadFailure } from '../ui/primitives/LoadFailure.tsx';
import { Page } from '../ui/primitives/Panel.tsx';
import { TableSkeleton } from '../ui/primitives/TableSkeleton.tsx';
import { useHydrated } from '../ui/primitives/use-hydrated.ts';
import { Logo } from '../ui/shop/Logo.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { AdminDashboard } from './AdminDashboard.tsx';
import { Bar } from './admin-look.ts';
import { usePageHead } from './page-head.tsx';
import { SecondFactorMissing } from './SecondFactorMissing.tsx';
import { useAdminRefused } from './use-admin-refused.ts';

function TopBar() {
  const { brandName, brandLogo } = useConfig();
  return (
    <Bar>
      <Link to="/" aria-label={`${brandName} home`}>
        <Logo name={brandName} image={brandLogo} />
      </Link>
      <UserSlot />
    </Bar>
  );
}

function Waiting() {
  const { brandName } = useConfig();
  usePageHead({
    title: `Admin Dashboard | ${brandName}`,
    description: 'Manage experiences, bookings, categories and partners.',
    canonical: null,
  });
  return (
    <Page>
      <TableSkeleton label="Loading..." />
      <noscript>The dashboard needs JavaScript.</noscript>
    </Page>
  );
}

/** Shown to people without access. `words` is the server's message; null when it was not asked. */
const Closed = ({ words }: { readonly words: string | null }) =>
  words === SECOND_FACTOR_REQUIRED ? <SecondFactorMissing /> : <AccessDenied />;

/** The dashboard, for administrators only. The server decides about access. */
export default function AdminPage() {
  const isHydrated = useHydrated();
  const { data, isError, isFetching, refetch } = useQuery({ ...userQuery, enabled: isHydrated });
  const session = useSession(data);
  const { user, ended } = session;
  const refused = useAdminRefused();
  const question = <SessionEnd session={session} />;
  const note = <SessionEndNote session={session} />;
  if (user?.role === 'admin' && refused === null)
    return (
      <>
        <AdminDashboard user={user} bar={<TopBar />} note={note} />
        {question}
      </>
    );
  if (ended)
    return (
      <>
        <TopBar />
        <Page>
          {question}
          {note}
        </Page>
      </>
    );
  return (
    <>
      <TopBar />
      {isError && (
        <Page>
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            Failed to load your account. Please try again.
          </LoadFailure>
        </Page>
      )}
      {!isError && user === undefined && <Waiting />}
      {!isError && user !== undefined && <Closed words={refused} />}
    </>
  );
}
