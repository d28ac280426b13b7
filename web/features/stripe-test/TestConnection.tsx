import { useId, useState } from 'react';
import { testProvider } from '../../api/payment/payment-test.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { ProviderTestWire } from '../../api/transport/wire.ts';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { PanelTitle, Soft } from '../../ui/primitives/Text.tsx';

const FAILED = 'Connection test failed';

/** Asks the shop whether it reaches its payment provider. */
export function TestConnection() {
  const id = useId();
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<ProviderTestWire | null>(null);

  const test = async () => {
    setPending(true);
    setAnswer(null);
    try {
      const said = await testProvider();
      if (said.success) say('Connection successful', said.message);
      else sayError(said.message, FAILED);
      setAnswer(said);
    } catch (error) {
      if (error instanceof ApiError) sayError(error.message, FAILED);
      else sayError('Failed to test connection', 'Connection Error');
    } finally {
      setPending(false);
    }
  };

  const account = answer?.account;
  return (
    <Panel aria-labelledby={id}>
      <PanelTitle id={id}>API connection</PanelTitle>
      <Soft style={{ margin: '8px 0 18px' }}>Does the shop reach its payment provider?</Soft>
      <Button look="line" pending={pending} onClick={test}>
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
