import { useMutation, useQuery } from '@tanstack/react-query';
import { agentWords } from '@wondercast/core/people/account/agent-words';
import { useId, useState } from 'react';
import { endOtherSignIns, endSignIn, signInsQuery } from '../../api/session/own-signins.ts';
import type { AccountSessionWire } from '../../api/transport/wire.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { SettingRow, SettingRows } from '../../ui/primitives/SettingRow.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { PanelTitle } from '../../ui/primitives/Text.tsx';

function SignIn({ session }: { readonly session: AccountSessionWire }) {
  const id = useId();
  const { mutate, isPending } = useMutation({
    ...endSignIn,
    onSuccess: () => showToast('Signed out there'),
    onError: ({ message }) => showError(message),
  });
  const since = session.startedAt ? `Since ${formatMoment(session.startedAt)}` : 'For some time';
  const device = agentWords(session.agent);
  return (
    <SettingRow id={id} title={device} text={since}>
      {session.isCurrent ? (
        <Badge tone="ok">This browser</Badge>
      ) : (
        <Button
          look="quiet"
          size="sm"
          aria-label={`Sign out ${device}, ${since.toLowerCase()}`}
          pending={isPending}
          onClick={() => mutate(session.id)}
        >
          Sign out
        </Button>
      )}
    </SettingRow>
  );
}

function EndOthers() {
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    ...endOtherSignIns,
    onSuccess: () => showToast('Signed out everywhere else'),
    onError: ({ message }) => showError(message),
    onSettled: () => setAsked(false),
  });
  return (
    <div>
      <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        Sign out everywhere else
      </Button>
      <ConfirmDialog
        isOpen={asked}
        title="Sign out everywhere else"
        text="Every other browser has to sign in again. This one stays signed in."
        keepLabel="Stay signed in"
        actLabel="Sign out"
        look="primary"
        pending={isPending}
        onKeep={() => setAsked(false)}
        onAct={() => mutate()}
      />
    </div>
  );
}

/** The account's open sessions, with ways to end them. */
export function SignIns() {
  const id = useId();
  const query = useQuery(signInsQuery);
  return (
    <Panel aria-labelledby={id}>
      <PanelTitle id={id} style={{ marginBottom: 22 }}>
        Where you are signed in
      </PanelTitle>
      <Loaded
        query={query}
        failed="Failed to load where you are signed in"
        skeleton={<Skeleton aria-busy="true" $height="64px" />}
        isEmpty={() => false}
        empty={null}
      >
        {({ sessions }) => (
          <SettingRows>
            {sessions.map((session) => (
              <SignIn key={session.id} session={session} />
            ))}
            {sessions.some(({ isCurrent }) => !isCurrent) && <EndOthers />}
          </SettingRows>
        )}
      </Loaded>
    </Panel>
  );
}
