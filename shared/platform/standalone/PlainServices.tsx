import { type ReactNode, useMemo, useState } from 'react';
import { type HostServices, ServicesProvider, type Toast } from '../services';
import { Notice } from '../ui';

const kinds = { positive: 'success', info: 'info', warning: 'warning', negative: 'error' } as const;

/** Host services made of what a browser has: enough to work on a part, not for visitors. */
export function PlainServices({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();
  const services = useMemo<HostServices>(
    () => ({
      toast: setToast,
      popup: async ({ title, message }) => window.alert(textOf(title, message)),
      confirm: async ({ title, message }) => window.confirm(textOf(title, message)),
      prompt: async ({ title, message }) => window.prompt(textOf(title, message)) ?? undefined,
      requestError: (error) => setToast({ kind: 'negative', message: JSON.stringify(error) }),
      reportBug: async ({ message }) => window.alert(`The host would report: ${message}`),
    }),
    [],
  );
  return (
    <ServicesProvider value={services}>
      {children}
      {toast && <Notice kind={kinds[toast.kind]} title={toast.message} />}
    </ServicesProvider>
  );
}

const textOf = (title: string, message: ReactNode) => (typeof message === 'string' ? `${title}\n\n${message}` : title);
