import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, Fragment, useState } from 'react';
import { type HistoryOf, showHistory } from '../addresses/history-address.ts';
import { useAddAsked } from '../addresses/use-add-asked.ts';
import { useAddress } from '../addresses/use-address.ts';
import { AddButton } from '../ui/primitives/AddButton.tsx';
import type { Elements } from '../ui/primitives/elements.ts';
import { Loaded } from '../ui/primitives/Loaded.tsx';
import { TableSkeleton } from '../ui/primitives/TableSkeleton.tsx';
import { Below, TabTop } from '../ui/primitives/TabTop.tsx';
import { DeleteDialog, type Deletion } from './DeleteDialog.tsx';

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
  readonly title: string;
  readonly text?: string;
  readonly addLabel: string;
  readonly query: UseQueryResult<readonly Item[]>;
  /** As in "Failed to load add-ons". */
  readonly noun: string;
  /** Number of rows in the skeleton. */
  readonly rows: number;
  /** Whether the list has its own space above. */
  readonly spaced?: boolean;
  /** Shown when there are no records; `add` is the button that adds one. */
  readonly empty: (add: Elements) => Elements;
  readonly historyOf: (record: Item) => HistoryOf;
  readonly Form: ComponentType<RecordFormProps<Item>>;
  readonly deletion: Deletion<Item>;
  readonly children: (records: readonly Item[], actions: RecordActions<Item>) => Elements;
}

/** A dashboard tab that lists all records of a kind, with dialogs to add, edit and delete one. */
export function RecordList<Item extends Identified>(props: RecordListProps<Item>) {
  const { title, text, addLabel, query, noun, rows, spaced, empty, historyOf, Form, deletion, children } =
    props;
  const [, change] = useAddress();
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  useAddAsked(() => setEdited('new'));
  const [toDelete, setToDelete] = useState<Item | null>(null);
  const add = <AddButton label={addLabel} onClick={() => setEdited('new')} />;
  const Space = spaced && (query.data || !query.isError) ? Fragment : Below;
  return (
    <>
      <TabTop title={title} text={text}>
        {add}
      </TabTop>
      <Space>
        <Loaded
          query={query}
          failed={`Failed to load ${noun}`}
          skeleton={<TableSkeleton rows={rows} label={`Loading ${noun}...`} />}
          isEmpty={({ length }) => length === 0}
          empty={empty(add)}
        >
          {(records) =>
            children(records, {
              onEdit: setEdited,
              onDelete: setToDelete,
              onHistory: (record) => change(showHistory(historyOf(record))),
            })
          }
        </Loaded>
      </Space>
      {edited && <Form record={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <DeleteDialog {...deletion} subject={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}
