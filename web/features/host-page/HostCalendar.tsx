import { useMutation } from '@tanstack/react-query';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useState } from 'react';
import { addHostFeed } from '../../api/booking/host-page.ts';
import { CopyField } from '../../ui/forms/CopyField.tsx';
import { showError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonHref } from '../../ui/primitives/ButtonHref.tsx';
import { Soft, Subheading } from '../../ui/primitives/Text.tsx';
import { SidePanel } from './side-panel-look.ts';

/** The webcal URL, which calendar programs open themselves. */
const webcal = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** A private calendar URL for all of the host's sessions. It is shown only once, when it is created. */
export function HostCalendar({ token }: { readonly token: string }) {
  const [url, setUrl] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    ...addHostFeed(token),
    onSuccess: (feed) => setUrl(feed.url),
    onError: () => showError('Please try again.', 'No address was made'),
  });
  return (
    <SidePanel aria-labelledby="host-calendar">
      <Subheading as="h2" id="host-calendar">
        Your calendar
      </Subheading>
      <Soft style={{ fontSize: 14 }}>
        Subscribe once. Every session, move and cancellation appears by itself.
      </Soft>
      {url === null ? (
        <Button look="quiet" size="sm" full pending={isPending} onClick={() => mutate()}>
          {!isPending && <CalendarSync size={16} strokeWidth={1.75} aria-hidden="true" />}
          <span>Get the address</span>
        </Button>
      ) : (
        <>
          <ButtonHref look="quiet" size="sm" full href={webcal(url)}>
            <CalendarSync size={16} strokeWidth={1.75} aria-hidden="true" />
            Subscribe
          </ButtonHref>
          <CopyField label="Private address" value={url} />
        </>
      )}
    </SidePanel>
  );
}
