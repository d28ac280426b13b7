import { useMutation, useQueryClient } from '@tanstack/react-query';
import { METHOD_REMOVED } from '@wondercast/core/money/payment/words';
import {
  paymentMethodsQuery,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '../../api/payment/payment-methods.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { PaymentMethodWire } from '../../api/transport/wire.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

type Methods = PaymentMethodWire[];

const { queryKey } = paymentMethodsQuery;

/** An optimistic update: shown at once, and rolled back when the server refuses. */
function useChange(
  send: (id: number) => Promise<unknown>,
  change: (methods: Methods, id: number) => Methods,
  words: { readonly done: string; readonly failed: string },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: async (id: number) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (methods) => methods && change(methods, id));
      return { before };
    },
    onSuccess: () => showToast(words.done),
    onError: (error, _id, context) => {
      client.setQueryData(queryKey, context?.before);
      showError(error instanceof ApiError ? error.message : null, words.failed);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export const useSetDefault = () =>
  useChange(
    setDefaultPaymentMethod,
    (methods, id) => methods.map((method) => ({ ...method, isDefault: method.id === id })),
    { done: 'Default payment method updated', failed: 'Failed to update default payment method' },
  );

export const useRemove = () =>
  useChange(removePaymentMethod, (methods, id) => methods.filter((method) => method.id !== id), {
    done: METHOD_REMOVED,
    failed: 'Failed to remove payment method',
  });
