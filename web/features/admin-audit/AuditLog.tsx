import { useQuery } from '@tanstack/react-query';
import { AUDIT_SUBJECTS, maySeeSubject } from '@wondercast/core/people/audit-subjects';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useAddress } from '../../addresses/use-address.ts';
import { usePages } from '../../addresses/use-pages.ts';
import { auditQuery } from '../../api/admin/audit.ts';
import { userQuery } from '../../api/session/account.ts';
import type { UserWire } from '../../api/transport/wire.ts';
import { subjectWords } from '../../forms/audit/audit-words.ts';
import { EntryList } from '../../forms/audit/EntryList.tsx';
import { counted, rangeOf } from '../../ui/formats/counted.ts';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Pager } from '../../ui/primitives/Pager.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Bar, TabTop } from '../../ui/primitives/TabTop.tsx';
import { Small } from '../../ui/primitives/Text.tsx';

const PAGE_SIZE = 50;

const kindsFor = (user: UserWire | null) =>
  AUDIT_SUBJECTS.filter((subject) => user !== null && maySeeSubject(user, subject)).map((value) => ({
    value,
    label: subjectWords(value),
  }));

/** All changes of the shop, newest first. */
export default function AuditLog() {
  const [parameters, change] = useAddress();
  const subject = parameters.get('subject');
  const shown = { subject, subjectId: null, cursor: parameters.get('cursor') };
  const query = useQuery(auditQuery(shown));
  const { data: user } = useQuery(userQuery);
  const { data } = query;
  const { page, onBack, onNext } = usePages(data?.next ?? null);
  return (
    <>
      <TabTop title="Audit Log" text="Who changed what, and when. Nothing here can be changed or deleted." />
      <Bar>
        <FilterSelect
          label="Type of record"
          all="All records"
          options={kindsFor(user ?? null)}
          chosen={subject}
          onChoose={(chosen) => change({ subject: chosen, cursor: null })}
        />
        {data && <Small role="status">{counted(data.total, 'entry', 'entries')}</Small>}
      </Bar>
      <Loaded
        query={query}
        failed="Failed to load the audit log"
        skeleton={<TableSkeleton label="Loading entries..." />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState icon={ScrollText} title="Nothing has been changed yet" />}
      >
        {({ items, total }) => (
          <>
            <EntryList entries={items} />
            <Pager
              label="Pages of the audit log"
              words={rangeOf(page * PAGE_SIZE, items.length, total)}
              onBack={onBack}
              onNext={onNext}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
