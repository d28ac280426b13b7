import { grouped } from '@wondercast/core/money';
import Ban from 'lucide-react/icons/ban';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { PartnerKeyWire } from '../../api/transport/wire.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { KEY_STATUS, kindWords, scopeWords } from './partner-words.ts';
import { Line, Rows, Tools } from './partners-look.ts';

export interface KeyActions {
  readonly onEdit: (key: PartnerKeyWire) => void;
  readonly onRotate: (key: PartnerKeyWire) => void;
  readonly onRevoke: (key: PartnerKeyWire) => void;
  readonly onHistory: (key: PartnerKeyWire) => void;
}

const mayWords = ({ kind, origins, scopes }: PartnerKeyWire): string => {
  if (kind === 'publishable') return origins.join(', ');
  return scopes.length === 0 ? 'Browses and quotes only' : scopes.map(scopeWords).join(', ');
};

const endWords = ({ status, expiresAt, revokedAt }: PartnerKeyWire): string => {
  if (status === 'expiring' && expiresAt) return ` · works until ${formatMoment(expiresAt)}`;
  if (status === 'expired' && expiresAt) return ` · ended ${formatMoment(expiresAt)}`;
  return revokedAt ? ` · ended ${formatMoment(revokedAt)}` : '';
};

export const isOver = ({ status }: PartnerKeyWire): boolean => status === 'expired' || status === 'revoked';

interface KeyRowProps extends KeyActions {
  readonly partnerKey: PartnerKeyWire;
}

function KeyRow({ partnerKey: key, onEdit, onRotate, onRevoke, onHistory }: KeyRowProps) {
  const { hint, label, kind, status, ratePerMinute, lastUsedAt } = key;
  return (
    <li>
      <div>
        <Line>
          <Badge tone={kind === 'secret' ? 'info' : 'flat'}>{kindWords(kind)}</Badge>
          <code>{hint}…</code>
          {label && <b>{label}</b>}
        </Line>
        <small>{mayWords(key)}</small>
        <small>
          {grouped(ratePerMinute)} requests a minute ·{' '}
          {lastUsedAt ? `last used ${formatMoment(lastUsedAt)}` : 'never used'}
          {endWords(key)}
        </small>
      </div>
      <Badge tone={KEY_STATUS[status].tone}>{KEY_STATUS[status].words}</Badge>
      <Tools>
        <IconButton small aria-label={`History of ${hint}`} title="History" onClick={() => onHistory(key)}>
          <History size={18} strokeWidth={1.75} />
        </IconButton>
        {!isOver(key) && (
          <>
            <IconButton small aria-label={`Edit ${hint}`} title="Edit" onClick={() => onEdit(key)}>
              <Pencil size={18} strokeWidth={1.75} />
            </IconButton>
            {status === 'live' && (
              <IconButton small aria-label={`Rotate ${hint}`} title="Rotate" onClick={() => onRotate(key)}>
                <RefreshCw size={18} strokeWidth={1.75} />
              </IconButton>
            )}
            <IconButton
              small
              danger
              aria-label={`Revoke ${hint}`}
              title="Revoke"
              onClick={() => onRevoke(key)}
            >
              <Ban size={18} strokeWidth={1.75} />
            </IconButton>
          </>
        )}
      </Tools>
    </li>
  );
}

interface KeyRowsProps extends KeyActions {
  readonly keys: readonly PartnerKeyWire[];
}

/** Keys with what they may do and how they stand. */
export function KeyRows({ keys, ...actions }: KeyRowsProps) {
  return (
    <Rows>
      {keys.map((key) => (
        <KeyRow key={key.id} partnerKey={key} {...actions} />
      ))}
    </Rows>
  );
}
