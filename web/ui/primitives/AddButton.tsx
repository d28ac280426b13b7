import Plus from 'lucide-react/icons/plus';
import { Button } from './Button.tsx';

interface AddButtonProps {
  readonly look?: 'line';
  readonly label: string;
  readonly onClick: () => void;
}

/** Opens the form of something new. */
export function AddButton({ look, label, onClick }: AddButtonProps) {
  return (
    <Button look={look} onClick={onClick}>
      <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
      {label}
    </Button>
  );
}
