import { grouped } from '@wondercast/core/kernel/money';
import { endsByItself, opensForGood, opensShop } from '@wondercast/core/people/partners/key';
import Ban from 'lucide-react/icons/ban';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { PartnerKeyWire } from '../../api/transport/wire.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { OnlyWriters } from '../../ui/primitives/OnlyWriters.tsx';
import { RecordButtons, ToolButton } from '../../ui/primitives/ToolButton.tsx';
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
  if (endsByItself(status) && expiresAt)
    return ` · ${opensShop(status) ? 'works until' : 'ended'} ${formatMoment(expiresAt)}`;
  return revokedAt ? ` · ended ${formatMoment(revokedAt)}` : '';
};

export const isOver = ({ status }: PartnerKeyWire): boolean => !opensShop(status);

interface KeyRowProps extends KeyActions {
  readonly partnerKey: PartnerKeyWire;
}

function KeyRow({ partnerKey: key, onEdit, onRotate, onRevoke, onHistory }: KeyRowProps) {
  const { hint, label, kind, mode, status, ratePerMinute, lastUsedAt } = key;
  return (
    <li>
      <div>
        <Line>
          <Badge tone={kind === 'secret' ? 'info' : 'flat'}>{kindWords(kind)}</Badge>
          {mode === 'test' && <Badge tone="warn">Test</Badge>}
          <code>{`${hint}…`}</code>
          {label && <b>{label}</b>}
        </Line>
        <small>{mayWords(key)}</small>
        <small>
          {`${grouped(ratePerMinute)} requests a minute · ${lastUsedAt ? `last used ${formatMoment(lastUsedAt)}` : 'never used'}${endWords(key)}`}
        </small>
      </div>
      <Badge tone={KEY_STATUS[status].tone}>{KEY_STATUS[status].words}</Badge>
      <Tools>
        <RecordButtons name={hint} onHistory={() => onHistory(key)} />
        {!isOver(key) && (
          <OnlyWriters>
            <RecordButtons name={hint} onEdit={() => onEdit(key)} />
            {opensForGood(status) && (
              <ToolButton
                icon={RefreshCw}
                title="Rotate"
                label={`Rotate ${hint}`}
                onClick={() => onRotate(key)}
              />
            )}
            <ToolButton
              icon={Ban}
              danger
              title="Revoke"
              label={`Revoke ${hint}`}
              onClick={() => onRevoke(key)}
            />
          </OnlyWriters>
        )}
      </Tools>
    </li>
  );
}

interface KeyRowsProps extends KeyActions {
  readonly keys: readonly PartnerKeyWire[];
}

/** Keys with their permissions and states. */
export function KeyRows({ keys, ...actions }: KeyRowsProps) {
  return (
    <Rows>
      {keys.map((key) => (
        <KeyRow key={key.id} partnerKey={key} {...actions} />
      ))}
    </Rows>
  );
}
