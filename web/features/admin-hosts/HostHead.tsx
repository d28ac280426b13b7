import CalendarRange from 'lucide-react/icons/calendar-range';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { styled } from 'styled-components';
import type { HostWire } from '../../api/transport/wire.ts';
import { placeWords, timeIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { HostFace, NoFace } from '../../ui/shop/HostFace.tsx';
import { d3 } from '../../ui/theme/type.ts';
import type { HostDraft } from './host-draft.ts';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 14px;
  align-items: center;
  & > div {
    flex: 1;
    min-width: 0;
  }
  & h1 {
    ${d3}
    overflow-wrap: anywhere;
  }
  & p {
    font-size: 14px;
    color: var(--text-3);
  }
`;

const Crumb = styled.button`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 28px;
  margin: 0 0 6px -4px;
  padding: 0 6px 0 0;
  border: 0;
  border-radius: var(--r-xs);
  background: none;
  color: var(--text-2);
  font-weight: 600;
  font-size: 14px;
  cursor: pointer;
`;

interface HostHeadProps {
  readonly host: HostWire | null;
  readonly draft: Pick<HostDraft, 'name' | 'pictureUrl'>;
  readonly onLeave: () => void;
  readonly onSchedule: () => void;
}

/** The host's name and local time, and a way back to the list. */
export function HostHead({ host, draft, onLeave, onSchedule }: HostHeadProps) {
  return (
    <>
      <Crumb type="button" onClick={onLeave}>
        <ChevronLeft size={17} strokeWidth={1.75} aria-hidden="true" />
        Hosts
      </Crumb>
      <Head>
        {draft.name.trim() === '' ? (
          <NoFace size={56} />
        ) : (
          <HostFace name={draft.name} pictureUrl={draft.pictureUrl || null} size={56} />
        )}
        <div>
          <h1>{host?.name ?? 'New host'}</h1>
          {host && (
            <p>
              {`${timeIn(Date.now(), zoneOf(host.zone))} in ${placeWords(zoneOf(host.zone))}. ${host.sessionsThisWeek} of ${host.mostThisWeek} sessions this week`}
            </p>
          )}
        </div>
        {host && (
          <Button look="quiet" size="sm" onClick={onSchedule}>
            <CalendarRange size={17} strokeWidth={1.75} aria-hidden="true" />
            Schedule
          </Button>
        )}
      </Head>
    </>
  );
}
