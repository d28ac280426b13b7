import { useQuery } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import { deleteCategory } from '../../api/admin/admin-categories.ts';
import { categoriesQuery } from '../../api/catalogue/catalogue.ts';
import type { CategoryWire } from '../../api/transport/wire.ts';
import type { DeletionWords } from '../../forms/DeleteDialog.tsx';
import { RecordList } from '../../forms/RecordList.tsx';
import { counted } from '../../ui/formats/counted.ts';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryList } from './CategoryList.tsx';

const DELETION: DeletionWords<CategoryWire> = {
  mutation: deleteCategory,
  textOf: ({ name, experienceCount }) =>
    `“${name}” will be deleted for good, with its row on the home page. Its ${counted(experienceCount, 'experience')} will stay. This action cannot be undone.`,
};

const byOrder = (categories: readonly CategoryWire[]): readonly CategoryWire[] =>
  [...categories].sort((a, b) => a.order - b.order || a.id - b.id);

/** The categories in the order of the home page's rows. */
export default function Categories() {
  return (
    <RecordList
      title="Categories"
      text="The order here is the order of the rows on the home page."
      one="Category"
      query={useQuery({ ...categoriesQuery, select: byOrder })}
      rows={5}
      spaced
      empty={() => (
        <EmptyState icon={Layers} title="No categories found" text="Add one to group your experiences." />
      )}
      nameOf={({ name }) => name}
      form={(props) => <CategoryForm {...props} />}
      deletion={DELETION}
    >
      {(categories, actions) => <CategoryList categories={categories} {...actions} />}
    </RecordList>
  );
}
