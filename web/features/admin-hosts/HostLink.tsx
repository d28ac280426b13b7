import { useMutation } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { revokeHostLinks, sendHostLink } from '../../api/admin/hosts.ts';
import type { HostWire } from '../../api/transport/wire.ts';
import { nearDay, ownZone } from '../../ui/formats/zone-moment.ts';
import { AskDialog } from '../../ui/overlays/AskDialog.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Buttons } from './host-look.ts';

/** The link to a host's own page: mails a new one, or revokes it. */
export function HostLink({ host }: { readonly host: HostWire }) {
  const [asked, setAsked] = useState<HostWire | null>(null);
  const send = useMutation({
    ...sendHostLink,
    onSuccess: () => showToast('Link sent', host.email),
    onError: ({ message }) => showError(message, 'Not sent'),
  });
  const revoke = useMutation({
    ...revokeHostLinks,
    onSuccess: () => showToast('Links ended', 'Page and calendar feed have ended.'),
    onError: ({ message }) => showError(message, 'Not ended'),
    onSettled: () => setAsked(null),
  });
  return (
    <>
      <h2>Host page</h2>
      <p style={{ marginTop: 10 }}>
        {`${host.name.split(' ')[0] ?? ''}’s own page with sessions, asks and a calendar feed. ${host.pageOpenedAt ? `Opened ${nearDay(host.pageOpenedAt, ownZone())}.` : 'Never opened.'}`}
      </p>
      <Buttons>
        <Button
          look="quiet"
          size="sm"
          pending={send.isPending}
          disabled={!host.active}
          onClick={() => send.mutate(host.id)}
        >
          {!send.isPending && <Mail size={16} strokeWidth={1.75} aria-hidden="true" />}
          <span>Send the link</span>
        </Button>
        <Button look="badline" size="sm" onClick={() => setAsked(host)}>
          Revoke
        </Button>
      </Buttons>
      <AskDialog
        subject={asked}
        title="End every link?"
        textOf={({ name }) =>
          `The page and the calendar feed of ${name} end at once. You can send a new link.`
        }
        keepLabel="Keep links"
        actLabel="End links"
        pending={revoke.isPending}
        onKeep={() => setAsked(null)}
        onAct={({ id }) => revoke.mutate(id)}
      />
    </>
  );
}
