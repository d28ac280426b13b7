import { Button } from '../../ui/primitives/Button.tsx';
import type { Preferences } from './use-preferences.ts';

/** Buttons that save or discard the changes. */
export function EditingButtons({ preferences }: { readonly preferences: Preferences }) {
  const { pending, save, drop } = preferences;
  return (
    <>
      <Button size="sm" pending={pending} onClick={save}>
        {pending ? 'Saving...' : 'Save dates'}
      </Button>
      <Button look="bare" size="sm" onClick={drop}>
        Keep as they were
      </Button>
    </>
  );
}
