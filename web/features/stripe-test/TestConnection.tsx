import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { testProvider } from '../../api/payment/payment-test.ts';
import { ApiError } from '../../api/transport/transport.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { PanelTitle, Soft } from '../../ui/primitives/Text.tsx';

const FAILED = 'Connection test failed';

/** Tests whether the shop reaches its payment provider. */
export function TestConnection() {
  const id = useId();
  const {
    mutate: test,
    data: answer,
    isPending,
  } = useMutation({
    mutationFn: testProvider,
    onSuccess: ({ success, message }) => {
      if (success) showToast('Connection successful', message);
      else showError(message, FAILED);
    },
    onError: (error) => {
      if (error instanceof ApiError) showError(error.message, FAILED);
      else showError('Failed to test connection', 'Connection Error');
    },
  });

  const account = answer?.account;
  return (
    <Panel aria-labelledby={id}>
      <PanelTitle id={id}>API connection</PanelTitle>
      <Soft style={{ margin: '8px 0 18px' }}>Does the shop reach its payment provider?</Soft>
      <Button look="line" pending={isPending} onClick={() => test()}>
        Test API Connection
      </Button>
      {answer && (
        <div style={{ marginTop: 18 }}>
          <Note tone={answer.success ? 'info' : 'bad'}>
            {[answer.message, account?.business_profile?.name, account?.country].filter(Boolean).join(' · ')}
          </Note>
        </div>
      )}
    </Panel>
  );
}
