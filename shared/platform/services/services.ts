import { createContext, type ReactNode, useContext } from 'react';

export interface Toast {
  message: string;
  kind: 'positive' | 'info' | 'warning' | 'negative';
  /** How long it stays, in milliseconds, not counting while it is hovered or focused; five seconds where it is not said. */
  duration?: number;
  actions?: { label: string; onPress(): void }[];
}

export interface Question {
  title: string;
  message?: ReactNode;
  yes?: string;
  no?: string;
}

/**
 * What went wrong, for a bug report. Never what a person has entered; what is quoted in it, addresses, numbers and
 * keys are taken out, and of `response` only an error answer of the server is sent.
 */
export interface BugCause {
  message: string;
  /** An error's `stack`: of it only where in the code it was thrown is sent. */
  stack?: string;
  /** The body of the answer. */
  response?: string;
  status?: number;
  /** Which call, as `GET /file/:id`. */
  request?: string;
  /** Where the service stands. */
  api?: string;
}

/** What the host does for every part: feedback in one place, in one voice. Remotes never draw their own. */
export interface HostServices {
  toast(toast: Toast): void;
  /** A dialog with one way out; resolves when it is closed. */
  popup(notice: { title: string; message: ReactNode; ok?: string }): Promise<void>;
  /** Resolves true for yes. */
  confirm(question: Question): Promise<boolean>;
  /** Resolves the text, or undefined when dismissed. What is secret is not shown while it is typed; what is short, as a name, is one line. */
  prompt(question: Question & { label: string; isSecret?: boolean; isShort?: boolean }): Promise<string | undefined>;
  /** Shows a failed call in the words and for the time that the specification gives its status. */
  requestError(error: unknown): void;
  /** Asks for detail, then sends a bug report. */
  reportBug(cause: BugCause): Promise<void>;
}

const ServicesContext = createContext<HostServices | undefined>(undefined);
export const ServicesProvider = ServicesContext.Provider;

/** The host's services. Throws outside a host, a standalone page or a test with `renderInHost`. */
export function useServices(): HostServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}
