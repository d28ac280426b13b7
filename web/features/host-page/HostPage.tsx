import { useState } from 'react';
import type { HostPageWire } from '../../api/transport/wire.ts';
import { zoneOf } from '../../ui/formats/zone-moment.ts';
import { Lead, Soft } from '../../ui/primitives/Text.tsx';
import { Absences } from './Absences.tsx';
import { Ask } from './Ask.tsx';
import { HostCalendar } from './HostCalendar.tsx';
import { Columns, Day, Frame, Hello, OneDay } from './host-page-look.ts';
import { byDay, greeting } from './host-words.ts';
import { PastSessions } from './PastSessions.tsx';
import { RunSheet } from './RunSheet.tsx';

interface HostPageProps {
  readonly token: string;
  readonly page: HostPageWire;
}

/** A host's own page: requests, sessions by day, calendar and absences, in the host's zone. */
export function HostPage({ token, page }: HostPageProps) {
  const { host, asks, sessions, past, absences, declineReasons } = page;
  const zone = zoneOf(host.zone);
  const now = Date.now();
  const days = byDay(sessions, zone, now);
  const next = days[0]?.sessions[0]?.assignmentId ?? null;
  // Sessions whose default state the host has toggled. By default only the next one is expanded.
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const isOpen = (id: number) => (id === next) !== toggled.has(id);
  const toggle = (id: number) =>
    setToggled(
      (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
    );
  return (
    <Frame>
      <Hello>{`Hello, ${host.name.split(' ')[0] ?? ''}`}</Hello>
      <Lead style={{ marginTop: 10 }}>{greeting(page, zone, now)}</Lead>
      <Columns>
        <div>
          {asks.map((ask) => (
            <Ask key={ask.assignmentId} token={token} ask={ask} zone={zone} reasons={declineReasons} />
          ))}
          {days.map(({ day, name, date, sessions: ofDay }) => (
            <OneDay key={day} aria-label={`${name}, ${date}`}>
              <Day>
                <span>{`${name} `}</span>
                <span>{date}</span>
              </Day>
              {ofDay.map((session) => (
                <RunSheet
                  key={session.assignmentId}
                  session={session}
                  zone={zone}
                  isOpen={isOpen(session.assignmentId)}
                  onToggle={() => toggle(session.assignmentId)}
                />
              ))}
            </OneDay>
          ))}
          {days.length === 0 && (
            <Soft style={{ marginTop: asks.length > 0 ? 28 : 0 }}>
              Sessions that you lead show here, each with its run sheet.
            </Soft>
          )}
        </div>
        <aside aria-label="About you">
          <HostCalendar token={token} />
          <Absences token={token} absences={absences} led={[...asks, ...sessions]} zone={zone} />
          <PastSessions sessions={past} zone={zone} />
        </aside>
      </Columns>
    </Frame>
  );
}
