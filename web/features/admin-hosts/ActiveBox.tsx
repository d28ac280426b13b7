import type { HostWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { Switch } from '../../ui/forms/Switch.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { SideHead } from './host-look.ts';

interface ActiveBoxProps {
  readonly host: HostWire;
  readonly active: boolean;
  readonly onChange: (active: boolean) => void;
  /** Shows the sessions that prevent it. */
  readonly onShow: () => void;
}

/** Whether sessions may be assigned to a host. A host with future sessions stays active. */
export function ActiveBox({ host, active, onChange, onShow }: ActiveBoxProps) {
  const { upcoming, name } = host;
  return (
    <>
      <SideHead style={{ marginBottom: upcoming > 0 ? 12 : 0 }}>
        <div>
          <h2>Active</h2>
          <Small>{upcoming === 0 ? 'No sessions ahead' : counted(upcoming, 'future session')}</Small>
        </div>
        <Switch aria-label="Active" checked={active} onChange={({ target }) => onChange(target.checked)} />
      </SideHead>
      {upcoming > 0 && (
        <Note
          tone="warn"
          action={
            <Button look="quiet" size="sm" onClick={onShow}>
              Show
            </Button>
          }
        >
          {`${name.split(' ')[0] ?? ''} has ${counted(upcoming, 'session')} ahead. Give them to others first.`}
        </Note>
      )}
    </>
  );
}
