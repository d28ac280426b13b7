import { ConfirmDialog } from '../overlays/ConfirmDialog.tsx';

interface UnsavedQuestionProps {
  readonly isOpen: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before unsaved input is discarded. */
export function UnsavedQuestion({ isOpen, onKeep, onDiscard }: UnsavedQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Unsaved changes"
      text="Your changes are not saved. If you leave now, they are lost."
      keepLabel="Keep editing"
      actLabel="Discard changes"
      pending={false}
      onKeep={onKeep}
      onAct={onDiscard}
    />
  );
}
