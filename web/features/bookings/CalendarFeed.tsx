import { useMutation } from '@tanstack/react-query';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useState } from 'react';
import { styled } from 'styled-components';
import { addBookingFeed, revokeBookingFeeds } from '../../api/booking/booking-feeds.ts';
import { CopyField } from '../../ui/forms/CopyField.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { Soft, Subheading } from '../../ui/primitives/Text.tsx';

const Box = styled(Panel)`
  display: grid;
  gap: 14px;
  padding: 22px 24px;
`;

interface CalendarFeedProps {
  readonly id: number;
  /** From the mailed link, if the visitor came by one. */
  readonly token: string | null;
}

/** A private URL that calendars can subscribe to. It is shown only once, when it is created. */
export function CalendarFeed({ id, token }: CalendarFeedProps) {
  const [url, setUrl] = useState<string | null>(null);
  const add = useMutation({
    ...addBookingFeed,
    onSuccess: (feed) => setUrl(feed.url),
    onError: () => showError('Please try again.', 'No address was made'),
  });
  const revoke = useMutation({
    ...revokeBookingFeeds,
    onSuccess: () => {
      setUrl(null);
      showToast('Addresses ended', 'Calendars that subscribed receive nothing more.');
    },
    onError: () => showError('Please try again.', 'The addresses still work'),
  });
  return (
    <Box aria-labelledby="calendar-feed">
      <div>
        <Subheading as="h2" id="calendar-feed">
          Calendar feed
        </Subheading>
        <Soft style={{ marginTop: 4, fontSize: 14 }}>
          {url === null
            ? 'All sessions in your calendar, always current.'
            : 'Subscribe to this address in your calendar. Whoever has it can read your sessions.'}
        </Soft>
      </div>
      {url === null ? (
        <Button look="quiet" size="sm" pending={add.isPending} onClick={() => add.mutate({ id, token })}>
          {!add.isPending && <CalendarSync size={16} strokeWidth={1.75} aria-hidden="true" />}
          <span>Get the address</span>
        </Button>
      ) : (
        <CopyField label="Private address" value={url} />
      )}
      <Button look="bare" size="sm" pending={revoke.isPending} onClick={() => revoke.mutate({ id, token })}>
        End all addresses
      </Button>
    </Box>
  );
}
