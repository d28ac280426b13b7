import { useQuery } from '@tanstack/react-query';
import MicVocal from 'lucide-react/icons/mic-vocal';
import { lazy, Suspense, useState } from 'react';
import { showHistory } from '../../addresses/history-address.ts';
import { showSession } from '../../addresses/session-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { hostsQuery } from '../../api/admin/hosts.ts';
import type { HostWire } from '../../api/transport/wire.ts';
import { languageWords } from '../../ui/formats/language-words.ts';
import { placeOf, zoneOf } from '../../ui/formats/zone-moment.ts';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { AddButton } from '../../ui/primitives/AddButton.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Bar, Below, TabTop } from '../../ui/primitives/TabTop.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { HostForm } from './HostForm.tsx';
import { HostTable } from './HostTable.tsx';
import { NewAbsence } from './NewAbsence.tsx';

const ACTIVITY = [
  { value: 'inactive', label: 'Inactive' },
  { value: 'all', label: 'All' },
] as const;

const matches = ({ name, email, languages, zone }: HostWire, search: string): boolean =>
  `${name} ${email} ${languageWords(languages)} ${zone ?? ''}`.toLowerCase().includes(search.toLowerCase());

const GiveToOthers = lazy(() => import('../../forms/GiveToOthers.tsx'));

/** The dashboard's tab of hosts: a list, and a form for each. */
export default function Hosts() {
  const [parameters, change] = useAddress();
  const [search, setSearch] = useState('');
  const [away, setAway] = useState<number | null>(null);
  const [gives, setGives] = useState<number | null>(null);
  const query = useQuery(hostsQuery);
  const opened = parameters.get('host');
  const activity = parameters.get('activity');
  const host = query.data?.find(({ id }) => String(id) === opened) ?? null;
  const add = <AddButton label="Add Host" onClick={() => change({ host: 'new' })} />;
  const onSchedule = (next: HostWire['next'], zone: string | null) =>
    change({
      tab: 'schedule',
      host: null,
      activity: null,
      day: next ? placeOf(next.startsAt, zoneOf(zone)).day : null,
    });

  if (opened === 'new' || host)
    return (
      <HostForm
        key={host?.id ?? 'new'}
        host={host}
        onClose={() => change({ host: null })}
        onCreated={({ id }) => change({ host: String(id) }, { replace: true })}
        onSchedule={() => onSchedule(host?.next ?? null, host?.zone ?? null)}
        onSession={(id) => change(showSession(id))}
      />
    );

  const of = (hosts: readonly HostWire[]) =>
    hosts.filter(
      (each) => (activity === 'all' || each.active === (activity !== 'inactive')) && matches(each, search),
    );
  const absent = query.data?.find(({ id }) => id === away);
  const active = query.data?.filter((each) => each.active).length ?? 0;
  return (
    <>
      <TabTop title="Hosts">{add}</TabTop>
      {query.data && query.data.length > 0 && (
        <Bar>
          <SearchField label="Search name, language or zone" value={search} onSearch={setSearch} />
          <FilterSelect
            label="Activity"
            all="Active"
            options={ACTIVITY}
            chosen={activity}
            onChoose={(next) => change({ activity: next }, { replace: true })}
          />
          <Small aria-live="polite">{`${active} active, ${query.data.length - active} not`}</Small>
        </Bar>
      )}
      {opened && query.data && (
        <Below>
          <Note tone="warn">There is no such host any more.</Note>
        </Below>
      )}
      <Loaded
        query={query}
        failed="Failed to load hosts"
        skeleton={
          <Below>
            <TableSkeleton rows={5} label="Loading hosts..." />
          </Below>
        }
        isEmpty={({ length }) => length === 0}
        empty={
          <EmptyState
            icon={MicVocal}
            title="No hosts yet"
            text="A host leads sessions. Add the first, and ask them from the schedule."
            action={add}
          />
        }
      >
        {(hosts) =>
          of(hosts).length === 0 ? (
            <EmptyState icon={MicVocal} title="No hosts found" />
          ) : (
            <HostTable
              hosts={of(hosts)}
              onEdit={({ id }) => change({ host: String(id) })}
              onSession={(id) => change(showSession(id))}
              onAway={({ id }) => setAway(id)}
              onSchedule={({ next, zone }) => onSchedule(next, zone)}
              onHistory={({ id, name }) =>
                change(showHistory({ subject: 'host', subjectId: String(id), name }))
              }
            />
          )
        }
      </Loaded>
      {absent && (
        <NewAbsence
          host={absent}
          first="Today"
          onClose={() => setAway(null)}
          onClashes={(clashes) => setGives(clashes.length > 0 ? absent.id : null)}
        />
      )}
      {gives !== null && (
        <Suspense fallback={null}>
          <GiveToOthers hostId={gives} onClose={() => setGives(null)} />
        </Suspense>
      )}
    </>
  );
}
