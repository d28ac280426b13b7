import { useQuery, useQueryClient } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { showHistory } from '../../addresses/history-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { deleteCategory } from '../../api/admin/admin-categories.ts';
import { categoriesQuery } from '../../api/catalogue/catalogue.ts';
import type { CategoryWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { DeleteDialog } from '../../ui/overlays/DeleteDialog.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Below, TabTop } from '../../ui/primitives/TabTop.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryList } from './CategoryList.tsx';

/** The categories, in the order of the rows on the home page. */
export default function Categories() {
  const client = useQueryClient();
  const [, change] = useAddress();
  const { data, isError, isFetching, refetch } = useQuery(categoriesQuery);
  const [edited, setEdited] = useState<CategoryWire | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<CategoryWire | null>(null);
  const sorted = useMemo(() => [...(data ?? [])].sort((a, b) => a.order - b.order || a.id - b.id), [data]);
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
      Add Category
    </Button>
  );
  return (
    <>
      <TabTop title="Categories" text="The order here is the order of the rows on the home page.">
        {add}
      </TabTop>
      {isError && (
        <Below>
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            Failed to load categories
          </LoadFailure>
        </Below>
      )}
      {!isError && !data && <TableSkeleton rows={5} label="Loading categories..." />}
      {!isError && data?.length === 0 && (
        <EmptyState icon={Layers} title="No categories found" text="Add one to group your experiences." />
      )}
      {!isError && sorted.length > 0 && (
        <CategoryList
          categories={sorted}
          onEdit={setEdited}
          onDelete={setToDelete}
          onHistory={({ id, name }) =>
            change(showHistory({ subject: 'category', subjectId: String(id), name }))
          }
        />
      )}
      {edited && <CategoryForm category={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <DeleteDialog
        subject={toDelete}
        title="Delete category"
        textOf={({ name, experienceCount }) =>
          `“${name}” will be deleted for good, with its row on the home page. Its ${counted(experienceCount, 'experience')} will stay. This action cannot be undone.`
        }
        keepLabel="Keep category"
        actLabel="Delete category"
        onKeep={() => setToDelete(null)}
        onDelete={({ id }) => deleteCategory(client, id)}
        onDeleted={() => say('Category has been deleted')}
        onFailed={() => sayError('Failed to delete category')}
      />
    </>
  );
}
