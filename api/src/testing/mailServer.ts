import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What a mail server received: envelope and message, its folded headers joined. */
export interface Received {
  to: string[];
  headers: string;
  body: string;
}

/** Where a mail server refuses; `answer` is after it took the message, when its answer is what goes wrong. */
export type RefusedAt = 'greeting' | 'sign-in' | 'sender' | 'recipient' | 'message' | 'answer';

/** A mail server of a test's own, which asks for a password and takes any. */
export class MailServer {
  readonly received: Received[] = [];
  /** Each is met once, in order, when a client comes to its place; with none left, all is taken. */
  readonly refusals: { at: RefusedAt; code: number; reply?: string }[] = [];
  private readonly held: (() => void)[] = [];
  private isSilent = false;
  private readonly smtp = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      const greet = () => done(this.refusalAt('greeting'));
      if (this.isSilent) this.held.push(greet);
      else greet();
    },
    onAuth: ({ username }, _session, done) => done(this.refusalAt('sign-in'), { user: username }),
    onMailFrom: (_address, _session, done) => done(this.refusalAt('sender')),
    onRcptTo: (_address, _session, done) => done(this.refusalAt('recipient')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = this.refusalAt('message');
        if (!refused) this.keep(Buffer.concat(chunks).toString(), session);
        done(refused ?? this.refusalAt('answer'));
      });
    },
  });

  async start(): Promise<string> {
    const listening = this.smtp.listen(0, '127.0.0.1');
    await new Promise((resolve) => listening.once('listening', resolve));
    return `smtp://office:secret@127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }
  stop = () => new Promise<void>((resolve) => this.smtp.close(() => resolve()));

  /** From now on it takes connections and says nothing, until the answered function is called. */
  fallSilent(): () => void {
    this.isSilent = true;
    return () => {
      this.isSilent = false;
      for (const greet of this.held.splice(0)) greet();
    };
  }

  private refusalAt(place: RefusedAt): Error | null {
    const [next] = this.refusals;
    if (next?.at !== place) return null;
    this.refusals.shift();
    return Object.assign(new Error(next.reply ?? 'Refused here'), { responseCode: next.code });
  }

  private keep(message: string, { envelope }: SMTPServerSession): void {
    const [headers = '', ...rest] = message.split('\r\n\r\n');
    const to = envelope.rcptTo.map(({ address }) => address);
    this.received.push({ to, headers: headers.replace(/\r\n[ \t]+/g, ' '), body: rest.join('\r\n\r\n') });
  }
}
