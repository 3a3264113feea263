import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What a mail server received: envelope and message, its folded headers joined. */
export interface Received {
  to: string[];
  headers: string;
  body: string;
}

/** A mail server of a test's own. `answer` says how it takes the next messages. */
export class MailServer {
  readonly received: Received[] = [];
  /** Each is the answer to one message, in order; then all are taken. */
  readonly refusals: { code: number; after: boolean }[] = [];
  private readonly smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = this.refusals.shift();
        const error = refusal && Object.assign(new Error('Refused here'), { responseCode: refusal.code });
        if (refusal && !refusal.after) return done(error);
        const [headers = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n');
        const to = session.envelope.rcptTo.map(({ address }) => address);
        this.received.push({ to, headers: headers.replace(/\r\n[ \t]+/g, ' '), body: rest.join('\r\n\r\n') });
        done(error);
      });
    },
  });

  async start(): Promise<string> {
    const listening = this.smtp.listen(0, '127.0.0.1');
    await new Promise((resolve) => listening.once('listening', resolve));
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }
  stop = () => new Promise<void>((resolve) => this.smtp.close(() => resolve()));
}
