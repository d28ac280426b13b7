import { Button } from '../../ui/primitives/Button.tsx';

/** Opens what can be changed of a session. */
export function ChangeButton({ onChange }: { readonly onChange: () => void }) {
  return (
    <Button look="bare" size="sm" aria-haspopup="dialog" onClick={onChange}>
      Change or cancel
    </Button>
  );
}
