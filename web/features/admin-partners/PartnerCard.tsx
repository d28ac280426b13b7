import KeyRound from 'lucide-react/icons/key-round';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Ticket from 'lucide-react/icons/ticket';
import type { PartnerKeyWire, PartnerWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { OnlyWriters } from '../../ui/primitives/OnlyWriters.tsx';
import { PanelTitle, Small } from '../../ui/primitives/Text.tsx';
import { RecordButtons } from '../../ui/primitives/ToolButton.tsx';
import { isOver, type KeyActions, KeyRows } from './KeyRows.tsx';
import { Card, Ended, Tools } from './partners-look.ts';
import { TestDataRow } from './TestDataRow.tsx';

interface PartnerCardProps extends KeyActions {
  readonly partner: PartnerWire;
  readonly keys: readonly PartnerKeyWire[];
  readonly onAddKey: () => void;
  readonly onRename: () => void;
  readonly onBookings: () => void;
  readonly onStatement: () => void;
  readonly onPartnerHistory: () => void;
}

/** A partner with its keys; ended ones are collapsed. */
export function PartnerCard(props: PartnerCardProps) {
  const { partner, keys, onAddKey, onRename, onBookings, onStatement, onPartnerHistory, ...actions } = props;
  const { name } = partner;
  const working = keys.filter((key) => !isOver(key));
  const over = keys.filter(isOver);
  return (
    <Card>
      <header>
        <PanelTitle>{name}</PanelTitle>
        <Tools>
          <OnlyWriters>
            <Button look="line" size="sm" aria-label={`Add Key for ${name}`} onClick={onAddKey}>
              <KeyRound size={16} strokeWidth={1.75} aria-hidden="true" />
              Add Key
            </Button>
          </OnlyWriters>
          <Button look="quiet" size="sm" aria-label={`Bookings of ${name}`} onClick={onBookings}>
            <Ticket size={16} strokeWidth={1.75} aria-hidden="true" />
            Bookings
          </Button>
          <Button look="quiet" size="sm" aria-label={`Statement of ${name}`} onClick={onStatement}>
            <ReceiptText size={16} strokeWidth={1.75} aria-hidden="true" />
            Statement
          </Button>
          <RecordButtons name={name} onHistory={onPartnerHistory} onEdit={onRename} />
        </Tools>
      </header>
      {working.length > 0 ? (
        <KeyRows keys={working} {...actions} />
      ) : (
        <Small as="p" style={{ marginTop: 10 }}>
          No active key. Without one, this partner cannot show or book anything.
        </Small>
      )}
      {working.some(({ mode }) => mode === 'test') && <TestDataRow partner={partner} />}
      {over.length > 0 && (
        <Ended>
          <summary>{counted(over.length, 'ended key')}</summary>
          <KeyRows keys={over} {...actions} />
        </Ended>
      )}
    </Card>
  );
}
