import type { ListPage } from '../../api/transport/read-page.ts';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import type { RecordActions } from '../../forms/RecordList.tsx';
import { rangeOf } from '../../ui/formats/counted.ts';
import { Pager } from '../../ui/primitives/Pager.tsx';
import { Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { ExperienceRow } from './ExperienceRow.tsx';

interface ExperienceTableProps extends RecordActions<ExperienceWire> {
  readonly onCopy: (experience: ExperienceWire) => void;
  readonly page: ListPage<ExperienceWire>;
  /** The number of experiences before this page. */
  readonly from: number;
  /** Whether the previous page is shown while this one is loading. */
  readonly stale: boolean;
  /** Id of the one just created. */
  readonly made: number | null;
  readonly onBack: (() => void) | null;
  readonly onNext: (() => void) | null;
}

/** One page of experiences. */
export function ExperienceTable(props: ExperienceTableProps) {
  const { page, from, stale, made, onCopy, onEdit, onDelete, onHistory, onBack, onNext } = props;
  return (
    <>
      <TablePanel data-stale={stale || undefined} aria-busy={stale || undefined}>
        <Table>
          <caption>Experiences</caption>
          <thead>
            <tr>
              <th scope="col">ID</th>
              <th scope="col">Title</th>
              <th scope="col">Category</th>
              <th scope="col">
                Price <small>starter / elevated / premium / ultimate</small>
              </th>
              <th scope="col">Status</th>
              <th scope="col" data-right="">
                Actions
              </th>
            </tr>
          </thead>
          <tbody>
            {page.items.map((experience) => (
              <ExperienceRow
                key={experience.id}
                experience={experience}
                made={experience.id === made}
                onCopy={onCopy}
                onEdit={onEdit}
                onDelete={onDelete}
                onHistory={onHistory}
              />
            ))}
          </tbody>
        </Table>
      </TablePanel>
      <Pager
        label="Pages of experiences"
        words={rangeOf(from, page.items.length, page.total)}
        onBack={onBack}
        onNext={onNext}
      />
    </>
  );
}
