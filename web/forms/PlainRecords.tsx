import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { takenFieldsOf } from '@wondercast/core/kernel/records/field';
import { newRecordRule } from '@wondercast/core/kernel/records/record-rules';
import type { LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import type { RecordApi, Versioned } from '../api/admin/record-api.ts';
import { Stack } from '../ui/forms/field-look.ts';
import { EmptyState } from '../ui/primitives/EmptyState.tsx';
import type { DeletionWords } from './DeleteDialog.tsx';
import { INPUTS, SHOWN, type SimpleFields } from './plain-fields.tsx';
import { RecordDialog, recordKind } from './RecordDialog.tsx';
import { RecordList } from './RecordList.tsx';
import { type Column, RecordTable } from './RecordTable.tsx';
import { recordDraft } from './record-draft.ts';

type Draft = Readonly<Record<string, string>>;

/** A kind of record whose section follows from its fields. `one` is its title, as in "Add Holiday". */
export const plainKind = <Sent extends object, Saved extends Versioned>(
  one: string,
  fields: SimpleFields,
  api: RecordApi<Sent, Saved>,
) => {
  const { draftOf, bodyOf, ...draft } = recordDraft(fields);
  const columns = Object.entries(fields).map(([name, { label, kind }], at): Column<Saved> => {
    const words = (record: Saved) => SHOWN[kind](Reflect.get(record, name));
    return { title: label, cell: at === 0 ? (record) => <b>{words(record)}</b> : words };
  });
  return {
    fields,
    columns,
    ...recordKind<Draft, Sent, Saved, Saved>({
      ...draft,
      title: one,
      noun: one.toLowerCase(),
      api,
      rule: newRecordRule(fields),
      fieldOf: takenFieldsOf(fields),
      // The contract's types follow from the same fields, which are known only by their kinds here.
      draftOf: (record) => draftOf(record as never),
      bodyOf: (typed) => bodyOf(typed as never) as unknown as Sent,
    }),
  };
};

interface PlainRecordsProps<Sent extends object, Saved extends Versioned, Key extends QueryKey>
  extends Pick<DeletionWords<Saved>, 'textOf'> {
  readonly kind: ReturnType<typeof plainKind<Sent, Saved>>;
  readonly title: string;
  readonly text?: string;
  readonly icon: LucideIcon;
  /** How they are listed and deleted. */
  readonly records: {
    readonly query: UseQueryOptions<Saved[], Error, Saved[], Key>;
    readonly remove: DeletionWords<Saved>['mutation'];
  };
  readonly nameOf: (record: Saved) => string;
}

/** The dashboard's tab of records that need nothing of their own: a table and a form of all fields. */
export function PlainRecords<Sent extends object, Saved extends Versioned, Key extends QueryKey>(
  props: PlainRecordsProps<Sent, Saved, Key>,
) {
  const { kind, title, text, icon, records, nameOf, textOf } = props;
  return (
    <RecordList
      title={title}
      one={kind.title}
      text={text}
      query={useQuery(records.query)}
      rows={4}
      empty={(add) => <EmptyState icon={icon} title={`No ${title.toLowerCase()} found`} action={add} />}
      nameOf={nameOf}
      form={({ record, onClose }) => (
        <RecordDialog kind={kind} record={record} width={520} onClose={onClose}>
          {({ draft, set, field }) => (
            <Stack>
              {Object.entries(kind.fields).map(([name, { kind: of }]) => (
                <Fragment key={name}>
                  {INPUTS[of]({
                    props: field(name),
                    typed: draft[name],
                    onChange: (typed) => set({ [name]: typed as string }),
                  })}
                </Fragment>
              ))}
            </Stack>
          )}
        </RecordDialog>
      )}
      deletion={{ mutation: records.remove, textOf }}
    >
      {(all, actions) => (
        <RecordTable caption={title} records={all} columns={kind.columns} nameOf={nameOf} {...actions} />
      )}
    </RecordList>
  );
}
