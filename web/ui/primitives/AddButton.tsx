import Plus from 'lucide-react/icons/plus';
import { Button } from './Button.tsx';
import { useWriteAccess } from './write-access.ts';

interface AddButtonProps {
  readonly look?: 'line';
  readonly label: string;
  readonly onClick: () => void;
}

/** Opens the form of something new; not shown to whoever may only look. */
export function AddButton({ look, label, onClick }: AddButtonProps) {
  const may = useWriteAccess();
  if (!may) return null;
  return (
    <Button look={look} onClick={onClick}>
      <Plus size={20} strokeWidth={1.75} style={{ flex: 'none' }} aria-hidden="true" />
      <span>{label}</span>
    </Button>
  );
}
