import Plus from 'lucide-react/icons/plus';
import { Button } from './Button.tsx';
import { useWriteAccess } from './write-access.ts';

interface AddButtonProps {
  readonly look?: 'line';
  readonly label: string;
  readonly onClick: () => void;
}

/** A button that opens the form for a new record. Not shown to users without write access. */
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
