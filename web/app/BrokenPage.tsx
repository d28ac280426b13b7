import CloudOff from 'lucide-react/icons/cloud-off';
import { Button } from '../ui/primitives/Button.tsx';
import { EmptyState } from '../ui/primitives/EmptyState.tsx';

export default function BrokenPage() {
  return (
    <EmptyState
      icon={CloudOff}
      titleAs="h1"
      title="Something went wrong"
      text="This page could not be shown. Loading it again usually helps."
      action={
        <Button look="line" onClick={() => window.location.reload()}>
          Reload page
        </Button>
      }
    />
  );
}
