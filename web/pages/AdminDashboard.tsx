import { mayDo } from '@wondercast/core/people/account/permissions';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isPageAsked } from '../addresses/booking-address.ts';
import { useConfig } from '../api/catalogue/site.ts';
import type { UserWire } from '../api/transport/wire.ts';
import { RecordHistory } from '../features/admin-audit/lazy-record-history.ts';
import { usePaletteKey } from '../features/admin-palette/use-palette-key.ts';
import { LeaveQuestion } from '../ui/forms/LeaveQuestion.tsx';
import { leaveTo } from '../ui/forms/leaving.ts';
import type { Elements } from '../ui/primitives/elements.ts';
import { RailTabs } from '../ui/primitives/RailTabs.tsx';
import { TableSkeleton } from '../ui/primitives/TableSkeleton.tsx';
import { RAIL, useMedia } from '../ui/primitives/use-media.ts';
import { whenIdle } from '../ui/primitives/when-idle.ts';
import { WriteAccess } from '../ui/primitives/write-access.ts';
import { Logo } from '../ui/shop/Logo.tsx';
import { AdminEmailNote } from './AdminEmailNote.tsx';
import { AdminFoot } from './AdminFoot.tsx';
import { Home } from './admin-look.ts';
import { ADMIN_SECTIONS, type AdminSection, adminSectionOf, loadAdminSections } from './admin-sections.ts';
import { usePageHead } from './page-head.tsx';
import { useAdminCounts } from './use-admin-counts.ts';
import { useFreshOnReturn } from './use-fresh-on-return.ts';

const AllSections = lazy(() => import('./AllSections.tsx'));
const CommandPalette = lazy(() => import('../features/admin-palette/CommandPalette.tsx'));
const Overview = lazy(() => import('../features/admin-overview/Overview.tsx'));
const SessionDrawer = lazy(() => import('../features/session-drawer/SessionDrawer.tsx'));

interface AdminDashboardProps {
  readonly user: UserWire;
  /** The bar at the top when there is no navigation rail. */
  readonly bar: Elements;
  /** A note above everything, such as that the session has ended. */
  readonly note: Elements;
}

/** The dashboard with its tabs. The current tab and what it shows are part of the URL. */
export function AdminDashboard({ user, bar, note }: AdminDashboardProps) {
  const { brandName, brandLogo } = useConfig();
  const [parameters, setParameters] = useSearchParams();
  const { id, title, figures, write, Content } = adminSectionOf(parameters, user);
  // A record's own page replaces the tab.
  const isOnPage = id === 'bookings' && isPageAsked(parameters);
  const [all, setAll] = useState(false);
  const [palette, setPalette] = useState<'never' | 'open' | 'closed'>('never');
  usePaletteKey(useCallback(() => setPalette('open'), []));
  const left = useRef(new Map<AdminSection['id'], string>());
  const counts = useAdminCounts(user);
  const tabs = ADMIN_SECTIONS.map((tab, place) => ({ ...tab, count: counts[place] ?? null })).filter(
    ({ permission }) => mayDo(user, permission),
  );
  const wide = useMedia(RAIL);
  useFreshOnReturn();
  usePageHead({
    title: `${title} | ${brandName}`,
    description: 'Manage experiences, bookings, categories and partners.',
    canonical: null,
  });
  useEffect(() => whenIdle(() => loadAdminSections(user)), [user]);

  // Each tab keeps the state in which it was left.
  const choose = (next: AdminSection['id']) => {
    if (next === id) return;
    leaveTo(() => {
      left.current.set(id, parameters.toString());
      setParameters(new URLSearchParams(left.current.get(next) ?? { tab: next }));
    });
  };

  // In lazily loaded components the sections' names are plain strings.
  const chooseNamed = (name: string) => {
    const found = ADMIN_SECTIONS.find((each) => each.id === name);
    if (found) choose(found.id);
  };

  return (
    <RailTabs
      label="Admin Dashboard"
      tabs={tabs}
      chosen={id}
      onChoose={choose}
      onAll={() => setAll(true)}
      bar={bar}
      head={
        <Home to="/" aria-label={`${brandName} home`}>
          <Logo name={brandName} image={brandLogo} />
        </Home>
      }
      foot={<AdminFoot user={user} />}
      above={
        <>
          {note}
          {figures && !isOnPage && mayDo(user, 'overview:read') && (
            <Suspense fallback={null}>
              <Overview />
            </Suspense>
          )}
        </>
      }
    >
      <Suspense fallback={<TableSkeleton label="Loading..." />}>
        <WriteAccess value={mayDo(user, write)}>
          <Content />
        </WriteAccess>
      </Suspense>
      {!wide && user.email === null && <AdminEmailNote />}
      <RecordHistory />
      <LeaveQuestion />
      <Suspense fallback={null}>
        <SessionDrawer />
        {palette !== 'never' && (
          <CommandPalette
            isOpen={palette === 'open'}
            onClose={() => setPalette('closed')}
            user={user}
            tabs={tabs}
          />
        )}
        {!wide && (
          <AllSections
            isOpen={all}
            tabs={tabs}
            chosen={id}
            onChoose={chooseNamed}
            onClose={() => setAll(false)}
          />
        )}
      </Suspense>
    </RailTabs>
  );
}
