import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sessionShown, showSession } from '../../addresses/session-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { sessionQuery } from '../../api/admin/admin-sessions.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { SessionDetailWire } from '../../api/transport/wire.ts';
import { SessionPanel } from '../../forms/session/SessionPanel.tsx';
import { Section } from '../../forms/session/session-look.ts';
import { UnsavedQuestion } from '../../ui/forms/UnsavedQuestion.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { DrawerActions, DrawerScroll } from '../../ui/overlays/drawer-parts.ts';
import { Link } from '../../ui/primitives/Link.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { PanelTitle, TextLink } from '../../ui/primitives/Text.tsx';
import { ReadyRow } from '../../ui/shop/ReadyRow.tsx';
import { readyParts } from '../../ui/shop/ready-parts.ts';
import { SessionBadge } from '../../ui/shop/SessionBadge.tsx';
import { Head } from './drawer-look.ts';

function Mark({ session }: { readonly session: SessionDetailWire }) {
  const { experience, companyName, firstName, lastName, headcount, seats, selectedTier } = session;
  return (
    <Head>
      {experience ? <Picture src={experience.imageUrl} kind="card" sizes="72px" /> : <span />}
      <div>
        <SessionBadge state={session.state} />
        <PanelTitle>{experience?.title ?? session.bookingReference}</PanelTitle>
        <p>
          {`${[companyName, `${firstName} ${lastName}`].filter(Boolean).join(', ')}. ${headcount === null ? `${seats} seats` : `${headcount} people`}, ${selectedTier}`}
        </p>
        <p>
          <TextLink as={Link} to={`/admin?tab=bookings&booking=${session.bookingId}`}>
            {session.bookingReference}
          </TextLink>
        </p>
      </div>
    </Head>
  );
}

/**
 * A session in a drawer above any tab of the dashboard. It is part of the URL, so it can be linked and Back closes it. A stray
 * click does not discard what was typed.
 */
export default function SessionDrawer() {
  const [parameters, change] = useAddress();
  const [unsaved, setUnsaved] = useState(false);
  const [asked, setAsked] = useState(false);
  const id = sessionShown(parameters);
  // Its content stays while the drawer closes.
  const last = useRef(id);
  if (id !== null) last.current = id;
  const { data, error, isFetching, refetch } = useQuery({
    ...sessionQuery(last.current ?? ''),
    enabled: id !== null,
  });
  const gone = error instanceof ApiError && error.status === 404;
  const ask = () => setAsked(true);
  const close = () => {
    setAsked(false);
    change(showSession(null));
  };
  return (
    <>
      <Drawer
        isOpen={id !== null}
        side="right"
        wide
        title={data?.experience?.title ?? 'Session'}
        mark={
          data ? (
            <Mark session={data} />
          ) : (
            <Head>
              <Skeleton $height="90px" />
              <div>
                <Skeleton $height="24px" $width="110px" />
                <Skeleton $height="26px" $width="70%" $top="8px" />
                <Skeleton $height="18px" $width="50%" $top="8px" />
              </div>
            </Head>
          )
        }
        onClose={unsaved ? ask : close}
      >
        {data && <ReadyRow parts={readyParts(data)} />}
        {error && (
          <Section>
            {gone ? (
              <Note tone="bad">There is no such session any more.</Note>
            ) : (
              <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
                Failed to load the session
              </LoadFailure>
            )}
          </Section>
        )}
        {!data && !error && (
          <Section aria-busy="true" aria-label="Loading the session">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} $height="56px" $top="8px" />
            ))}
          </Section>
        )}
        {data && (
          <SessionPanel
            key={data.id}
            session={data}
            Body={DrawerScroll}
            Actions={DrawerActions}
            onUnsaved={setUnsaved}
            onBack={ask}
          />
        )}
      </Drawer>
      <UnsavedQuestion isOpen={asked} onKeep={() => setAsked(false)} onDiscard={close} />
    </>
  );
}
