import { useQuery } from '@tanstack/react-query';
import { isScheduled } from '@wondercast/core/buying/cart/cart';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { signInAddress } from '../addresses/return-address.ts';
import { useConfig } from '../api/catalogue/site.ts';
import { userQuery } from '../api/session/account.ts';
import { useSession } from '../api/session/use-session.ts';
import type { UserWire } from '../api/transport/wire.ts';
import { useCart } from '../cart/cart-store.ts';
import { SessionEnd } from '../features/account/SessionEnd.tsx';
import { SessionEndNote } from '../features/account/SessionEndNote.tsx';
import { FormSkeleton, ListSkeleton, ProfileSkeleton } from '../features/profile/ProfileSkeleton.tsx';
import { ProfileTop } from '../features/profile/ProfileTop.tsx';
import { LoadFailure } from '../ui/primitives/LoadFailure.tsx';
import { Page } from '../ui/primitives/Panel.tsx';
import { TableSkeleton } from '../ui/primitives/TableSkeleton.tsx';
import { Tabs } from '../ui/primitives/Tabs.tsx';
import { useHydrated } from '../ui/primitives/use-hydrated.ts';
import { whenIdle } from '../ui/primitives/when-idle.ts';
import { usePageHead } from './page-head.tsx';
import {
  CardKeeper,
  loadProfileTabs,
  PaymentMethods,
  PROFILE_TABS,
  type ProfileTab,
  ProfileTabContent,
  profileTabOf,
  ScheduleExperiences,
  YourBookings,
} from './profile-tabs.ts';

const PartnerArea = lazy(() => import('./PartnerArea.tsx'));

function Content({ tab, user }: { readonly tab: ProfileTab; readonly user: UserWire }) {
  switch (tab) {
    case 'profile':
      return <ProfileTabContent user={user} />;
    case 'payment':
      return <PaymentMethods cardKeeper={CardKeeper} />;
    case 'cart':
      return <ScheduleExperiences user={user} />;
    case 'bookings':
      return <YourBookings />;
  }
}

function Area({ tab, user }: { readonly tab: ProfileTab; readonly user: UserWire }) {
  const [, setParameters] = useSearchParams();
  const unscheduled = useCart().filter((line) => !isScheduled(line)).length;
  const count = unscheduled > 0 ? { value: unscheduled, words: 'without a date' } : null;
  useEffect(() => whenIdle(() => loadProfileTabs()), []);
  return (
    <Tabs
      label="Your Profile"
      tabs={PROFILE_TABS.map((each) => ({ ...each, count: each.id === 'cart' ? count : null }))}
      chosen={tab}
      onChoose={(chosen) => setParameters({ tab: chosen }, { replace: true })}
    >
      {(id) => (
        <Suspense fallback={id === 'profile' ? <FormSkeleton /> : <ListSkeleton />}>
          <Content tab={id} user={user} />
        </Suspense>
      )}
    </Tabs>
  );
}

/** A link that confirms an address must still work after signing in. */
const backTo = (tab: ProfileTab, confirm: string | null): string =>
  `/profile?tab=${tab}${confirm === null ? '' : `&confirm=${encodeURIComponent(confirm)}`}`;

/** The pages of the signed-in person: the profile, and for a partner's people the partner's tabs. The tab is part of the path. */
export default function ProfilePage() {
  const isPartner = useLocation().pathname === '/partner';

  const { brandName } = useConfig();
  const [parameters] = useSearchParams();
  const isHydrated = useHydrated();
  const { data, isError, isFetching, refetch } = useQuery({ ...userQuery, enabled: isHydrated });
  const session = useSession(data);
  const { user, ended } = session;
  const [known, setKnown] = useState(false);
  if (user && !known) setKnown(true);
  const tab = profileTabOf(parameters);
  const confirm = parameters.get('confirm');
  usePageHead({
    title: `${isPartner ? 'Partner' : 'Your Profile'} | ${brandName}`,
    description: isPartner
      ? 'Keys, webhooks, bookings and statement of a partner.'
      : 'Your details, payment methods and bookings.',
    canonical: null,
  });
  useEffect(() => {
    if (!isPartner) loadProfileTabs(tab);
  }, [tab, isPartner]);

  // Signing out here leads home. A visitor is sent to the sign-in and returns here.
  if (user === null && !ended)
    return (
      <Navigate replace to={known ? '/' : signInAddress(isPartner ? '/partner' : backTo(tab, confirm))} />
    );
  if (user && isPartner && user.partnerId === null) return <Navigate replace to="/profile" />;
  return (
    <Page>
      {!isPartner && <ProfileTop user={user ?? null} />}
      <SessionEnd session={session} />
      <SessionEndNote session={session} />
      {user && !isPartner && <Area tab={tab} user={user} />}
      {user && isPartner && (
        <Suspense fallback={<TableSkeleton label="Loading..." />}>
          <PartnerArea user={user} />
        </Suspense>
      )}
      {!user && isError && (
        <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
          Failed to load your profile. Please try again.
        </LoadFailure>
      )}
      {!user && !isError && (isPartner ? <TableSkeleton label="Loading..." /> : <ProfileSkeleton />)}
      <noscript>Your profile needs JavaScript.</noscript>
    </Page>
  );
}
