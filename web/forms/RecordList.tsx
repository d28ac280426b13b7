import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { showHistory } from '../addresses/history-address.ts';
import { useAddAsked } from '../addresses/use-add-asked.ts';
import { useAddress } from '../addresses/use-address.ts';
import { AddButton } from '../ui/primitives/AddButton.tsx';
import type { Elements } from '../ui/primitives/elements.ts';
import { Loaded } from '../ui/primitives/Loaded.tsx';
import { TableSkeleton } from '../ui/primitives/TableSkeleton.tsx';
import { Below, TabTop } from '../ui/primitives/TabTop.tsx';
import { DeleteDialog, type DeletionWords, deletionOf } from './DeleteDialog.tsx';

interface Identified {
  readonly id: number;
}

export interface RecordFormProps<Item> {
  /** null for a new record. */
  readonly record: Item | null;
  readonly onClose: () => void;
}

export interface RecordActions<Item> {
  readonly onEdit: (record: Item) => void;
  readonly onDelete: (record: Item) => void;
  readonly onHistory: (record: Item) => void;
}

interface RecordListProps<Item extends Identified> {
  /** As in "Failed to load add-ons". */
  readonly title: string;
  /** The title of one, as in "Add Add-On" and, in small letters, in the audit log. */
  readonly one: string;
  readonly text?: string;
  readonly query: UseQueryResult<readonly Item[]>;
  /** Number of rows in the skeleton. */
  readonly rows: number;
  /** Whether the list has its own space above. */
  readonly spaced?: boolean;
  /** Shown when there are no records; `add` is the button that adds one. */
  readonly empty: (add: Elements) => Elements;
  readonly nameOf: (record: Item) => string;
  readonly form: (props: RecordFormProps<Item>) => Elements;
  readonly deletion: DeletionWords<Item>;
  readonly children: (records: readonly Item[], actions: RecordActions<Item>) => Elements;
}

/** A dashboard tab that lists all records of a kind, with dialogs to add, edit and delete one. */
export function RecordList<Item extends Identified>(props: RecordListProps<Item>) {
  const { title, one, text, query, rows, spaced, empty, nameOf, form, deletion, children } = props;
  const [noun, nouns] = [one.toLowerCase(), title.toLowerCase()];
  const [, change] = useAddress();
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  useAddAsked(() => setEdited('new'));
  const [toDelete, setToDelete] = useState<Item | null>(null);
  const add = <AddButton label={`Add ${one}`} onClick={() => setEdited('new')} />;
  const Space = spaced && (query.data || !query.isError) ? Fragment : Below;
  return (
    <>
      <TabTop title={title} text={text}>
        {add}
      </TabTop>
      <Space>
        <Loaded
          query={query}
          failed={`Failed to load ${nouns}`}
          skeleton={<TableSkeleton rows={rows} label={`Loading ${nouns}...`} />}
          isEmpty={({ length }) => length === 0}
          empty={empty(add)}
        >
          {(records) =>
            children(records, {
              onEdit: setEdited,
              onDelete: setToDelete,
              onHistory: (record) =>
                change(
                  showHistory({
                    subject: noun.replaceAll(' ', '-'),
                    subjectId: String(record.id),
                    name: nameOf(record),
                  }),
                ),
            })
          }
        </Loaded>
      </Space>
      {edited && form({ record: edited === 'new' ? null : edited, onClose: () => setEdited(null) })}
      <DeleteDialog {...deletionOf(noun, deletion)} subject={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}
