import type { LucideIcon } from 'lucide-react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from './IconButton.tsx';
import { useWriteAccess } from './write-access.ts';

interface ToolButtonProps {
  readonly icon: LucideIcon;
  /** What it does; also its tooltip. */
  readonly title: string;
  /** What it does and with which record, for screen readers. */
  readonly label: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A small button at the end of a row. */
export function ToolButton({ icon: Icon, title, label, danger, disabled, onClick }: ToolButtonProps) {
  return (
    <IconButton small danger={danger} aria-label={label} title={title} disabled={disabled} onClick={onClick}>
      <Icon size={18} strokeWidth={1.75} />
    </IconButton>
  );
}

interface MoveButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
}

export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const may = useWriteAccess();
  if (!may) return null;
  return (
    <>
      <ToolButton
        icon={ArrowUp}
        title="Move up"
        label={`Move ${name} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <ToolButton
        icon={ArrowDown}
        title="Move down"
        label={`Move ${name} down`}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </>
  );
}

interface RecordButtonsProps {
  readonly name: string;
  readonly onHistory?: () => void;
  readonly onCopy?: () => void;
  readonly onEdit?: () => void;
  readonly onDelete?: () => void;
}

/** The buttons of a record: the given ones, or only History when the user has no write access. */
export function RecordButtons({ name, onHistory, onCopy, onEdit, onDelete }: RecordButtonsProps) {
  const may = useWriteAccess();
  return (
    <>
      {onHistory && (
        <ToolButton icon={History} title="History" label={`History of ${name}`} onClick={onHistory} />
      )}
      {may && onCopy && <ToolButton icon={Copy} title="Copy" label={`Copy ${name}`} onClick={onCopy} />}
      {may && onEdit && <ToolButton icon={Pencil} title="Edit" label={`Edit ${name}`} onClick={onEdit} />}
      {may && onDelete && (
        <ToolButton icon={Trash2} danger title="Delete" label={`Delete ${name}`} onClick={onDelete} />
      )}
    </>
  );
}
