import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useId, useState } from 'react';
import { secondFactorQuery } from '../../api/session/second-factor.ts';
import type { SecondFactorWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { SettingRow, SettingRows } from '../../ui/primitives/SettingRow.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { PanelTitle } from '../../ui/primitives/Text.tsx';
import { ToolButton } from '../../ui/primitives/ToolButton.tsx';
import { EmailConfirmation } from './EmailConfirmation.tsx';
import type { SecurityChange } from './SecurityDialog.tsx';

// Lazy, because the QR code and passkeys are only needed here.
const SecurityDialog = lazy(() => import('./SecurityDialog.tsx'));

interface RowsProps {
  readonly id: string;
  readonly factor: SecondFactorWire;
  readonly onChange: (change: SecurityChange) => void;
}

const usedWords = (lastUsedAt: string | null): string =>
  lastUsedAt ? `last used ${formatMoment(lastUsedAt)}` : 'never used';

function Rows({ id, factor, onChange }: RowsProps) {
  const { authenticator, recoveryCodesLeft, passkeys, required } = factor;
  const act = (label: string, change: SecurityChange) => (
    <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={() => onChange(change)}>
      {label}
    </Button>
  );
  return (
    <SettingRows>
      {required && !authenticator && passkeys.length === 0 && (
        <Note tone="warn">Your shop requires a second factor. Set one up to see the office.</Note>
      )}
      <EmailConfirmation id={`${id}-email`} isConfirmed={factor.emailConfirmed} />
      <SettingRow
        id={`${id}-app`}
        title="Authenticator app"
        text={
          authenticator
            ? 'On: its code follows your password'
            : 'A code from your phone follows your password'
        }
        wraps
      >
        {authenticator
          ? act('Remove app', { kind: 'remove-app' })
          : act('Set up app', { kind: 'set-up-app' })}
      </SettingRow>
      {authenticator && (
        <SettingRow
          id={`${id}-codes`}
          title="Recovery codes"
          text={`${counted(recoveryCodesLeft, 'code')} left, for when the app is not at hand`}
          wraps
        >
          {act('New codes', { kind: 'new-codes' })}
        </SettingRow>
      )}
      <SettingRow
        id={`${id}-passkeys`}
        title="Passkeys"
        text="Fingerprint, face, PIN or a security key of your own devices"
        wraps
      >
        {act('Add a passkey', { kind: 'add-passkey' })}
      </SettingRow>
      {passkeys.map((passkey) => (
        <SettingRow
          key={passkey.id}
          id={`${id}-${passkey.id}`}
          title={passkey.name}
          text={`Added ${formatMoment(passkey.createdAt)}, ${usedWords(passkey.lastUsedAt)}`}
        >
          <ToolButton
            icon={Trash2}
            danger
            title="Remove"
            label={`Remove passkey ${passkey.name}`}
            onClick={() => onChange({ kind: 'remove-passkey', id: passkey.id, name: passkey.name })}
          />
        </SettingRow>
      ))}
    </SettingRows>
  );
}

/** The account's second factors. */
export function SecondFactor() {
  const id = useId();
  const query = useQuery(secondFactorQuery);
  const [change, setChange] = useState<SecurityChange | null>(null);
  return (
    <Panel aria-labelledby={id}>
      <PanelTitle id={id} style={{ marginBottom: 22 }}>
        Second factor
      </PanelTitle>
      <Loaded
        query={query}
        failed="Failed to load your second factor"
        skeleton={<Skeleton aria-busy="true" $height="112px" />}
        isEmpty={() => false}
        empty={null}
      >
        {(factor) => <Rows id={id} factor={factor} onChange={setChange} />}
      </Loaded>
      {change && (
        <Suspense fallback={null}>
          <SecurityDialog change={change} onClose={() => setChange(null)} />
        </Suspense>
      )}
    </Panel>
  );
}
