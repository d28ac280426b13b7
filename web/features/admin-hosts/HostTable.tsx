import { useQuery } from '@tanstack/react-query';
import Calendar from 'lucide-react/icons/calendar';
import CalendarCheck2 from 'lucide-react/icons/calendar-check-2';
import CalendarOff from 'lucide-react/icons/calendar-off';
import CalendarRange from 'lucide-react/icons/calendar-range';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import { styled } from 'styled-components';
import { coversQuery } from '../../api/admin/admin-experiences.ts';
import type { HostWire } from '../../api/transport/wire.ts';
import { languageWords } from '../../ui/formats/language-words.ts';
import { nearShort, ownZone, placeWords, sinceNow, timeIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { ColumnHeads } from '../../ui/primitives/ColumnHeads.tsx';
import { RowActions, Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { RecordButtons, ToolButton } from '../../ui/primitives/ToolButton.tsx';
import { CoverFan } from '../../ui/shop/CoverFan.tsx';
import { HostFace } from '../../ui/shop/HostFace.tsx';
import { LoadBar } from '../../ui/shop/LoadBar.tsx';

const Who = styled.span`
  display: flex;
  gap: 12px;
  align-items: center;
  & > span:last-child {
    min-width: 0;
  }
  & > span > button {
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
    text-align: left;
    cursor: pointer;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

const Led = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  color: var(--text-3);
`;

const Feed = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: flex-start;
  color: var(--text-2);
  &[data-bad] {
    color: var(--bad);
  }
  &[data-none] {
    color: var(--text-3);
  }
  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;

function CanLeadCell({ ids }: { readonly ids: readonly number[] }) {
  const shown = ids.slice(0, 3).join(',');
  const { data = [] } = useQuery({ ...coversQuery({ ids: shown }), enabled: shown !== '' });
  if (ids.length === 0) return <Led>nothing yet</Led>;
  return (
    <Led>
      {data.length > 0 && <CoverFan images={data.map(({ imageUrl }) => imageUrl)} />}
      <span>{ids.length}</span>
    </Led>
  );
}

function FeedCell({ host: { feedUrl, feed } }: { readonly host: HostWire }) {
  if (!feedUrl)
    return (
      <Feed data-none="">
        <Calendar size={17} strokeWidth={1.75} aria-hidden="true" />
        not connected
      </Feed>
    );
  if (feed.failingSince)
    return (
      <Feed data-bad="">
        <CalendarX2 size={17} strokeWidth={1.75} aria-hidden="true" />
        <span>
          unread since
          <br />
          <span>{nearShort(feed.failingSince, ownZone())}</span>
        </span>
      </Feed>
    );
  return (
    <Feed>
      <CalendarCheck2 size={17} strokeWidth={1.75} aria-hidden="true" />
      <span>{feed.readAt ? `read ${sinceNow(feed.readAt, ownZone())}` : 'read soon'}</span>
    </Feed>
  );
}

const isAwayNow = ({ absences }: HostWire): boolean => {
  const now = Date.now();
  return absences.some(({ startsAt, endsAt }) => Date.parse(startsAt) <= now && now < Date.parse(endsAt));
};

const Plain = styled.span`
  white-space: nowrap;
`;

const COLUMNS = [
  'Host',
  'Local time',
  'Languages',
  'Can lead',
  'This week',
  'Next session',
  'Own calendar',
  'Actions',
];

interface HostTableProps {
  readonly hosts: readonly HostWire[];
  readonly onEdit: (host: HostWire) => void;
  readonly onSession: (id: string) => void;
  readonly onAway: (host: HostWire) => void;
  readonly onSchedule: (host: HostWire) => void;
  readonly onHistory: (host: HostWire) => void;
}

/** Hosts with local time, load, next session and the state of their own calendar. */
export function HostTable({ hosts, onEdit, onSession, onAway, onSchedule, onHistory }: HostTableProps) {
  return (
    <TablePanel>
      <Table>
        <caption>Hosts</caption>
        <ColumnHeads columns={COLUMNS} />
        <tbody>
          {hosts.map((host) => {
            const { id, name, email, pictureUrl, languages, experienceIds, active, next } = host;
            const zone = zoneOf(host.zone);
            return (
              <tr key={id} data-inactive={active ? undefined : ''}>
                <td>
                  <Who>
                    <HostFace name={name} pictureUrl={pictureUrl} size={40} />
                    <span>
                      <button type="button" onClick={() => onEdit(host)}>
                        {name}
                      </button>
                      <small>{email}</small>
                    </span>
                    {!active && <Badge tone="flat">Inactive</Badge>}
                    {active && isAwayNow(host) && <Badge tone="warn">Away</Badge>}
                  </Who>
                </td>
                <td data-label="Local time">
                  <Plain>
                    <span>{timeIn(Date.now(), zone)}</span>
                    <small>{placeWords(zone)}</small>
                  </Plain>
                </td>
                <td data-label="Languages">
                  <span>{languageWords(languages) || 'none'}</span>
                </td>
                <td data-label="Can lead">
                  <CanLeadCell ids={experienceIds} />
                </td>
                <td data-label="This week">
                  <LoadBar sessions={host.sessionsThisWeek} most={host.mostThisWeek} />
                </td>
                <td data-label="Next session">
                  {next ? (
                    <Who>
                      <span>
                        <button type="button" onClick={() => onSession(next.sessionId)}>
                          {nearShort(next.startsAt, ownZone())}
                        </button>
                        <small>{next.companyName ?? next.title}</small>
                      </span>
                    </Who>
                  ) : (
                    <span>none</span>
                  )}
                </td>
                <td data-label="Own calendar">
                  <FeedCell host={host} />
                </td>
                <td data-right="">
                  <RowActions>
                    <RecordButtons
                      name={name}
                      onHistory={() => onHistory(host)}
                      onEdit={() => onEdit(host)}
                    />
                    <ToolButton
                      icon={CalendarOff}
                      title="Away"
                      label={`${name} is away`}
                      onClick={() => onAway(host)}
                    />
                    <ToolButton
                      icon={CalendarRange}
                      title="Schedule"
                      label={`Schedule of ${name}`}
                      onClick={() => onSchedule(host)}
                    />
                  </RowActions>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </TablePanel>
  );
}
